import { beforeEach, expect, test } from 'vitest';
import { History } from './history.svelte';

let asked: number[];
let history: History<string>;

beforeEach(() => {
  asked = [];
  history = new History<string>((step) => asked.push(step));
  history.advance(10, 10);
});
const keep = (step: number): void => history.keep({ type: 'past', id: 'x', step, seats: [{ seat: 0, view: `at ${step}` }] });

test('a page is fetched once', () => {
  history.open(4);
  expect(history.page).toBeUndefined();
  expect(history.ready).toBe(false);
  keep(4);
  expect(history.ready).toBe(true);
  expect(history.page?.seats[0]?.view).toBe('at 4');
  history.open(null);
  history.open(4);
  expect(asked).toEqual([4]);
});

test('paging starts from the present and comes back to it', () => {
  history.leaf(-1);
  expect(history.at).toBe(9);
  history.leaf(-20);
  expect(history.at).toBe(0);
  history.leaf(20);
  expect(history.at).toBeNull();
});

test('play going on does not yank the reader away', () => {
  history.open(4);
  keep(4);
  history.advance(12, 10);
  expect(history.at).toBe(4);
  expect(history.page).toBeDefined();
});

test('an undo makes later pages untrue; one that is open is fetched again or becomes the present', () => {
  history.open(8);
  keep(8);
  history.advance(9, 7);
  expect(asked).toEqual([8, 8]);
  history.advance(8, 6);
  expect(history.at).toBeNull();
});

test('while a page is fetched, the one before it stays in sight', () => {
  history.open(4);
  keep(4);
  history.open(5);
  expect(history.page?.step).toBe(4);
  keep(5);
  expect(history.page?.step).toBe(5);
  history.open(null);
  expect(history.page).toBeUndefined();
});
