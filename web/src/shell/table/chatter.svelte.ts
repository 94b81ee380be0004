/** What people say at a table: how much of it has been read, what I have begun to say, and who is neither named nor heard. */

import { prefs } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import { draftOf, keepDraft } from '../../wire/drafts';
import { keepRead, readTo, type Mark } from '../../wire/read';
import type { Table } from '../../wire/table.svelte';

export class Chatter {
  #read = $state.raw<Mark>({ lines: 0, at: 0 });
  /** What was written here since the page was loaded, by seat: a shared screen shows nobody what another has begun. */
  #drafts = $state.raw<Readonly<Record<string, string>>>({});

  constructor(private readonly table: Table) {
    this.#read = readTo(table.token);
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

  /** How many lines of others have come since somebody looked here last. */
  get unread(): number {
    const { chat, mine } = this.table;
    const { lines, at } = this.#read;
    const asItWas = lines === 0 || chat[lines - 1]?.at === at; // nothing was deleted, and nobody has been muted
    const fresh = asItWas ? chat.slice(lines) : chat.filter((line) => line.at > at);
    return fresh.filter(({ seat, gone }) => gone || seat === null || !mine.includes(seat)).length;
  }

  /** Everything so far has been seen. */
  see(): void {
    const { chat, token } = this.table;
    const read = { lines: chat.length, at: chat.at(-1)?.at ?? 0 };
    this.#read = read;
    keepRead(token, read);
  }
}
