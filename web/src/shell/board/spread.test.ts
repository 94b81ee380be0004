import { expect, test } from 'vitest';
import { bars, span } from './spread';

test('every result is in some bar, and charts share their range', () => {
  const range = span([
    [3, 5, 5],
    [10, 12, 40],
  ]);
  expect(range).toEqual([3, 40]);
  const [low, high] = [bars([3, 5, 5], range, 190, 20), bars([10, 12, 40], range, 190, 20)];
  expect(low.map(({ x }) => x)).toEqual([1, 11]); // columns of two points: 3–4, 5–6
  expect(low.map(({ height }) => height)).toEqual([9, 18]);
  expect(high.at(-1)!.x + high.at(-1)!.width).toBeLessThanOrEqual(190);
});

test('one result alone has a bar', () => {
  expect(bars([7], span([[7]]), 100, 20)).toHaveLength(1);
});
