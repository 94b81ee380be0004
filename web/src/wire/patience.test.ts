import { afterEach, expect, test } from 'vitest';
import { patient } from './patience';

afterEach(() => {
  delete document.documentElement.dataset['patience'];
});

test('waits as long as usual, unless the page says how many times that', () => {
  expect(patient(8_000)).toBe(8_000);
  document.documentElement.dataset['patience'] = '20';
  expect(patient(8_000)).toBe(160_000);
  document.documentElement.dataset['patience'] = '0.5';
  expect(patient(8_000)).toBe(4_000);
});

test.each(['', 'long', '0', '-2', 'Infinity', 'NaN'])('what is no factor changes nothing: "%s"', (said) => {
  document.documentElement.dataset['patience'] = said;
  expect(patient(8_000)).toBe(8_000);
});
