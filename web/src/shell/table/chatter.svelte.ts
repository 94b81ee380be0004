/** What people say at a table: how much of it has been read, what I have begun to say, and who is neither named nor heard. */

import { prefs } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import { draftOf, keepDraft } from '../../wire/drafts';
import type { Table } from '../../wire/table.svelte';

export class Chatter {
  #read = $state(0);
  /** What was written here since the page was loaded, by seat: a shared screen shows nobody what another has begun. */
  #drafts = $state.raw<Readonly<Record<string, string>>>({});

  constructor(private readonly table: Table) {
    $effect(() => {
      table.muted = prefs.mutedAt(table.welcome?.table ?? '');
      i18n.called = new Map(table.hushed.map(([name, seat]) => [name, i18n.t('seat-n', { n: seat + 1 })]));
    });
    $effect(() => () => (i18n.called = new Map())); // elsewhere it may be another who is called so
  }

  get draft(): string {
    const { seat, token } = this.table;
    return this.#drafts[String(seat)] ?? draftOf(token, seat);
  }

  set draft(text: string) {
    const { seat, token } = this.table;
    this.#drafts = { ...this.#drafts, [String(seat)]: text };
    keepDraft(token, seat, text);
  }

  get unread(): number {
    return Math.max(0, this.table.chat.length - this.#read);
  }

  /** Everything so far has been seen. */
  see(): void {
    this.#read = this.table.chat.length;
  }
}
