import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMe, me } from '../../wire/me';
import { hold } from '../../wire/mine';
import type { Summary } from '../../wire/types.gen';
import { forget, gather, waiting } from './gather';

const asked: [path: string, bearer: string | undefined, body: unknown][] = [];
let answer: unknown;

const summary = (table: string, changes: Partial<Summary> = {}): Summary & { type: 'summary' } => ({
  type: 'summary',
  table,
  game: 'fourberies',
  role: 'seat',
  mine: [0],
  chairs: [],
  step: 3,
  asked: [0],
  result: null,
  created: 1,
  changed: 2,
  next: '',
  stand_ins: [],
  clock: null,
  runs_out: null,
  daily: '',
  ...changes,
});

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    asked.push([path, headers['authorization'], body && JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('without a personal link, the list is that of this browser; links that open nothing leave it', async () => {
  hold('gone');
  hold('one');
  answer = [summary('t1'), { type: 'refused', code: 'revoked', id: '', numbers: {} }];
  expect(await gather()).toEqual([{ token: 'one', summary: summary('t1') }]);
  expect(localStorage['herzog.tables']).toBe('["one"]');
});

test('with one, the server keeps the list and is told what it is owed, once', async () => {
  keepMe({ key: 'K', owed: [], prefs: '' });
  hold('one');
  answer = { prefs: '', tables: [{ token: 'one', summary: summary('t1') }], reach: [] };
  expect(await gather()).toHaveLength(1);
  await gather();
  expect(asked).toEqual([
    ['/api/person/hold', 'Bearer K', { tokens: ['one'] }],
    ['/api/person', 'Bearer K', undefined],
  ]);
  expect(me()!.owed).toEqual([]);
});

test('what is forgotten is forgotten on the server as well', async () => {
  keepMe({ key: 'K', owed: [], prefs: '' });
  hold('one');
  await forget('one');
  expect(asked).toEqual([['/api/person/let-go', 'Bearer K', { token: 'one' }]]);
  expect([me()!.owed, localStorage['herzog.tables']]).toEqual([[], '[]']);
});

test('the table that has waited longest comes next', () => {
  const tables = [
    { token: 'a', summary: summary('a', { changed: 5 }) },
    { token: 'b', summary: summary('b', { changed: 3 }) },
    { token: 'c', summary: summary('c', { changed: 1, asked: [1] }) },
    { token: 'd', summary: summary('d', { changed: 1, stand_ins: [{ seat: 0, bot: 'vedette' }] }) },
    { token: 'e', summary: summary('e', { changed: 1 }) },
  ];
  expect(waiting(tables, 'e').map(({ token }) => token)).toEqual(['b', 'a']);
});
