import { expect, test } from 'vitest';
import type { KeyMoment, Moment, Reviewed } from '../../wire/types.gen';
import { line, marks, nearest, neighbour, scale, span, stations, valuesAt } from './curve';

const moment = (step: number, lead: number, chances: number[] = []): Moment => ({
  step,
  steps: 1,
  kind: chances.length > 0 ? 'decision' : 'nature',
  seat: 0,
  ask: 'Ask',
  pick: 0,
  before: [lead, -lead],
  after: [lead, -lead],
  secret: false,
  chances,
  options: [],
  terms: [],
});
const review = (moments: Moment[], result?: number, won: number[] = []): Reviewed => ({
  state: 'done',
  done: 10,
  total: 10,
  moments,
  seats: (result === undefined ? [] : [result, -result]).map((each) => ({
    account: { start: 0, luck: 0, errors: 0, others: 0, reveals: 0, remainder: 0, result: each },
    decisions: 1,
    accuracy: 100,
    asks: [],
  })),
  account: [],
  keys: [],
  asks: {},
  calibrated: true,
  won,
});

test('a curve begins with what is known and ends with the result', () => {
  const moments = [moment(0, 12_000), moment(4, -24_000, [300, 700])];
  expect(stations(review(moments), 'lead')).toHaveLength(2);
  expect(stations(review(moments, 36_000), 'lead').at(-1)).toEqual({ step: 10, values: [3, -3] });
  expect(stations(review(moments, 36_000, [1000, 0]), 'chance')).toEqual([
    { step: 4, values: [30, 70] },
    { step: 10, values: [100, 0] },
  ]);
  expect(stations(review(moments, 0, [500, 500]), 'chance').at(-1)).toEqual({ step: 10, values: [50, 50] });
  expect(stations(review(moments, 0), 'chance').at(-1)).toEqual({ step: 4, values: [30, 70] }); // nobody was ranked
});

test('a close game looks close, and chances fill the box', () => {
  const all = stations(review([moment(0, 12_000)]), 'lead');
  expect(span(all, 'lead')).toEqual([-5, 5]);
  expect(span([], 'chance')).toEqual([0, 100]);
});

test('a curve has the room it needs on either side', () => {
  expect(span([{ step: 0, values: [-32, 17, 15] }], 'lead')).toEqual([-32, 17]);
});

test('keys lead from moment to moment, and to both ends', () => {
  const all = [0, 4, 10].map((step) => ({ step, values: [step] }));
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'].map((key) => neighbour(all, 5, key))).toEqual([4, 10, 0, 10, undefined]);
  expect(neighbour(all, 10, 'ArrowRight')).toBe(10);
  expect(valuesAt(all, 5)).toEqual([4]);
});

test('a line goes through its stations, and a press finds the nearest', () => {
  const all = [
    { step: 0, values: [0, 0] },
    { step: 5, values: [5, -5] },
  ];
  expect(line(all, 1, scale(10, [-5, 5], 100, 50))).toBe('M0.0 25.0L50.0 50.0');
  expect(nearest(all, 4)).toBe(5);
  expect(nearest([], 4)).toBe(0);
});

test('key moments lie on the line of their seat, at the nearest station', () => {
  const all = stations(review([moment(0, 12_000), moment(4, -24_000)], 36_000), 'lead');
  const key = (at: number, seat: number): KeyMoment => ({
    kind: 'luck',
    moment: 0,
    at,
    move: at,
    seat,
    points: 0,
    title: { key: '', args: {} },
    asked: null,
    picked: null,
    better: null,
    why: [],
    target: '',
    better_target: '',
    ways: 0,
  });
  expect(marks([key(5, 1), key(9, 0)], all)).toEqual([
    { step: 4, value: 2, seat: 1, kind: 'luck' },
    { step: 10, value: 3, seat: 0, kind: 'luck' },
  ]);
  expect(marks([key(5, 1)], [])).toEqual([]);
});
