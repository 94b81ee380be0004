import { expect, test } from 'vitest';
import { clockTime, lasting, roughly } from './names';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59 * SECOND, '0:59'],
  [12 * MINUTE + 5 * SECOND, '12:05'],
  [HOUR, '1h'],
  [5 * HOUR + 12 * MINUTE, '5h 12m'],
  [DAY + 23 * HOUR, '1d 23h'],
  [2 * DAY, '2d'],
  [2 * DAY - SECOND, '2d'],
  [DAY - SECOND, '1d'],
  [HOUR - 1, '1h'],
])('a clock shows %d milliseconds as %s', (left, shown) => {
  expect(clockTime(left)).toBe(shown);
});

test('an amount is said in its largest whole unit, or about', () => {
  expect([30, 900, 172_800, 90_000].map(lasting)).toEqual(['30 seconds', '15 minutes', '2 days', '25 hours']);
  expect([30, 100, 90_000, 250_000].map(roughly)).toEqual(['30 seconds', '2 minutes', '1 day', '3 days']);
});
