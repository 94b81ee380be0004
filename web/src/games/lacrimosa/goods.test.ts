import { expect, test } from 'vitest';
import type { GameEvent } from '../../wire/lacrimosa.gen';
import { floatsOf } from './floats';
import { incomeGoods, listGoods, priceGoods, repeatGoods } from './goods';

test('a price shows only what is to pay', () => {
  expect(priceGoods({ talent: 2, journey: 0, composition: 0, ducats: 3, finance: 0 })).toEqual([
    { of: 'talent', n: 2 },
    { of: 'ducats', n: 3 },
  ]);
});

test('points in a list are Talent, Journey, Composition', () => {
  expect(listGoods([0, 1, 0], true)).toEqual([{ of: 'journey', n: 1, step: true }]);
});

test('the wildcard of an income is a step', () => {
  expect(incomeGoods({ ducats: 0, wild: 1, vp: 0 })).toEqual([{ of: 'wild', n: 1, step: true }]);
});

test('what a composer repeats is told by its kind', () => {
  expect(repeatGoods({ kind: 'opus', of: 'opera', vp: 2 })).toEqual([{ of: 'vp', n: 2, type: 'opera' }]);
  expect(repeatGoods({ kind: 'step', of: 'talent', vp: 0 })).toEqual([{ of: 'talent', n: 1, step: true }]);
});

const paid: GameEvent = {
  type: 'Paid',
  seat: 1,
  steps: [2, 0, 0],
  counters: [0, 1, 0],
  bought: [0, 0, 0],
  sold: [0, 0, 0],
  proceeds: 0,
  ducats: 4,
  finance: 0,
};

test('a payment is seen leaving purse, track and counters', () => {
  expect(floatsOf(paid).map(({ to, way }) => [to, way])).toEqual([
    ['purse:1', 'sink'],
    ['track:1:0', 'sink'],
    ['counters:1:1', 'sink'],
  ]);
});
