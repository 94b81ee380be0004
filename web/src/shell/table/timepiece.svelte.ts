/** The clocks of a table at this moment: what the server said last, and what has run since. */

import type { Table } from '../../wire/table.svelte';
import type { SeatClock } from '../../wire/types.gen';

const SECOND = 1_000;
/** With less than this, a player is told that time is short; for clocks that are played at once, and for days. */
const SHORT = { live: 60_000, days: 6 * 3_600_000 };

export class Timepiece {
  #now = $state(Date.now());

  constructor(private readonly table: Table) {
    $effect(() => {
      if (!table.clocks?.said.seats.some(({ runs }) => runs)) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), SECOND);
      return () => clearInterval(timer);
    });
  }

  /** Return the clock of *seat*; nothing if it has none. */
  of(seat: number): SeatClock | undefined {
    const { said, heard } = this.table.clocks ?? {};
    const clock = said?.seats.find((each) => each.seat === seat);
    if (!clock?.runs || heard === undefined) return clock;
    const gone = Math.max(0, this.#now - heard);
    return { ...clock, turn: Math.max(0, clock.turn - gone), bank: Math.max(0, clock.bank - Math.max(0, gone - clock.turn)) };
  }

  /** Return the milliseconds until the time of *seat* is out; nothing if it does not run. */
  left(seat: number): number | undefined {
    const clock = this.of(seat);
    return clock?.runs ? clock.turn + clock.bank : undefined;
  }

  /** Return whether the time of *seat* runs and is short. */
  isShort(seat: number): boolean {
    const left = this.left(seat);
    const rules = this.table.welcome?.clock;
    return left !== undefined && rules != null && left < SHORT[rules.kind];
  }
}
