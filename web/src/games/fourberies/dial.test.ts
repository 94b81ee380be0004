import { expect, test } from 'vitest';
import { cells } from './dial';

test('the dial runs from the outermost cell of tragedy to that of comedy, with no cell between the moods', () => {
  const all = cells(6);
  expect(all.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6]);
  expect(all.map(({ comedy }) => comedy)).toEqual([...Array(6).fill(false), ...Array(6).fill(true)]);
});

test('the needle swings from left to right over the cells of any dial', () => {
  for (const perSide of [5, 6, 8]) {
    const turns = cells(perSide).map(({ needle }) => needle.turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(turns[0]).toBeCloseTo(-turns.at(-1)!, 5);
  }
});

test('cells touch and do not overlap', () => {
  const xs = cells(6).map(({ x }) => x);
  const gaps = xs.slice(1).map((x, at) => x - xs[at]!);
  expect(Math.min(...gaps)).toBeGreaterThan(15);
});
