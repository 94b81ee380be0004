/** The coach of a first game against bots: which decision is new to the player, and gets a card. */

import { untrack } from 'svelte';
import { prefs } from '../../prefs.svelte';
import { isForced } from '../table/automation.svelte';
import type { Room } from '../table/room';

/** Milliseconds a decision stands before the coach speaks: what gives itself on the way is none. */
const STANDS = 300;

export class Coach {
  /** What the card is about: "lacrimosa-travel"; nothing if there is none. */
  card = $state('');

  constructor(private readonly room: Room) {
    $effect(() => this.#speak());
    $effect(() => {
      if (room.table.busy) untrack(() => this.dismiss());
    });
    $effect(() => {
      const { now, seat } = room.table;
      if (now?.result?.how === 'played' && seat !== null) untrack(() => this.leave());
    });
  }

  get #game(): string {
    return this.room.table.welcome!.game;
  }

  /** Whether somebody plays here alone against bots and wants a coach. */
  readonly #wanted = $derived.by(() => {
    const { welcome, chairs, seat } = this.room.table;
    const rivals = chairs.filter((_, at) => at !== seat);
    const bots = rivals.length > 0 && rivals.every(({ kind }) => kind === 'bot');
    return bots && seat !== null && !welcome?.lesson && !prefs.uncoached.includes(this.#game);
  });

  /** The decision that waits for the player, if the coach has not spoken of it. */
  readonly #fresh = $derived.by(() => {
    const { table, director } = this.room;
    if (!this.#wanted || !table.decision || director.beat || isForced(this.room)) return '';
    const name = `${this.#game}-${kebab(table.decision.ask)}`;
    return prefs.told.includes(name) ? '' : name;
  });

  #speak(): (() => void) | void {
    const fresh = this.#fresh;
    if (fresh !== untrack(() => this.card)) this.card = '';
    if (!fresh || this.room.table.busy) return;
    const timer = setTimeout(() => (this.card = fresh), STANDS);
    return () => clearTimeout(timer);
  }

  /** The card has been read, or its decision is made: it does not come again. */
  dismiss(): void {
    if (this.card) prefs.told = [...prefs.told, this.card];
    this.card = '';
  }

  /** No more cards in this game. */
  leave(): void {
    prefs.coach(this.#game, false);
  }
}

/** Return the name of an ask as messages have it. */
function kebab(ask: string): string {
  return ask.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
}
