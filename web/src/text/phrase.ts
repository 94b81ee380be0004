/** How phrases are made on the page; most come from the server. */

import type { Phrase } from '../wire/types.gen';
import { i18n } from './i18n.svelte';

export type Arg = Phrase['args'][string];

export const phrase = (key: string, args: Record<string, Arg> = {}): Phrase => ({ key, args });

/** Return *items* as one phrase, the last two joined by "and". */
export function listing(items: Arg[]): Arg {
  const [item, ...rest] = items;
  if (item === undefined) return phrase('list-nothing');
  if (rest.length === 0) return item;
  return phrase(rest.length === 1 ? 'list-and' : 'list-comma', { item, rest: listing(rest) });
}

/** Return a fact as messages choose by it. */
export const yes = (fact: unknown): 'yes' | 'no' => (fact ? 'yes' : 'no');

/** Return *sayings* in a row, as a screen reader speaks them; empty ones are left out. */
export function joined(...sayings: string[]): string {
  const [item = '', ...more] = sayings.filter(Boolean);
  if (more.length === 0) return item;
  const rest = joined(...more);
  return item.endsWith('.') ? `${item} ${rest}` : i18n.t('shell-clauses', { item, rest });
}

/** Return *item* with what is said of it, if anything is. */
export const saidOf = (item: string, rest: string): string => (rest ? i18n.t('shell-said-of', { item, rest }) : item);
