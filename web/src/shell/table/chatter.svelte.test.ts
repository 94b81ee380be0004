import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSocket, now, welcome } from '../../testing/fakes';
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
