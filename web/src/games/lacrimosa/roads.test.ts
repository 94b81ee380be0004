import { expect, test } from 'vitest';
import type { RoadView, View } from '../../wire/lacrimosa.gen';
import { wayTo } from './roads';

const road = (a: number, b: number, ducats: number, km = 100): RoadView => ({
  key: `${a}-${b}`,
  between: [a, b],
  km,
  ducats,
  provenance: { source: 'reconstructed', known: null },
});
const places = [0, 1, 2, 3].map((id) => ({ id, marker: id === 0 }));
const map = (...roads: RoadView[]): View => ({ places, roads }) as unknown as View;

test('the way is the cheapest, not the shortest in roads', () => {
  expect([...wayTo(map(road(0, 3, 5), road(0, 1, 1), road(1, 2, 1), road(2, 3, 1)), 3)].sort()).toEqual(['0-1', '1-2', '2-3']);
});

test('of ways of one price, the one with fewer miles', () => {
  expect([...wayTo(map(road(0, 3, 2, 900), road(0, 1, 1), road(1, 3, 1)), 3)].sort()).toEqual(['0-1', '1-3']);
});

test('nobody travels to stay', () => {
  expect(wayTo(map(road(0, 3, 5)), 0).size).toBe(0);
});
