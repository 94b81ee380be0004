/** Playing part of the past once more, step by step, up to the present. */

import { untrack } from 'svelte';
import type { Table } from '../wire/table.svelte';
import type { Director } from './director.svelte';

export class Replay {
  playing = $state(false);
  /** The page that play comes from, until what followed is on stage. */
  #from: unknown;
  /** The page that should be open; any other was opened by hand. */
  #at: number | null = null;

  constructor(
    private readonly table: Table,
    private readonly director: Director,
  ) {
    $effect(() => {
      const { at, ready } = table.history;
      const idle = ready && !director.beat;
      if (at !== this.#at) untrack(() => this.#giveWay(at));
      else if (this.playing && idle) untrack(() => this.#goOn());
    });
  }

  /** Play from step *first* on. */
  start(first: number): void {
    this.director.finish();
    this.table.history.open(first - 1);
    this.#at = this.table.history.at;
    this.#from = undefined;
    this.playing = true;
  }

  /** Somebody leafs by hand: what they want to see is not covered by the stage. */
  #giveWay(at: number | null): void {
    this.#at = at;
    this.playing = false;
    this.director.finish();
  }

  /** The page is here and nothing is on stage: play what led to it, then turn to the next. */
  #goOn(): void {
    this.#play();
    if (this.director.beat) return;
    const { table } = this;
    if (table.history.at === null) this.playing = false;
    else {
      this.#from = table.view;
      table.history.leaf(1);
      this.#at = table.history.at;
    }
  }

  #play(): void {
    const { table } = this;
    const [before, n] = [this.#from, table.shown];
    this.#from = undefined;
    if (before === undefined) return;
    const entries = table.log.filter((entry) => entry.n === n);
    this.director.stage({ me: null, before, entries, after: table.view });
  }
}
