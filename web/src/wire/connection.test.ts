import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, now, welcome } from '../testing/fakes';
import { backoff, Connection, type ConnectionState } from './connection';

let states: ConnectionState[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  states = [];
  connection = new Connection(
    () => ({ type: 'sit', token: 'tok' }),
    { heard: () => undefined, changed: (state) => states.push(state) },
    FakeSocket.open,
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const answer = { type: 'answer', id: 'a1', version: 1, seat: 0, ask: 'ChooseCity', pick: 3 } as const;

test('sits down first, and speaks only once the table has been shown', () => {
  connection.say(answer);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toEqual([{ type: 'sit', token: 'tok' }]);
  FakeSocket.last.hear(welcome(), now());
  expect(FakeSocket.last.said('answer')).toEqual([answer]);
  expect(states).toEqual(['open']);
});

test('says again on a new connection what was not acknowledged on the old one, and nothing else', () => {
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now());
  connection.say(answer);
  connection.say({ ...answer, id: 'a2' });
  FakeSocket.last.hear({ type: 'done', id: 'a1' });
  FakeSocket.last.close();
  expect(states).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now());
  expect(FakeSocket.last.said('answer').map(({ id }) => id)).toEqual(['a2']);
});

test('a link the server does not know is given up', () => {
  FakeSocket.last.accept();
  FakeSocket.last.close(4401);
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(['shut']);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('after a silence it asks, and after a longer one it believes the connection is dead', () => {
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now());
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.said('ping')).toHaveLength(1);
  FakeSocket.last.hear({ type: 'pong' });
  vi.advanceTimersByTime(19_000);
  expect(states).toEqual(['open']);
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(['open', 'lost']);
});

test('a server that takes the call and says nothing is tried again', () => {
  FakeSocket.last.accept();
  vi.advanceTimersByTime(8_000);
  expect(states).toEqual(['lost']);
});

test('waits longer each time, never longer than a quarter of a minute, and not in step with others', () => {
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(0, 0)).toBe(250);
  expect(backoff(3, 1)).toBe(4_000);
  expect(backoff(40, 1)).toBe(15_000);
});

test('says whether anybody sees the table, and says so again on a new connection', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now());
  expect(FakeSocket.last.said('looking')).toEqual([]);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.last.said('looking')).toEqual([{ type: 'looking', yes: false }]);
  FakeSocket.last.close();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now());
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.last.said('looking').map(({ yes }) => yes)).toEqual([false, true]);
  hidden.mockRestore();
});
