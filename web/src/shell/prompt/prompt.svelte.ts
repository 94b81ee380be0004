/** Whether somebody types. */

import type { Table } from '../../wire/table.svelte';

export class Prompt {
  #open = $state(false);

  constructor(private readonly table: Table) {}

  /** There is a line to type in, as long as something is asked. */
  get open(): boolean {
    return this.#open && this.table.decision !== null;
  }

  ask(): void {
    this.#open = true;
  }

  shut(): void {
    this.#open = false;
  }
}
