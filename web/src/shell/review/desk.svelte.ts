/** The review of the game at a table: asked for, followed while it is worked out, and looked through. */

import { api } from '../../wire/api';
import type { Table } from '../../wire/table.svelte';
import type { KeyMoment, Reviewed } from '../../wire/types.gen';
import { worded } from '../trouble';
import { Practice } from './practice.svelte';

const OFTEN = 1_000; // milliseconds between two looks at a review in the making

const desks = new WeakMap<Table, Desk>();

/** Return the desk of *table*: what was found stays there when the drawer is shut. */
export function deskOf(table: Table): Desk {
  const desk = desks.get(table) ?? new Desk(table);
  desks.set(table, desk);
  return desk;
}

export class Desk {
  found = $state.raw<Reviewed>();
  /** Why there is no review, in words. */
  refused = $state('');
  /** The key moment that is looked at. */
  open = $state.raw<KeyMoment>();
  /** One's own errors, to be tried again. */
  practice = $state.raw<Practice>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {
    void this.fetch();
  }

  fetch = (): Promise<void> => this.#ask(api.review(this.table.token));

  begin = (): Promise<void> => this.#ask(api.beginReview(this.table.token));

  cancel = (): Promise<void> => this.#ask(api.cancelReview(this.table.token));

  /** Open the position of a key moment, or fold up what is said of it. */
  look(key: KeyMoment): void {
    const isOpen = this.open === key;
    this.leave();
    if (isOpen) return;
    this.open = key;
    this.table.history.open(key.at);
  }

  /** Open the position after *step* steps. */
  turnTo(step: number): void {
    this.leave();
    this.table.history.open(step);
  }

  /** My own mistakes. With only two options there is nothing left to find, so those are left out. */
  readonly mistakes = $derived(
    (this.found?.keys ?? []).filter(({ kind, seat, ways }) => kind === 'error' && ways > 2 && this.table.mine.includes(seat)),
  );

  /** Try one's own errors again. */
  train(): void {
    this.open = undefined;
    const picks = this.found?.moments.map(({ pick }) => pick) ?? [];
    this.practice = new Practice(
      this.table,
      this.mistakes,
      (moment) => api.question(this.table.token, moment),
      (moment) => picks[moment],
    );
  }

  /** Put away what is open. */
  leave(): void {
    this.practice?.stop();
    this.practice = undefined;
    this.open = undefined;
  }

  async #ask(answer: Promise<Reviewed>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.found = await answer;
      this.refused = '';
    } catch (problem) {
      this.refused = worded(problem);
    }
    if (this.found?.state === 'working') this.#timer = setTimeout(() => void this.fetch(), OFTEN);
  }
}
