/** The things on the table as phrases: the same messages by which the terminal and the log speak of them. */

import type { Chair, Phrase } from '../../wire/types.gen';
import type { EncounterView, PlayerView, RequestView, View } from '../../wire/fourberies.gen';

type Arg = Phrase['args'][string];

const phrase = (key: string, args: Record<string, Arg> = {}): Phrase => ({ key: `fourberies-${key}`, args });

/** Return *items* as one phrase, the last two joined by "and". */
export function listing(items: Arg[]): Arg {
  const [item, ...rest] = items;
  if (item === undefined) return { key: 'list-nothing', args: {} };
  if (rest.length === 0) return item;
  return { key: rest.length === 1 ? 'list-and' : 'list-comma', args: { item, rest: listing(rest) } };
}

/** Return an Encounter by name and kind. */
export function card(each: EncounterView): Phrase {
  const { kind, name, nature, experience, amount } = each;
  if (kind === 'actor') return phrase('card-actor', { name, nature, experience });
  return kind === 'acrobat' ? phrase('card-acrobat', { name }) : phrase('card-bonus', { amount });
}

/** Return a Bonus in short, for a narrow strip. */
export const shortBonus = ({ amount }: EncounterView): Phrase => phrase('short-bonus', { amount });

/** Return what an Encounter does, sentence by sentence. */
export function aboutCard(each: EncounterView): Phrase[] {
  const { kind, nature, experience, amount } = each;
  if (kind === 'bonus') return [phrase('about-bonus', { amount })];
  const does = effect(each.effect);
  if (kind === 'acrobat') return [phrase('about-acrobat', { moment: moment(each), effect: does })];
  return [phrase('about-actor', { effect: does }), phrase('about-court', { nature, experience })];
}

/** Return when an Acrobat may be used. */
const moment = (each: EncounterView): Phrase => phrase(`moment-${each.timing}`);

/** The parameters of effects as messages call them; each has them all. */
const NOTHING: Record<string, Arg> = {
  protect: 'no',
  cards: 0,
  experience: 0,
  nature: 'tragedy',
  distance: 0,
  most: 0,
  cells: 0,
  direction: 'tragedy',
  whom: 'one-opponent',
  amount: 0,
  draw: 0,
  keep: 0,
};
const CALLED: Record<string, string> = { max_experience: 'most', max_cells: 'cells', from: 'whom' };

/** Return what an Actor or an Acrobat does. */
export function effect(values: EncounterView['effect']): Phrase {
  const args = { ...NOTHING };
  for (const [name, value] of Object.entries(values)) {
    args[CALLED[name] ?? name] = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  }
  delete args.kind;
  return phrase(`effect-${String(values.kind)}`, args);
}

/** Return what a Secret Request asks for and pays. */
export function condition(request: RequestView): Phrase {
  const clauses = request.condition.map(({ test, stat, n }) => phrase(`clause-${test}`, { stat: phrase(`stat-${stat}`), n }));
  return phrase('condition', { clauses: listing(clauses), pays: pays(request.payout) });
}

function pays(payout: RequestView['payout']): Phrase {
  const { kind, amount = 0, each = 0, stat, cap = 0 } = payout;
  if (kind === 'flat') return phrase('pays-flat', { amount: Number(amount) });
  return phrase('pays-each', { each: Number(each), stat: phrase(`stat-${String(stat)}`), cap: Number(cap) });
}

/** Return which way a show leans, and whether that pleases the King. */
export function leaning({ leaning: difference, pleases }: Pick<PlayerView, 'leaning' | 'pleases'>): Phrase {
  const way = difference === 0 ? 'none' : difference > 0 ? 'comedy' : 'tragedy';
  const pleased = way === 'none' ? 'none' : pleases ? 'yes' : 'no';
  return { key: 'board-fourberies-leaning', args: { way, difference: Math.abs(difference), pleases: pleased } };
}

/** Return whose troupe sails under *colour*: a player's, or the friend troupe of one. */
export function troupe(view: View, chairs: Chair[], colour: number): Arg {
  const friend = view.friends.find((each) => each.colour.id === colour);
  const seat = friend?.owner ?? view.players.findIndex((each) => each.colour.id === colour);
  const name = chairs[seat]?.name ?? '';
  return friend ? phrase('friend', { player: name }) : name;
}
