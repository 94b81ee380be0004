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

test('the board is never smaller than what fits, and the next visit finds it as large', () => {
  const prefs = new Prefs();
  prefs.zoom -= 50;
  expect(prefs.zoom).toBe(100);
  prefs.zoom = 140;
  prefs.save();
  expect(new Prefs().zoom).toBe(140);
});

test('what cannot be taken back asks first until somebody does without', () => {
  const prefs = new Prefs();
  expect(prefs.asksFirst).toBe(true);
  prefs.asksFirst = false;
  prefs.save();
  expect(new Prefs().asksFirst).toBe(false);
});

test('the coach of a game is there until it is switched off, and begins again when switched on', () => {
  const prefs = new Prefs();
  prefs.told = ['lacrimosa-travel', 'fourberies-steal-from'];
  prefs.coach('lacrimosa', false);
  prefs.coach('lacrimosa', false);
  prefs.save();
  expect(new Prefs().uncoached).toEqual(['lacrimosa']);
  prefs.coach('lacrimosa', true);
  expect([prefs.uncoached, prefs.told]).toEqual([[], ['fourberies-steal-from']]);
});

test('what follows a person to another device leaves alone what suits only that one', () => {
  const [here, there] = [new Prefs(), new Prefs()];
  [here.name, here.language, here.lists, here.text, here.tells] = ['Ana', 'pl', true, 150, true];
  there.zoom = 200;
  there.carried = here.carried;
  expect([there.name, there.language, there.lists]).toEqual(['Ana', 'pl', true]);
  expect([there.text, there.tells, there.zoom]).toEqual([100, false, 200]);
  there.carried = 'rubbish';
  expect(there.name).toBe('Ana');
});

test('who is muted stays so on every device, at that table only; the oldest are forgotten', () => {
  const [here, there] = [new Prefs(), new Prefs()];
  here.mute('abc', 1, true);
  here.mute('abc', -1, true);
  here.mute('abd', 2, true);
  there.carried = here.carried;
  expect([there.mutedAt('abc'), there.mutedAt('ab'), there.mutedAt('abd')]).toEqual([[1, -1], [], [2]]);
  there.mute('abc', 1, false);
  expect(there.mutedAt('abc')).toEqual([-1]);
  for (let n = 0; n < 60; n += 1) there.mute('long', n, true);
  expect([there.mutedAt('abc'), there.mutedAt('long').length]).toEqual([[], 60]);
});
