import { expect, test } from 'vitest';
import { apart } from './shields';

test('shields far from each other stand where they are', () => {
  expect(apart([40, 0, 100], [10, 10, 10])).toEqual([40, 0, 100]);
});

test('shields on one space stand side by side around it', () => {
  expect(apart([50, 50, 50], [10, 10, 10])).toEqual([40, 50, 60]);
});

test('a shield that is pushed pushes the next one, and nobody overtakes', () => {
  expect(apart([54, 50, 62], [10, 10, 10])).toEqual([55.333333333333336, 45.333333333333336, 65.33333333333334]);
});

test('a shield that has been round the track needs more room', () => {
  expect(apart([50, 50], [10, 30])).toEqual([40, 60]);
});
