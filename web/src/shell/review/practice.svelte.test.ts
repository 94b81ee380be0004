import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../text/i18n.svelte';
import { RequestRefused } from '../../wire/api';
import type { Table } from '../../wire/table.svelte';
import type { KeyMoment, Question } from '../../wire/types.gen';
import { Practice } from './practice.svelte';

const PUZZLES = [7, 9].map((moment) => ({ moment, points: -24_000 }) as KeyMoment);
const QUESTION = {
  step: 30,
  options: [{ pick: 2, lead: 24_000 }],
  decision: { options: [{ pick: 1 }, { pick: 2 }] },
} as Question<unknown>;

beforeAll(() => i18n.speak('en'));

/** A table at which nothing is noted but what was looked at. */
function table(opened: (number | null)[]): Table {
  return { mine: [0], history: { open: (step: number | null) => opened.push(step) } } as unknown as Table;
}

test('a puzzle that cannot be fetched says so, and is fetched once more', async () => {
  const opened: (number | null)[] = [];
  const asked: number[] = [];
  let away = true;
  const ask = (moment: number): Promise<Question<unknown>> => {
    asked.push(moment);
    return away ? Promise.reject(new RequestRefused('away')) : Promise.resolve(QUESTION);
  };
  const practice = new Practice(table(opened), PUZZLES, ask, () => 1);
  await expect.poll(() => practice.refused).toContain('server is not responding');
  expect(practice.question).toBeUndefined();
  away = false;
  await practice.fetch();
  expect(practice.refused).toBe('');
  expect(practice.question).toBe(QUESTION);
  expect(opened).toEqual([30]);
  expect(asked).toEqual([7, 7]);
});

test('the best way solves it, and the next one begins anew', async () => {
  const practice = new Practice(
    table([]),
    PUZZLES,
    () => Promise.resolve(QUESTION),
    () => 1,
  );
  await expect.poll(() => practice.question).toBe(QUESTION);
  practice.try(1);
  expect(practice.tries).toEqual([]); // what was played is no way to try again
  practice.try(2);
  expect(practice.solved).toBe(true);
  await practice.next();
  expect(practice.puzzle?.moment).toBe(9);
  expect(practice.tries).toEqual([]);
});
