import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSocket, now, welcome } from '../../testing/fakes';
import type { ChatLine } from '../../wire/types.gen';
import { Table } from '../../wire/table.svelte';
import { Chatter } from './chatter.svelte';

let table: Table;
let chatter: Chatter;
let stop = (): void => undefined;

/** Open the table in a new page, and sit down at *mine*. */
function open(mine = [0]): void {
  leave();
  table = new Table('tok', FakeSocket.open);
  stop = $effect.root(() => void (chatter = new Chatter(table)));
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome({ mine }), now());
  flushSync();
}

function leave(): void {
  stop();
  table?.close();
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  open();
});
afterEach(leave);

test('what was begun is still there after a reload, until it is said', () => {
  chatter.draft = 'good ev';
  expect(chatter.draft).toBe('good ev');
  open();
  expect(chatter.draft).toBe('good ev');
  chatter.draft = '';
  open();
  expect(chatter.draft).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

const line = (seat: number | null, at: number): ChatLine => ({ seat, at, text: 'good evening', gone: false });
const hear = (whole: boolean, ...lines: ChatLine[]): void => FakeSocket.last.hear({ type: 'chat', lines, whole });

test('only what others said is unread', () => {
  hear(true, line(1, 5));
  hear(false, line(0, 6), line(null, 6));
  expect(chatter.unread).toBe(2);
  chatter.see();
  expect(chatter.unread).toBe(0);
  hear(false, line(0, 7));
  expect(chatter.unread).toBe(0);
});

test('what was read stays read after a reload, also within the same second', () => {
  hear(true, line(1, 5), line(1, 6));
  chatter.see();
  open();
  hear(true, line(1, 5), line(1, 6), line(1, 6), line(0, 7));
  expect(chatter.unread).toBe(1);
  localStorage.setItem('herzog.read', 'nonsense');
  open();
  hear(true, line(1, 5), line(1, 6));
  expect(chatter.unread).toBe(2);
});

test('after the chat was cleared, or somebody muted, new lines are counted', () => {
  hear(true, line(1, 5), line(2, 6), line(1, 7));
  chatter.see();
  table.muted = [2];
  expect(chatter.unread).toBe(0);
  hear(false, line(1, 8));
  expect(chatter.unread).toBe(1);
  hear(true);
  hear(false, line(1, 9));
  expect(chatter.unread).toBe(1);
});

test('on a shared screen nobody reads what another has begun', () => {
  open([0, 1]);
  table.eyes = 0;
  chatter.draft = 'Ben bluffs';
  table.eyes = 1;
  expect(chatter.draft).toBe('');
  chatter.draft = 'Ana waits';
  table.eyes = 0;
  expect(chatter.draft).toBe('Ben bluffs');
});
