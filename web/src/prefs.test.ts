import { beforeEach, expect, test } from 'vitest';
import { Prefs } from './prefs.svelte';

beforeEach(() => localStorage.clear());

test('what was settled once is settled for the next visit', () => {
  const prefs = new Prefs();
  prefs.theme = 'dark';
  prefs.hush('caution-waste');
  prefs.hush('caution-waste');
  prefs.save();
  const again = new Prefs();
  expect([again.theme, again.hushed]).toEqual(['dark', ['caution-waste']]);
});

test('sound is off until somebody turns it on', () => {
  expect(new Prefs().sound).toBe(false);
});

test.each(['', 'null', '[]', '"x"', '{"theme":"mauve","pace":3,"hushed":[1],"language":"de"}'])(
  'nonsense in the store harms nobody: %s',
  (kept) => {
    localStorage.setItem('herzog.prefs', kept);
    const { theme, pace, hushed } = new Prefs();
    expect([theme, [0, 120, 250, 500].includes(pace), hushed]).toEqual(['system', true, []]);
  },
);
