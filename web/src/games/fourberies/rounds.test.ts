import { expect, test } from 'vitest';
import played from '../../../../tests/games/fourberies/playthroughs/3-seats.txt?raw';
import { makeScore } from '../../stage/score';
import type { GameEvent, View } from '../../wire/fourberies.gen';
import type { LogEntry } from '../../wire/types.gen';
import { aView } from './sample';
import { begin } from './staging';
import SpriteView from './Sprite.svelte';

/** Return the event that a line of a playthrough tells: its name, then values by name. */
function eventIn(line: string): GameEvent {
  const [, type, values] = /told (?:all|seat \d+)\s+(\w+)\s*(.*)/.exec(line)!;
  const named = [...values!.matchAll(/(\w+)=(.*?)(?= \w+=|$)/g)].map(([, name, value]) => [
    name,
    JSON.parse(value!.toLowerCase()) as unknown,
  ]);
  return { type, ...Object.fromEntries(named) } as GameEvent;
}

function stepOf(told: string, n: number): LogEntry {
  const lines = told.split('\n').filter((line) => /^ +told (all|seat 0) /.test(line));
  const said = lines.map((line) => ({ event: { ...eventIn(line) }, phrase: { key: '', args: {} }, targets: [] }));
  return { n, seat: -1, ask: '', said };
}

/** Both seasons have six rounds; the second is told as if it had seven, so that numbers of different seasons differ. */
const TOLD = played.replace(/(season=2 round=\d) rounds=6/g, '$1 rounds=7');
const game = TOLD.split(/\n(?=step )/).map(stepOf);
/** How many rounds each season has. */
const ROUNDS: Record<number, number> = { 1: 6, 2: 7 };

/** Return the table after *step*, as the server shows it: a season that is prepared has begun, with no round yet. */
function after(view: View, { said }: LogEntry): View {
  return said.reduce((table, { event }) => {
    const told = event as unknown as GameEvent;
    if (told.type === 'SeasonPrepared') return aView({ season: told.season, round: 0, rounds: ROUNDS[told.season]! });
    return told.type === 'RoundBegan' ? aView({ season: told.season, round: told.round, rounds: ROUNDS[told.season]! }) : table;
  }, view);
}

const start = aView({ season: 1, round: 0, rounds: ROUNDS[1]! });
const ends = game.reduce<View[]>((views, step) => [...views, after(views.at(-1)!, step)], [start]);
const drawn = (entries: LogEntry[], before: View, end: View): View[] =>
  makeScore({ begin, Sprite: SpriteView }, { me: 0, before, entries, after: end }).flatMap((beat) => [beat.before, beat.after]);
/** Return the seasons and rounds that are drawn and do not exist. */
const wrong = (views: View[]): string[] =>
  views
    .filter(({ season, round, rounds }) => rounds !== ROUNDS[season] || round > rounds)
    .map((view) => `${view.season}: ${view.round} of ${view.rounds}`);

test('whatever is on stage, the round and how many the season has are of one position, through a whole game', () => {
  expect([ends.at(-1)!.season, ends.at(-1)!.round]).toEqual([2, 6]);
  const views = game.flatMap((step, at) => drawn([step], ends[at]!, ends[at + 1]!));
  expect(views.length).toBeGreaterThan(300);
  expect(wrong(views)).toEqual([]);
});

test('it stays so when much is played in one go, over the change of season', () => {
  for (let at = 0; at + 40 < game.length; at += 10) expect(wrong(drawn(game.slice(at, at + 40), ends[at]!, ends[at + 40]!))).toEqual([]);
  expect(wrong(drawn(game, start, ends.at(-1)!))).toEqual([]);
});
