import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyFace } from '../../games';
import { prefs } from '../../prefs.svelte';
import { Director } from '../../stage/director.svelte';
import { asking, chair, FakeSocket, now, seatNow, welcome } from '../../testing/fakes';
import type { Chair } from '../../wire/types.gen';
import { Table } from '../../wire/table.svelte';
import { TableSelection } from '../selection.svelte';
import type { Room } from '../table/room';
import { Coach } from './coach.svelte';

const face = { asks: { ChooseCity: { where: 'board' } } } as unknown as AnyFace;
let table: Table;
let coach: Coach;
let stop = (): void => undefined;

function sit(chairs: Chair[] = [chair('Ana'), chair('Ben', 'bot')], picks = [3, 5]): void {
  const director = new Director(undefined as never, prefs);
  const room = { table, face, director, selection: new TableSelection(table, prefs) } as unknown as Room;
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome({ chairs }), now({ seats: [seatNow(0, asking(...picks))] }));
  stop = $effect.root(() => {
    coach = new Coach(room);
  });
  wait();
}
const wait = (): void => {
  flushSync();
  vi.advanceTimersByTime(1_000);
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  table = new Table('tok', FakeSocket.open);
});
afterEach(() => {
  stop();
  table.close();
  vi.useRealTimers();
  [prefs.told, prefs.uncoached] = [[], []];
});

test('a decision of a new kind gets a card', () => {
  sit();
  expect(coach.card).toBe('toy-choose-city');
});

test('once it is read or decided, it does not come again', () => {
  sit();
  table.answer(3);
  flushSync();
  expect([coach.card, prefs.told]).toEqual(['', ['toy-choose-city']]);
  FakeSocket.last.hear(now({ version: 2, step: 2 }));
  wait();
  expect(coach.card).toBe('');
});

test('what leaves no choice needs no card', () => {
  sit(undefined, [3]);
  expect(coach.card).toBe('');
});

test('the coach is for a game against bots only', () => {
  sit([chair('Ana'), chair('Ben', 'link')]);
  expect(coach.card).toBe('');
});

test('whoever wants no more cards gets none, until they ask for the coach again', () => {
  sit();
  coach.leave();
  wait();
  expect(coach.card).toBe('');
  prefs.coach('toy', true);
  wait();
  expect(coach.card).toBe('toy-choose-city');
});

test('after a whole game there is no coach any more; a game that was abandoned does not count', () => {
  sit();
  FakeSocket.last.hear(now({ step: 9, result: { scores: [], ranks: [], how: 'abandoned', sat_in: [] } }));
  wait();
  expect(prefs.uncoached).toEqual([]);
  FakeSocket.last.hear(now({ step: 9, result: { scores: [], ranks: [], how: 'played', sat_in: [] } }));
  wait();
  expect(prefs.uncoached).toEqual(['toy']);
});
