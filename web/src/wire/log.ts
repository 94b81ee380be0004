/** The log as one viewer hears it, and what of it matters to somebody who comes back. */

import type { LogEntry } from './types.gen';

/** Return *log* with all after step *since* replaced by *fresh*; an undo leaves fewer entries than there were. */
export function renewed(log: LogEntry[], since: number, fresh: LogEntry[]): LogEntry[] {
  return [...log.filter((entry) => entry.n <= since), ...fresh];
}

/**
 * Return the entries after the last step of *seat*, leaving out those in which nothing was said. What several chose at once
 * is told with the last of their steps: that one counts, even if it is the seat's own.
 */
export function sinceMyLast(log: LogEntry[], seat: number | null): LogEntry[] {
  const last = log.findLastIndex((entry) => entry.seat === seat);
  if (last < 0) return [];
  const first = isJoint(log[last - 1], log[last]) ? last : last + 1;
  return log.slice(first).filter((entry) => entry.said.length > 0);
}

/** Return whether two successive steps answer the same question, asked of different seats. */
const isJoint = (one?: LogEntry, other?: LogEntry): boolean => one?.ask === other?.ask && one?.seat !== other?.seat;

/** Return the last step in which something was said, or nothing at the very beginning. */
export function lastHeard(log: LogEntry[]): LogEntry | undefined {
  return log.findLast((entry) => entry.said.length > 0);
}

/** A round of the game: its name, the step that began it, and the last step before the next one. */
export interface LoggedRound {
  name: string;
  after: number;
  last: number;
}

/** Return the rounds of *log*; *nameOf* an event is the name of the round it begins, if it begins one. */
export function roundsOf(log: LogEntry[], nameOf: (event: unknown) => string | undefined): LoggedRound[] {
  const begun = log.flatMap(({ n, said }) =>
    said.flatMap(({ event }) => {
      const name = nameOf(event);
      return name === undefined ? [] : [{ name, after: n }];
    }),
  );
  return begun.map((round, at) => ({ ...round, last: begun[at + 1]?.after ?? Infinity }));
}

/** Return how many steps *seat* can take back: its last ones, down to the last of nature or of somebody else. */
export function undoable(log: LogEntry[], seat: number | null): number {
  return log.length - 1 - log.findLastIndex((entry) => entry.seat !== seat);
}

/** A row of the log: an entry, and how often nature has said its first sentence in a row, from step *first* on. */
export interface LogRow {
  entry: LogEntry;
  first: number;
  times: number;
}

/** Return *log* in rows: cards that are drawn one by one, in the same words, make one row. Step *apart* begins a new one. */
export function rowsOf(log: LogEntry[], apart?: number): LogRow[] {
  const rows: LogRow[] = [];
  for (const entry of log) {
    const before = rows.at(-1);
    if (before && entry.n !== apart && isRepeated(before.entry, entry)) rows.splice(-1, 1, { ...before, entry, times: before.times + 1 });
    else rows.push({ entry, first: entry.n, times: 1 });
  }
  return rows;
}

/** Return whether nature says again what it said in *one*, and perhaps more. */
function isRepeated(one: LogEntry, other: LogEntry): boolean {
  const [said, again] = [one.said[0]?.phrase, other.said[0]?.phrase];
  return one.seat < 0 && other.seat < 0 && one.said.length === 1 && JSON.stringify(said) === JSON.stringify(again);
}
