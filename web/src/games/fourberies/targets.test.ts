import { expect, test } from 'vitest';
import { targets } from './targets';

test('an event points at the things it names', () => {
  expect(targets({ type: 'ActorSalvaged', seat: 1, city: 3, encounter: 12 })).toEqual(['seat:1', 'city:3', 'encounter:12']);
  expect(targets({ type: 'CoinsStolen', seat: 0, victim: 2, amount: 1 })).toEqual(['seat:0', 'seat:2']);
  expect(targets({ type: 'AcrobatUsed', seat: 0, acrobat: 33 })).toEqual(['seat:0', 'encounter:33']);
  expect(targets({ type: 'EncountersDiscarded', city: 2, encounters: [4, 5], pull: 1 })).toEqual(['city:2', 'encounter:4', 'encounter:5']);
});

test('a move of the needle points at the cell, not at a city of that number', () => {
  expect(targets({ type: 'NeedleMoved', cell: 5, to: 7, pull: 2 })).toEqual(['cell:7']);
  expect(targets({ type: 'CoinTossed', mood: 1, cell: 6 })).toEqual(['cell:6']);
});

test('the reveal points at the Caravels', () => {
  expect(targets({ type: 'TravelRevealed', cities: [[1], [1]], friends: [4, 5] })).toEqual([
    'caravel:0:1',
    'caravel:1:1',
    'caravel:2:4',
    'caravel:3:5',
  ]);
});
