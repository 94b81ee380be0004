/** What the board says: components in the words of the set, amounts and states in those of terminal and log. */

import { components } from '../../text/components.svelte';
import { i18n } from '../../text/i18n.svelte';
import { joined, listing, phrase, yes, type Arg } from '../../text/phrase';
import { target } from '../../wire/target';
import type {
  Action,
  CourtView,
  DueView,
  IncomeView,
  PatronView,
  SpaceView,
  StackView,
  TileView,
  View,
  VpSource,
} from '../../wire/lacrimosa.gen';
import type { Phrase } from '../../wire/types.gen';
import { incomeGoods, priceGoods, type Amount } from './goods';

type Args = Record<string, Arg>;

/** Say the board's own message *key*: labels of what is only drawn. */
export const say = (key: string, args?: Args): string => i18n.t(`board-lacrimosa-${key}`, args);

/** Say the message *key* of the game, which terminal and log say too. */
export const tell = (key: string, args?: Args): string => i18n.t(`lacrimosa-${key}`, args);

export const actionName = (action: Action): string => tell(`action-${action.replaceAll('_', '-')}`);
export const sourceName = (source: VpSource): string => tell(`source-${source}`);
export const numeral = (period: number): string => ['', 'I', 'II', 'III', 'IV', 'V'][period] ?? String(period);

/** Return what *amounts* are called; those that are *paid* are Story Points in any form, and Finance steps down. */
export function inWords(amounts: Amount[], paid = false): Arg {
  return listing(amounts.map((amount) => inPhrase(amount, paid)));
}

function inPhrase({ of, n, step }: Amount, paid: boolean): Phrase {
  if (of === 'ducats' || of === 'vp') return phrase(`lacrimosa-${of}`, { n });
  if (of === 'finance') return phrase(paid ? 'lacrimosa-finance-down' : 'lacrimosa-finance', { n });
  if (of === 'wild') return phrase(step ? 'lacrimosa-wild-steps' : 'lacrimosa-wild-counters', { n });
  return phrase(paid ? 'lacrimosa-points' : step ? 'lacrimosa-steps' : 'lacrimosa-counters', { n, kind: of });
}

/** Return the target of the side of a City or Royal Court tile that shows. */
export const sideOf = ({ kind, id, gilded }: TileView): string => target(kind, id, ...(gilded ? ['gilded'] : []));

/** Return a Composer tile in full. */
export const composerTileWords = (id: number): string => joined(...components.about(target('composer-tile', id)));

/** Return what an instrument space holds: a marker and what it brings on leaving, or a tile. */
export function spaceWords({ id, tile }: SpaceView): string {
  const space = target('space', id);
  if (!tile) return joined(components.name(space), ...components.about(space));
  const held = target('composer-tile', tile.id);
  return joined(components.name(space), components.name(held), components.later(held));
}

/** Return the stack of a composer and how many tiles are left. */
export function stackWords({ composers }: View, { composer, tiles }: StackView): string {
  return say('stack', { composer: composers.find(({ key }) => key === composer)?.name ?? '', n: tiles.length });
}

/** Return the royal favour of a Court, and whether it is fulfilled. */
export function courtWords({ tile, fulfilled }: CourtView): string {
  return tell('person-court', { goal: components.of(sideOf(tile)).later ?? '', fulfilled: yes(fulfilled) });
}

/** Return where the Finance marker stands and what it brings. */
export function financeWords(finance: number, income: IncomeView): string {
  return joined(tell('player-finance', { n: finance }), tell('person-income', { gain: inWords(incomeGoods(income)) }));
}

/** Return what a count now would give. */
export function countWords({ vp, count }: PatronView): string {
  const { courts, requiem, story, ducats, total } = count;
  return tell('person-count', { now: vp, courts, requiem, story, money: ducats, total });
}

/** Return what is to be paid, and what is short. */
export function dueWords({ price, payable, short }: DueView): string {
  const goods = priceGoods(price);
  const words = goods.length > 0 ? inWords(goods, true) : phrase('lacrimosa-free');
  return payable ? tell('costs', { price: words }) : say('you-lack', { price: words, short });
}
