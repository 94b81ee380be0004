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
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.last.said('ping')).toHaveLength(1);
  FakeSocket.last.hear({ type: 'pong' });
  vi.advanceTimersByTime(18_900);
  expect(states).toEqual(['open']);
  vi.advanceTimersByTime(100);
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

/** Sit down at the table on the last socket. */
function sit(): void {
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now());
}

const living = () => FakeSocket.opened.filter(({ readyState }) => readyState < 2);
const wakings = {
  visible: () => document.dispatchEvent(new Event('visibilitychange')),
  online: () => dispatchEvent(new Event('online')),
  shown: () => dispatchEvent(new Event('pageshow')),
};

test.each([
  ['visible', 'online', 'visible', 'online'],
  ['online', 'visible', 'online', 'visible'],
  ['visible', 'visible', 'online', 'online'],
  ['online', 'online', 'visible', 'visible'],
] as const)('a phone that wakes up opens one socket: %s, %s, %s, %s', (...events) => {
  sit();
  FakeSocket.last.close();
  for (const event of events) wakings[event]();
  expect(living()).toHaveLength(1);
  FakeSocket.last.accept();
  for (const event of events) wakings[event]();
  FakeSocket.last.hear(welcome(), now());
  for (const event of events) wakings[event]();
  FakeSocket.last.hear({ type: 'pong' });
  vi.advanceTimersByTime(18_000);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(FakeSocket.last.said('sit')).toHaveLength(1);
  connection.close();
  expect(living()).toEqual([]);
});

test('a line that is dead is given up without the farewell of its other end', () => {
  sit();
  const dead = FakeSocket.last;
  dead.close = () => (dead.readyState = 2);
  vi.advanceTimersByTime(19_000);
  expect(states).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(living()).toHaveLength(1);
});

test('what a socket that was given up says late is not heard', () => {
  const heard = vi.fn();
  connection.close();
  connection = new Connection(() => ({ type: 'sit', token: 'tok' }), { heard, changed: () => undefined }, FakeSocket.open);
  const late = FakeSocket.last;
  late.close = () => (late.readyState = 2);
  vi.advanceTimersByTime(8_500);
  expect(FakeSocket.last).not.toBe(late);
  FakeSocket.last.accept();
  late.accept();
  late.hear(welcome(), now());
  late.onclose?.({ code: 4401 });
  expect(late.sent).toEqual([]);
  expect(FakeSocket.last.said('sit')).toHaveLength(1);
  expect(heard).not.toHaveBeenCalled();
  FakeSocket.last.hear(welcome(), now());
  expect(heard).toHaveBeenCalledTimes(2);
});

test('closed while it connects, it stays closed', () => {
  connection.close();
  expect(states).toEqual(['shut']);
  expect(living()).toEqual([]);
  FakeSocket.last.accept();
  wakings.online();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.last.sent).toEqual([]);
  expect(FakeSocket.opened).toHaveLength(1);
});

const kinds = Object.keys(wakings) as (keyof typeof wakings)[];

test.each(kinds)('a line that died in its sleep is doubted as soon as somebody looks: %s', (kind) => {
  sit();
  const dead = FakeSocket.last;
  dead.close = () => (dead.readyState = 2);
  vi.advanceTimersByTime(5_000);
  wakings[kind]();
  expect(dead.said('ping')).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  for (const again of kinds) wakings[again]();
  expect(dead.said('ping')).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(states).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(living()).toHaveLength(1);
});

test('a line that lives answers the doubt, and stays', () => {
  sit();
  wakings.visible();
  FakeSocket.last.hear({ type: 'pong' });
  vi.advanceTimersByTime(14_000);
  expect(states).toEqual(['open']);
  expect(FakeSocket.last.said('ping')).toHaveLength(1);
});

test('nobody who is not looking asks', () => {
  sit();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (const kind of kinds) wakings[kind]();
  expect(FakeSocket.last.said('ping')).toEqual([]);
  state.mockRestore();
});

test('another network is news, another guess at its speed is not', () => {
  const network = Object.assign(new EventTarget(), { type: 'wifi' });
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
  connection.close();
  connection = new Connection(() => ({ type: 'sit', token: 'tok' }), { heard: vi.fn(), changed: vi.fn() }, FakeSocket.open);
  sit();
  network.dispatchEvent(new Event('change'));
  expect(FakeSocket.last.said('ping')).toEqual([]);
  network.type = 'cellular';
  network.dispatchEvent(new Event('change'));
  expect(FakeSocket.last.said('ping')).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'connection');
});

test('whoever has said something waits five seconds for any answer, however much more they say', () => {
  sit();
  vi.advanceTimersByTime(10_000);
  connection.say(answer);
  for (let said = 2; said < 12; said++) {
    vi.advanceTimersByTime(490);
    connection.say({ ...answer, id: `a${said}` });
  }
  expect(states).toEqual(['open']);
  vi.advanceTimersByTime(100);
  expect(states).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(500);
  sit();
  expect(FakeSocket.last.said('answer')).toHaveLength(11);
  vi.advanceTimersByTime(5_000);
  expect(states).toEqual(['open', 'lost', 'open', 'lost']);
});

test('an answer that takes long is waited for as long as the table is there', () => {
  sit();
  connection.say(answer);
  for (let second = 0; second < 30; second++) {
    vi.advanceTimersByTime(1_000);
    if (FakeSocket.last.said('ping').length > second / 5) FakeSocket.last.hear({ type: 'pong' });
  }
  expect(states).toEqual(['open']);
});

test('no network is believed at once, and a new one is tried at once', () => {
  sit();
  const dead = FakeSocket.last;
  dead.close = () => (dead.readyState = 2);
  dispatchEvent(new Event('offline'));
  expect(states).toEqual(['open', 'lost']);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(2);
  sit();
  expect(states).toEqual(['open', 'lost', 'open']);
  expect(living()).toHaveLength(1);
});

test('the page may be told to be more patient', () => {
  document.documentElement.dataset['patience'] = '3';
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  vi.advanceTimersByTime(23_900);
  expect(FakeSocket.opened).toHaveLength(2);
  vi.advanceTimersByTime(1_200);
  expect(FakeSocket.opened).toHaveLength(3);
  delete document.documentElement.dataset['patience'];
});
