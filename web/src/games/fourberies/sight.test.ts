import { expect, test } from 'vitest';
import { decision, option } from '../../testing/fakes';
import type { Facts } from '../../wire/fourberies.gen';
import { foreseen, sightOf } from './sight';
import { aCity, anActor, aPlayer, aRequest, aView } from './sample';

const view = aView({
  cities: Array.from({ length: 8 }, (_, id) => aCity(id, { encounters: id === 6 ? [anActor(9, 'tragedian', 2)] : [] })),
  players: [aPlayer(0, { taken: [anActor(3, 'comedian', 5)], requests: [aRequest(2)] }), aPlayer(1)],
});
const facts: Facts = { meaning: 'send-to-court', amount: 0, pays: 0, comedian: 0, tragedian: 0 };
const asked = decision([
  option(3, facts, { target: 'encounter:3', outcome: { needle: 5, actors: -1 } }),
  option(4, facts, { target: 'encounter:4', outcome: { actors: -1 } }),
  option(100, facts, { target: '', outcome: { needle: 2 } }),
]);

test('cards are found wherever they lie', () => {
  expect(sightOf(view, 'encounter:9').encounter?.nature).toBe('tragedian');
  expect(sightOf(view, 'encounter:3').encounter?.experience).toBe(5);
  expect(sightOf(view, 'request:2').request?.id).toBe(2);
  expect(sightOf(view, 'city:1')).toEqual({});
});

test('the needle is foreseen where an option moves it', () => {
  expect(foreseen(view, asked, 'encounter:3')).toBe(view.dial.needle + 5);
  expect(foreseen(view, asked, 'encounter:4')).toBeUndefined();
  expect(foreseen(view, asked, 'encounter:9')).toBeUndefined();
  expect(foreseen(view, asked, '')).toBeUndefined();
  expect(foreseen(view, null, 'encounter:3')).toBeUndefined();
});
