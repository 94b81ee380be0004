import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyFace } from '../../games';
import { idleness } from '../../idle';
import { prefs } from '../../prefs.svelte';
import { asking, chair, decision, entry, FakeSocket, now, option, seatNow, welcome } from '../../testing/fakes';
import type { LogEntry } from '../../wire/types.gen';
import { TableSelection } from '../selection.svelte';
import { Director } from '../../stage/director.svelte';
import { Table } from '../../wire/table.svelte';
import { answerForced, awaitsGuests, markLast } from './automation.svelte';

const face = { asks: { ChooseCity: { where: 'board' } } } as unknown as AnyFace;
const ending = { asks: { ChooseCity: { where: 'list', confirms: true } } } as unknown as AnyFace;
let table: Table;
let selection: TableSelection;
let stop = (): void => undefined;

function sit(asked: AnyFace, seat = seatNow(0, asking(3))): void {
  stop = $effect.root(() => answerForced(table, asked, selection));
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now({ seats: [seat] }));
  flushSync();
}
const later = (): number[] => {
  vi.advanceTimersByTime(5_000);
  return FakeSocket.last.said('answer').map(({ pick }) => pick);
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  table = new Table('tok', FakeSocket.open);
  selection = new TableSelection(table, prefs);
});
afterEach(() => {
  stop();
  table.close();
  vi.useRealTimers();
  [prefs.stopsAtForced, prefs.confirmsItself] = [false, false];
});

test('a choice with one option is made for the player, after a moment', () => {
  sit(face);
  expect(FakeSocket.last.said('answer')).toEqual([]);
  expect(later()).toEqual([3]);
});

test('the page is not idle while it is about to make one', () => {
  sit(face, seatNow(0, asking(3, 5)));
  expect(idleness.rests).toBe(true);
  FakeSocket.last.hear(now({ seats: [seatNow(0, asking(3))] }));
  flushSync();
  expect(idleness.rests).toBe(false);
  later();
  FakeSocket.last.hear(now({ seats: [seatNow(0, null)] }), { type: 'done', id: FakeSocket.last.said('answer')[0]!.id });
  flushSync();
  expect(idleness.rests).toBe(true);
});

test('one that the server refuses is not made again by itself', () => {
  sit(face);
  later();
  const { id } = FakeSocket.last.said('answer')[0]!;
  FakeSocket.last.hear({ type: 'refused', code: 'busy', id, numbers: {} });
  flushSync();
  expect(later()).toEqual([3]);
});

test('a choice with two is not', () => {
  sit(face, seatNow(0, asking(3, 5)));
  expect(later()).toEqual([]);
});

test('whoever wants to stop at forced choices does', () => {
  prefs.stopsAtForced = true;
  sit(face);
  expect(later()).toEqual([]);
});

test('the end of a turn waits for the player, unless they want it otherwise', () => {
  sit(ending);
  expect(later()).toEqual([]);
  prefs.confirmsItself = true;
  flushSync();
  expect(later()).toEqual([3]);
});

test('what people mean answers itself, unless they want to be asked', () => {
  const bill = decision([option(3, null), option(5, null, { plain: false })], { settles: true });
  selection.deliberate = true;
  sit(face, seatNow(0, bill));
  expect(later()).toEqual([]);
  selection.deliberate = false;
  flushSync();
  expect(later()).toEqual([3]);
});

test('after an undo nothing answers by itself, so that one can go back further', () => {
  sit(face, seatNow(0, asking(3, 5), { undo: null, stop: null }));
  table.undo();
  const [undone] = FakeSocket.last.said('undo');
  FakeSocket.last.hear(now({ version: 2, seats: [seatNow(0, asking(3), { undo: null, stop: null })] }), { type: 'done', id: undone!.id });
  flushSync();
  expect(later()).toEqual([]);
});

test('a host is shown the invitations until somebody has come or played', () => {
  const chairs = [chair('Ana'), chair('', 'link')];
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome({ chairs }), { type: 'presence', seats: [0], watching: 0 }, now());
  expect(awaitsGuests(table)).toBe(true);
  FakeSocket.last.hear({ type: 'presence', seats: [0, 1], watching: 0 });
  expect(awaitsGuests(table)).toBe(false);
  FakeSocket.last.hear({ type: 'presence', seats: [0], watching: 0 });
  FakeSocket.last.hear(now({ step: 1, seats: [seatNow(0, asking(3), { log: [entry(1, 0, 'chose')] })] }));
  expect(awaitsGuests(table)).toBe(false);
});

test('what others did stays marked until I move; what nature did is not theirs', () => {
  const about = (n: number, seat: number, target: string): LogEntry => {
    const [heard] = entry(n, seat, 'told').said;
    return { ...entry(n, seat), said: [{ ...heard!, targets: [target] }] };
  };
  const log = [about(1, 0, 'city:1'), about(2, 1, 'city:2'), about(3, -1, 'city:3'), about(4, 2, 'city:4')];
  stop = $effect.root(() => markLast({ table, selection, director: new Director(undefined as never, prefs) }));
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now({ step: 4, seats: [seatNow(0, asking(3), { log })] }));
  flushSync();
  expect([...selection.last]).toEqual(['city:2', 'city:4']);
  FakeSocket.last.hear(now({ step: 5, since: 4, seats: [seatNow(0, null, { log: [about(5, 0, 'city:5')] })] }));
  flushSync();
  expect([...selection.last]).toEqual(['city:5']);
});
