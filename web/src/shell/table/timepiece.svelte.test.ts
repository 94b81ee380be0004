import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, now, welcome } from '../../testing/fakes';
import type { Clocks, ClockRules } from '../../wire/types.gen';
import { Table } from '../../wire/table.svelte';
import { Timepiece } from './timepiece.svelte';

const DAYS: ClockRules = { kind: 'days', bank: 3_600, each: 86_400, out: 'bot', bot: 'quick' };
let table: Table;
let time: Timepiece;
let stop = (): void => undefined;

const clocks = (runs: boolean): Clocks => ({
  type: 'clocks',
  at: 5,
  paused: false,
  seats: [
    { seat: 0, turn: 86_400_000, bank: 3_600_000, runs },
    { seat: 1, turn: 0, bank: 9_000, runs: false },
  ],
});

function sit(...said: Clocks[]): void {
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome({ clock: DAYS }), ...said, now());
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  table = new Table('tok', FakeSocket.open);
  stop = $effect.root(() => {
    time = new Timepiece(table);
  });
});
afterEach(() => {
  stop();
  table.close();
  vi.useRealTimers();
});

test('a clock runs from what the server said last, first for the turn and then the bank', () => {
  sit(clocks(true));
  vi.advanceTimersByTime(60_000);
  expect(time.of(0)).toMatchObject({ turn: 86_340_000, bank: 3_600_000 });
  expect(time.isShort(0)).toBe(false);
  vi.advanceTimersByTime(86_400_000);
  expect(time.of(0)).toMatchObject({ turn: 0, bank: 3_540_000 });
  expect(time.isShort(0)).toBe(true);
  vi.advanceTimersByTime(86_400_000);
  expect(time.left(0)).toBe(0);
  dispatchEvent(new Event('online')); // after days without a word the page has to connect again
  sit(clocks(true));
  expect(time.left(0)).toBe(90_000_000);
});

test('a clock that rests stays as it is, and is never short', () => {
  sit(clocks(false));
  vi.advanceTimersByTime(86_400_000);
  expect(time.of(0)).toMatchObject({ turn: 86_400_000, bank: 3_600_000 });
  expect([time.left(0), time.left(1), time.isShort(1)]).toEqual([undefined, undefined, false]);
});

test('without clocks nothing ticks', () => {
  sit();
  expect(time.of(0)).toBeUndefined();
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1); // the connection's own
});
