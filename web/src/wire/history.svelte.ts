/** Paging back through a game: the step that is looked at, and the views that have been fetched. */

import type { Past } from './types.gen';

export class History<V> {
  /** The step that is looked at; null is the table as it is now. */
  at = $state<number | null>(null);
  /** How far play has come. */
  last = $state(0);
  #fetched = $state.raw<ReadonlyMap<number, Past<V>>>(new Map());
  /** The page that was open last: it stays in sight until the next one is here. */
  #shown = $state.raw<Past<V>>();

  constructor(private readonly look: (step: number) => void) {}

  /** The page that is looked at: while the one that is open is fetched, the one before it. None is the present. */
  get page(): Past<V> | undefined {
    return this.at === null ? undefined : (this.#fetched.get(this.at) ?? this.#shown);
  }

  /** Whether the page that is open is here. */
  get ready(): boolean {
    return this.at === null || this.#fetched.has(this.at);
  }

  /** Open the page of *step*; the last one is the present. */
  open(step: number | null): void {
    this.#shown = this.page;
    const page = Math.max(0, Math.trunc(step ?? this.last));
    this.at = page >= this.last ? null : page;
    if (!this.ready) this.look(this.at!);
  }

  /** Turn *by* this many pages from the one that is open. */
  leaf(by: number): void {
    this.open((this.at ?? this.last) + by);
  }

  /** Keep a page that has come. */
  keep(page: Past<V>): void {
    this.#fetched = new Map(this.#fetched).set(page.step, page);
  }

  /** Play has come to step *last*; pages after step *since* are no longer true. */
  advance(last: number, since: number): void {
    this.last = last;
    this.#fetched = new Map([...this.#fetched].filter(([step]) => step <= since));
    if (this.at !== null) this.open(this.at);
  }
}
