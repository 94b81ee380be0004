import { expect, test } from 'vitest';
import { path, range, rulings } from './chart';

const scores = [
  [0, 0],
  [0, 2],
  [5, 2],
  [5, 10],
];

test('a line has a corner only where points changed, and ends at the end', () => {
  expect(path(scores, 0, { width: 30, height: 10 })).toBe('M0.0 10.0H20.0V5.0H30.0V5.0');
});

test('the chart always shows zero, and debts below it', () => {
  expect(range(scores)).toEqual([0, 10]);
  expect(range([[-3, 4]])).toEqual([-3, 4]);
});

test('is ruled by round numbers', () => {
  expect(rulings([0, 10])).toEqual([0, 2, 4, 6, 8, 10]);
  expect(rulings([-3, 47])).toEqual([0, 10, 20, 30, 40]);
});
