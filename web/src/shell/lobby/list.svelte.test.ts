import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMe } from '../../wire/me';
import { hold } from '../../wire/mine';
import { lookAgain } from './again';
import { TableList } from './list.svelte';

const summary = (table: string, asked: number[], changed: number, result: object | null = null) => ({
  type: 'summary', table, mine: [0], chairs: [], asked, stand_ins: [], result, changed,
}); // prettier-ignore
let answer: unknown;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('tables that wait for me come first, then what changed last; finished games are apart', async () => {
  for (const token of ['d', 'c', 'b', 'a']) hold(token);
  answer = [summary('a', [1], 9), summary('b', [0], 1), summary('c', [1], 10), summary('d', [], 11, {})];
  const list = new TableList();
  expect(list.isMine).toBe(false);
  await list.look();
  expect(list.isMine).toBe(true);
  expect(list.running.map(({ token }) => token)).toEqual(['b', 'c', 'a']);
  expect(list.finished.map(({ token }) => token)).toEqual(['d']);
  list.drop('b');
  expect(list.running.map(({ token }) => token)).toEqual(['c', 'a']);
});

test('whoever has a personal link is at home before there is any table', async () => {
  const list = new TableList();
  keepMe({ key: 'k', owed: [], prefs: '' });
  answer = { tables: [] };
  await list.look();
  expect([list.personal, list.isMine]).toEqual([true, true]);
});

test('one looks again from time to time, as long as anybody sees it', () => {
  vi.useFakeTimers();
  const look = vi.fn();
  const stop = lookAgain(look);
  vi.advanceTimersByTime(30_000);
  expect(look).toHaveBeenCalledTimes(2);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(30_000);
  expect(look).toHaveBeenCalledTimes(2);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(30_000);
  expect(look).toHaveBeenCalledTimes(3);
});
