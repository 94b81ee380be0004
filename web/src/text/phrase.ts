/** How phrases are made on the page; most come from the server. */

import type { Phrase } from '../wire/types.gen';

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

/** Return *sayings* one after the other, for somebody who hears them; those that are none are left out. */
export const joined = (...sayings: string[]): string =>
  sayings
    .filter(Boolean)
    .map((saying, at, all) => (at + 1 < all.length && !saying.endsWith('.') ? `${saying};` : saying))
    .join(' ');
