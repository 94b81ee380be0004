import { beforeAll, expect, test } from 'vitest';
import { FakeSocket, now, welcome } from '../../testing/fakes';
import { i18n } from '../../text/i18n.svelte';
import { Table } from '../../wire/table.svelte';
import { statusOf } from './status';

beforeAll(() => i18n.speak('en'));

/** Return what is said at the end to whoever holds the seats *mine*, with these *ranks*. */
function said(mine: number[], ranks: number[]): string {
  const table = new Table('tok', FakeSocket.open);
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome({ mine }), now({ asked: [], result: { scores: [9, 7], ranks, how: 'played', sat_in: [] } }));
  const status = statusOf(table);
  table.close();
  return status;
}

test('who has won alone is told so, everybody else hears their name', () => {
  expect(said([0], [1, 2])).toBe('You win!');
  expect(said([1], [1, 2])).toBe('Ana wins');
  expect(said([], [1, 2])).toBe('Ana wins');
});

test('a shared victory names everybody, and so does a shared screen', () => {
  expect(said([0], [1, 1])).toBe('Ana and Ben share the victory');
  expect(said([0, 1], [1, 2])).toBe('Ana wins');
});
