import { expect, test } from 'vitest';
import { PARTS } from './curve';
import { plain, signed } from './points';

test('what a mistake cost is what would have been gained, to the tenth', () => {
  expect(signed(-2.65 * PARTS, 'en')).toBe('−2.7');
  expect(signed(2.65 * PARTS, 'en')).toBe('+2.7');
  expect(plain(2.65 * PARTS, 'fr')).toBe('2,7');
  expect(signed(-0.01 * PARTS, 'en')).toBe('0.0');
});
