import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry } from '../testing/fakes';
import type { LogEntry } from '../wire/types.gen';
import { Director } from './director.svelte';
import type { AnyStaging, Cue, Scene } from './score';

/** A game in which every event adds its name to the table; "own" is only seen, "ship" is seen when it arrives, "clash" is shown. */
const staging: AnyStaging = {
  begin: () => (event) => {
    const { type } = event as { type: string };
    const cue: Cue<unknown, unknown> = { paces: 4, quiet: type === 'own', change: (view) => `${view as string} ${type}` };
    if (type === 'ship') return [{ ...cue, lands: true, flights: [{ sprite: type, from: 'a', to: 'b' }] }];
    if (type === 'clash') return [{ ...cue, flights: [{ sprite: type, from: 'a', to: 'b', way: 'show' }] }];
    return type === 'silent' ? [] : [cue];
  },
  Sprite: undefined as unknown as AnyStaging['Sprite'],
};
const tempo = { pace: 100, still: false };
const scene = (...entries: LogEntry[]): Scene<unknown> => ({ me: 0, before: 'was', entries, after: 'is' });
let director: Director;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(tempo, { pace: 100, still: false });
  director = new Director(staging, tempo);
});
afterEach(() => vi.useRealTimers());

test('beats follow each other at the chosen pace, and then there is the table as it is', () => {
  director.stage(scene(entry(1, 1, 'met', 'gone')));
  expect(director.view).toBe('was met');
  vi.advanceTimersByTime(399);
  expect(director.view).toBe('was met');
  vi.advanceTimersByTime(1);
  expect(director.view).toBe('was met gone');
  vi.advanceTimersByTime(400);
  expect([director.beat, director.view]).toEqual([undefined, undefined]);
});

test('what moves is seen when it has arrived', () => {
  director.stage(scene(entry(1, 1, 'ship')));
  expect([director.view, director.flights.length]).toEqual(['was', 1]);
  vi.advanceTimersByTime(300);
  expect(director.view).toBe('was ship');
});

test('a press goes on to the next beat, two at once go to the end', () => {
  director.stage(scene(entry(1, 1, 'a', 'b', 'c', 'd')));
  director.skip(1000);
  expect([director.view, director.left]).toEqual(['was a b', 3]);
  director.skip(2000);
  expect(director.left).toBe(2);
  director.skip(2100);
  expect(director.left).toBe(0);
});

test('a beat that was skipped to has its whole time', () => {
  director.stage(scene(entry(1, 1, 'a', 'b')));
  vi.advanceTimersByTime(350);
  director.skip(1000);
  vi.advanceTimersByTime(350);
  expect(director.view).toBe('was a b');
});

test('what comes while something is played is played after it', () => {
  director.stage(scene(entry(1, 1, 'a')));
  director.stage({ ...scene(entry(2, 1, 'b')), before: 'is' });
  vi.advanceTimersByTime(400);
  expect(director.view).toBe('is b');
});

test('with no speed, or on a hidden page, nothing is played and nothing is left over', () => {
  tempo.pace = 0;
  director.stage(scene(entry(1, 1, 'a')));
  expect(director.beat).toBeUndefined();
  tempo.pace = 100;
  director.stage(scene(entry(1, 1, 'a')));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  director.stage(scene(entry(2, 1, 'b')));
  hidden.mockRestore();
  expect(director.beat).toBeUndefined();
});

test('where nothing may move there are stills, as long as the beats', () => {
  tempo.still = true;
  director.stage(scene(entry(1, 1, 'ship', 'a')));
  expect([director.view, director.flights]).toEqual(['was ship', []]);
  director.finish();
  director.stage(scene(entry(2, 1, 'clash', 'a')));
  expect(director.flights).toMatchObject([{ sprite: 'clash', from: 'b', to: 'b' }]);
  director.finish();
  director.stage(scene(entry(1, 1, 'ship', 'a')));
  vi.advanceTimersByTime(400);
  expect(director.view).toBe('was ship a');
});

test('what I did myself is seen at once and holds nobody up', () => {
  director.stage(scene(entry(1, 0, 'own')));
  expect(director.beat).toBeUndefined();
  director.stage(scene(entry(2, 0, 'own', 'a')));
  expect([director.view, director.beat?.captions.map(({ key }) => key)]).toEqual(['was own a', ['a']]);
});

test('a long wait makes haste', () => {
  director.stage(scene(entry(1, 1, ...Array.from({ length: 48 }, (_, at) => `e${at}`))));
  vi.advanceTimersByTime(200);
  expect(director.left).toBe(47);
});

test('the log does not run ahead of the stage', () => {
  const log = [entry(1, 1, 'a', 'silent', 'b'), entry(2, 1, 'c')];
  director.stage(scene(...log));
  const heard = (): string[] => director.heard(log).flatMap(({ said }) => said.map(({ phrase }) => phrase.key));
  expect(heard()).toEqual(['a']);
  director.skip(1000);
  expect(heard()).toEqual(['a', 'silent', 'b']);
  director.finish();
  expect(heard()).toEqual(['a', 'silent', 'b', 'c']);
});
