import { expect, test } from 'vitest';
import { entry } from '../testing/fakes';
import { lastHeard, renewed, roundsOf, rowsOf, sinceMyLast, undoable } from './log';

const log = [entry(1, -1, 'dealt'), entry(2, 0, 'chose'), entry(3, 1), entry(4, 1, 'stole'), entry(5, -1, 'turned')];

test('what comes after a step is replaced, so an undo shortens the log', () => {
  expect(renewed(log, 3, [entry(4, 0, 'other')]).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(renewed(log, 0, []).length).toBe(0);
});

test('a recap begins after my last step and leaves out what was silent', () => {
  expect(sinceMyLast(log, 0).map(({ n }) => n)).toEqual([4, 5]);
  expect(sinceMyLast(log, 1).map(({ n }) => n)).toEqual([5]);
});

test('a recap tells what was turned up, even if I was the last to choose', () => {
  const both = [
    { ...entry(6, 0), ask: 'Choose' },
    { ...entry(7, 1, 'revealed'), ask: 'Choose' },
  ];
  expect(sinceMyLast([...log, ...both], 0).map(({ n }) => n)).toEqual([7]);
  expect(sinceMyLast([...log, ...both], 1).map(({ n }) => n)).toEqual([7]);
});

test('whoever has not moved yet, or only watches, has missed nothing', () => {
  expect(sinceMyLast(log, 2)).toEqual([]);
  expect(sinceMyLast(log, null)).toEqual([]);
});

test('the last thing heard is not the last thing that happened in silence', () => {
  expect(lastHeard([...log, entry(6, 0)])?.n).toBe(5);
  expect(lastHeard([])).toBeUndefined();
});

test('a round begins after the step that announces it and ends with the one that announces the next', () => {
  const played = [entry(1, -1, 'Round A'), entry(2, 0, 'chose'), entry(3, 1, 'stole', 'Round B'), entry(4, 0, 'chose')];
  const nameOf = (event: unknown): string | undefined => /Round .*/.exec((event as { type: string }).type)?.[0];
  expect(roundsOf(played, nameOf)).toEqual([
    { name: 'Round A', after: 1, last: 3 },
    { name: 'Round B', after: 3, last: Infinity },
  ]);
});

test('a seat can take back its own steps, down to those of nature or of others', () => {
  expect(undoable(log, 0)).toBe(0);
  expect(undoable([...log, entry(6, 0), entry(7, 0, 'chose')], 0)).toBe(2);
  expect(undoable([entry(1, 0)], 0)).toBe(1);
});

test('what nature says again and again is one row, which ends with whatever else it says', () => {
  const drawn = [entry(1, -1, 'draws'), entry(2, -1, 'draws'), entry(3, -1, 'draws', 'turn'), entry(4, -1, 'draws'), entry(5, 0, 'draws')];
  expect(rowsOf(drawn).map(({ entry: { n }, first, times }) => [n, first, times])).toEqual([
    [3, 1, 3],
    [4, 4, 1],
    [5, 5, 1],
  ]);
});

test('a row does not reach over the place where somebody left off', () => {
  const drawn = [entry(1, -1, 'draws'), entry(2, -1, 'draws'), entry(3, -1, 'draws')];
  expect(rowsOf(drawn, 2).map(({ times }) => times)).toEqual([1, 2]);
});
