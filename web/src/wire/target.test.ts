import { expect, test } from 'vitest';
import { kindAndIds, target } from './target';

test.each([
  ['opus', [17], 'opus:17'],
  ['space', [0, 3], 'space:0:3'],
  ['supply', [], 'supply'],
])('numbers are read as they were written: %s %j', (kind, ids, written) => {
  expect(target(kind, ...ids)).toBe(written);
  expect(kindAndIds(written)).toEqual([kind, ...ids]);
});

test('a word may stand for a number, or follow it', () => {
  expect(target('action', 'travel')).toBe('action:travel');
  expect(target('city', 4, 'gilded')).toBe('city:4:gilded');
});
