import { expect, test } from 'vitest';
import { beats } from './flights';

test('at the reveal every Caravel sails at once, those of friend troupes from their owners', () => {
  const [beat, ...more] = beats([{ type: 'TravelRevealed', cities: [[3], [5, 6]], friends: [1, 7] }]);
  expect(more).toEqual([]);
  expect(beat!.map(({ sprite, from, to }) => [sprite, from, to])).toEqual([
    [{ kind: 'caravel', colour: 0 }, 'seat:0', 'sea:3'],
    [{ kind: 'caravel', colour: 1 }, 'seat:1', 'sea:5'],
    [{ kind: 'caravel', colour: 1 }, 'seat:1', 'sea:6'],
    [{ kind: 'caravel', colour: 2 }, 'seat:0', 'sea:1'],
    [{ kind: 'caravel', colour: 3 }, 'seat:1', 'sea:7'],
  ]);
});

test('cards fly from the city that is being resolved, one beat each', () => {
  const found = beats([
    { type: 'LoneTroupeArrived', seat: 1, city: 4 },
    { type: 'BonusGained', seat: 1, encounter: 40, amount: 2 },
    { type: 'ActorMet', seat: 1, encounter: 7 },
  ]);
  expect(found).toEqual([
    [{ sprite: { kind: 'coins', amount: 2 }, from: 'stack:4', to: 'seat:1' }],
    [{ sprite: { kind: 'card', encounter: 7 }, from: 'stack:4', to: 'seat:1' }],
  ]);
});

test('new cards are laid out in one beat', () => {
  const placed = [0, 1, 2].map((city) => ({ type: 'EncounterPlaced' as const, city, encounter: city + 10 }));
  expect(beats(placed).map((beat) => beat.length)).toEqual([3]);
});

test('a Manager goes on stage and the coins come from there; without either nothing flies', () => {
  expect(beats([{ type: 'ManagerPlaced', seat: 0, placed: 1, amount: 3 }])[0]!.map(({ to }) => to)).toEqual(['stage', 'seat:0']);
  expect(beats([{ type: 'ManagerPlaced', seat: 0, placed: 0, amount: 0 }])).toEqual([]);
});

test('when the mood changes every Manager goes home', () => {
  const [beat] = beats([{ type: 'MoodChanged', mood: 1, managers: [2, 0, 1] }]);
  expect(beat!.map(({ to }) => to)).toEqual(['seat:0', 'seat:0', 'seat:2']);
});
