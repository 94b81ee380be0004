import { expect, test } from 'vitest';
import { entry } from '../testing/fakes';
import { lastHeard, renewed, sinceMyLast } from './log';

const log = [entry(1, -1, 'dealt'), entry(2, 0, 'chose'), entry(3, 1), entry(4, 1, 'stole'), entry(5, -1, 'turned')];

test('what comes after a step is replaced, so an undo shortens the log', () => {
  expect(renewed(log, 3, [entry(4, 0, 'other')]).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(renewed(log, 0, []).length).toBe(0);
});

test('a recap begins after my last step and leaves out what was silent', () => {
  expect(sinceMyLast(log, 0).map(({ n }) => n)).toEqual([4, 5]);
  expect(sinceMyLast(log, 1).map(({ n }) => n)).toEqual([5]);
});

test('who has not moved yet, or only watches, has missed nothing', () => {
  expect(sinceMyLast(log, 2)).toEqual([]);
  expect(sinceMyLast(log, null)).toEqual([]);
});

test('the last thing heard is not the last thing that happened in silence', () => {
  expect(lastHeard([...log, entry(6, 0)])?.n).toBe(5);
  expect(lastHeard([])).toBeUndefined();
});
