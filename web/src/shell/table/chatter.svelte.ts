/** How much of what people said has been read. */

import type { Table } from '../../wire/table.svelte';

export class Chatter {
  #read = $state(0);

  constructor(private readonly table: Table) {}

  get unread(): number {
    return Math.max(0, this.table.chat.length - this.#read);
  }

  /** Everything so far has been seen. */
  see(): void {
    this.#read = this.table.chat.length;
  }
}
