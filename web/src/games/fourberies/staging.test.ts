import { expect, test } from 'vitest';
import { makeScore, type Beat } from '../../stage/score';
import type { GameEvent, View } from '../../wire/fourberies.gen';
import { aBonus, aCity, anActor, aPlayer, aView } from './sample';
import { begin, type Sprite } from './staging';
import SpriteView from './Sprite.svelte';

function score(events: GameEvent[], before: View = aView(), after: View = before): Beat<View, Sprite>[] {
  const said = events.map((event) => ({ event: { ...event }, phrase: { key: event.type, args: {} }, targets: [] }));
  return makeScore({ begin, Sprite: SpriteView }, { me: 0, before, entries: [{ n: 7, seat: 0, ask: 'ChooseTravel', said }], after });
}
const ways = ({ waves }: Beat<View, Sprite>): string[][] => waves.map((wave) => wave.map(({ from, to }) => `${from} ${to}`));
const keys = ({ captions }: Beat<View, Sprite>): string[] => captions.map(({ key }) => key);

test('at the reveal all cards turn at once, those of friend troupes too; then every Caravel sails and arrives', () => {
  const [turn, sail, ...more] = score([{ type: 'TravelRevealed', cities: [[3], [5, 6]], friends: [1, 7] }]);
  expect(more).toEqual([]);
  expect(ways(turn!)).toEqual([['seat:0 front:0:5', 'seat:1 front:1:5', 'seat:1 front:2:5', 'seat:0 front:3:5', 'seat:1 front:4:5']]);
  expect(ways(sail!)).toEqual([['front:0:5 sea:3', 'front:1:5 sea:5', 'front:2:5 sea:6', 'front:3:5 sea:1', 'front:4:5 sea:7']]);
  expect(sail!.before.cities[5]!.caravels).toEqual([]);
  expect(sail!.after.cities[5]!.caravels).toEqual([{ colour: 1, card: 5 }]);
  expect(sail!.after.players[0]!.travel_hand).toEqual([0, 1, 2, 4, 5, 6, 7]);
});

test('a lone troupe takes what lies in front of the city, card by card', () => {
  const table = aView({
    cities: [4, 0, 1, 2, 3, 5, 6, 7].map((id) => aCity(id, id === 4 ? { encounters: [anActor(7, 'comedian', 2), aBonus(40, 2)] } : {})),
  });
  const beats = score(
    [
      { type: 'LoneTroupeArrived', seat: 1, city: 4 },
      { type: 'BonusGained', seat: 1, encounter: 40, amount: 2 },
      { type: 'ActorMet', seat: 1, encounter: 7 },
    ],
    table,
  );
  expect(beats.map(ways)).toEqual([[], [['stack:4 seat:1']], [['stack:4 seat:1']]]);
  expect(beats.map(({ after }) => after.cities[0]!.encounters.map(({ id }) => id))).toEqual([[7, 40], [7], []]);
  expect(beats.map(({ after }) => after.players[1]!.purse)).toEqual([3, 5, 5]);
  expect(beats[2]!.after.players[1]!.taken.map(({ id }) => id)).toEqual([7]);
});

test('troupes that meet clash, longer than anything usual; the needle then moves, and the mood turns the backdrop', () => {
  const table = aView({ players: [aPlayer(0, { on_stage: 2, managers_home: 1 }), aPlayer(1), aPlayer(2)] });
  const [met, gone, needle, mood] = score(
    [
      { type: 'TroupesMet', city: 2, colours: [0, 1] },
      { type: 'EncountersDiscarded', city: 2, encounters: [], pull: -1 },
      { type: 'NeedleMoved', cell: 6, to: 5, pull: -1 },
      { type: 'MoodChanged', mood: 0, managers: [2, 0, 0] },
    ],
    table,
  );
  expect(met!.waves[0]![0]).toMatchObject({ sprite: { kind: 'clash' }, from: 'stack:2', way: 'show' });
  expect(met!.paces).toBeGreaterThan(gone!.paces);
  expect([needle!.after.dial.needle, needle!.after.dial.mood]).toEqual([5, 'comedy']);
  expect([mood!.after.dial.mood, mood!.after.players[0]!.on_stage, mood!.after.players[0]!.managers_home]).toEqual(['tragedy', 0, 3]);
  expect(ways(mood!)).toEqual([['stage seat:0', 'stage seat:0']]);
});

test('new cards are laid out in one beat, one after the other, and lie there when they have arrived', () => {
  const after = aView({ cities: Array.from({ length: 8 }, (_, id) => aCity(id, { encounters: [aBonus(id + 10, 1)] })) });
  const [beat, ...more] = score(
    [0, 1, 2].map((city): GameEvent => ({ type: 'EncounterPlaced', city, encounter: city + 10 })),
    aView(),
    after,
  );
  expect(more).toEqual([]);
  expect([beat!.waves.length, keys(beat!).length]).toEqual([3, 3]);
  expect(beat!.before.cities[0]!.encounters).toEqual([]);
  expect(beat!.after.cities.slice(0, 4).map(({ encounters }) => encounters.length)).toEqual([1, 1, 1, 0]);
});

test('what only follows is told with what it follows from', () => {
  const beats = score([
    { type: 'LoneTroupeArrived', seat: 0, city: 1 },
    { type: 'CaravelsLanded', city: 1 },
    { type: 'RoundBegan', season: 1, round: 3, rounds: 6, first: 2 },
  ]);
  expect(beats.map(keys)).toEqual([['LoneTroupeArrived', 'CaravelsLanded', 'RoundBegan']]);
  expect([beats[0]!.told, beats[0]!.after.round]).toEqual([3, 3]);
});

test('coins that are stolen leave one purse for the other when they arrive', () => {
  const [beat] = score([{ type: 'CoinsStolen', seat: 0, victim: 2, amount: 2 }]);
  expect(ways(beat!)).toEqual([['seat:2 seat:0']]);
  expect(beat!.before.players.map(({ purse }) => purse)).toEqual([3, 3, 3]);
  expect(beat!.after.players.map(({ purse }) => purse)).toEqual([5, 3, 1]);
});
