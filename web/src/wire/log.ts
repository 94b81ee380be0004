/** The log as one viewer hears it, and what of it matters to somebody who comes back. */

import type { LogEntry } from './types.gen';

/** Return *log* with all after step *since* replaced by *fresh*; an undo leaves fewer entries than there were. */
export function renewed(log: LogEntry[], since: number, fresh: LogEntry[]): LogEntry[] {
  return [...log.filter((entry) => entry.n <= since), ...fresh];
}

/** Return the entries after the last step of *seat*, leaving out those in which nothing was said. */
export function sinceMyLast(log: LogEntry[], seat: number | null): LogEntry[] {
  const last = log.findLastIndex((entry) => entry.seat === seat);
  return last < 0 ? [] : log.slice(last + 1).filter((entry) => entry.said.length > 0);
}

/** Return the last step in which something was said, or nothing at the very beginning. */
export function lastHeard(log: LogEntry[]): LogEntry | undefined {
  return log.findLast((entry) => entry.said.length > 0);
}
