import { expect, test } from 'vitest';
import { foreseen, sideOf, sightOf } from './preview';
import { aCity, anActor, anOption, aPlayer, aRequest, aView } from './sample';

const view = aView({
  cities: Array.from({ length: 8 }, (_, id) => aCity(id, { encounters: id === 6 ? [anActor(9, 'tragedian', 2)] : [] })),
  players: [aPlayer(0, { taken: [anActor(3, 'comedian', 5)], requests: [aRequest(2)] }), aPlayer(1)],
  decision: {
    ask: 'SendToCourt',
    rule: 'FOU-4.12',
    options: [anOption(3, 'encounter:3', { pull: 5 }), anOption(4, 'encounter:4', { pull: 9 }), anOption(100, '')],
    refused: [],
  },
});

test('cards are found wherever they lie', () => {
  expect(sightOf(view, 'encounter:9').encounter?.nature).toBe('tragedian');
  expect(sightOf(view, 'encounter:3').encounter?.experience).toBe(5);
  expect(sightOf(view, 'request:2').request?.id).toBe(2);
  expect(sightOf(view, 'city:1')).toEqual({});
});

test('what is said of a card keeps to the other half of the table', () => {
  expect(sideOf(view, 'encounter:9')).toBe('right');
  expect(sideOf(view, 'encounter:3')).toBe('left');
});

test('the needle is foreseen only where an option moves it, and stays on the dial', () => {
  expect(foreseen(view, 'encounter:3')).toBe(11);
  expect(foreseen(view, 'encounter:4')).toBe(11);
  expect(foreseen(view, 'encounter:9')).toBeUndefined();
  expect(foreseen(view, '')).toBeUndefined();
});
