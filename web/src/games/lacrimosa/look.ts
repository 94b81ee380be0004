/** Small readings of the view for drawing. */

import type { Chair } from '../../wire/types.gen';
import type { View, VpSource } from '../../wire/lacrimosa.gen';
import { kindAndIds } from '../../wire/target';
import type { Asked } from './foresight';
import { tell } from './words';

const SOLOIST = 4;

/** Return the colour and shape of the pieces of *seat*; the Soloist has his own. */
export function liveryOf(view: View, seat: number): number {
  return view.soloist?.seat === seat ? SOLOIST : seat % 4;
}

/** Return the name of *seat*, the Soloist's included. */
export function nameOf(view: View, chairs: Chair[], seat: number): string {
  return view.soloist?.seat === seat ? tell('soloist') : (chairs[seat]?.name ?? '');
}

type Points = Partial<Record<VpSource, number>>;

/** Return all that points may be *from*, in the order of the sheet. */
export const sourcesOf = (from: Points): VpSource[] => Object.keys(from) as VpSource[];

/** Return what points are *from*, with how many. */
export function earned(from: Points): [VpSource, number][] {
  return sourcesOf(from).flatMap((source) => (from[source] ? [[source, from[source]]] : []));
}

/** Return whether *title* needs smaller letters on a card. */
export function isLong(title: string): boolean {
  return title.length > 30 || title.split(' ').some((word) => word.length > 15);
}

/** The parts of the table that a small screen turns to. */
export type Leaf = 'row' | 'map' | 'requiem' | 'me' | 'soloist' | `seat:${number}`;

/** Return whether a part of the table lies beside the viewer's own board, where only one thing can be open. */
export const isStage = (leaf: Leaf | null): leaf is Leaf => leaf !== null && leaf !== 'row' && leaf !== 'me';

const LEAVES: Record<string, Leaf> = {
  place: 'map',
  slot: 'requiem',
  stack: 'requiem',
  movement: 'requiem',
  soloist: 'soloist',
  space: 'me',
  track: 'me',
  counters: 'me',
  bank: 'me',
  action: 'me',
  court: 'me',
  bonus: 'row',
};

/** Return where on the table *target* lies. */
export function leafOf(view: View, target: string): Leaf | null {
  const [kind, id] = kindAndIds(target);
  if (kind !== 'opus' && kind !== 'memory') return LEAVES[kind] ?? null;
  const inRow = view.row.some((space) => space[kind]?.id === id);
  return inRow ? 'row' : 'me';
}

/** Return where the things that may be picked now lie; nothing when nothing on the table is asked for. */
export function neededLeaf(view: View, decision: Asked): Leaf | null {
  const open = decision?.options.filter(({ plain, target }) => plain && target !== '') ?? [];
  return open[0] ? leafOf(view, open[0].target) : null;
}

const PARTS: Record<string, Leaf> = {
  'part:row': 'row',
  'part:map': 'map',
  'part:requiem': 'requiem',
  'part:soloist': 'soloist',
  'part:hand': 'me',
  'part:finance': 'me',
};

/** Return where the things lie that a lesson speaks of; the hand is in sight wherever one looks. */
export function taughtLeaf(view: View, points: readonly string[]): Leaf | null {
  const leaves = points.map((each) => PARTS[each] ?? leafOf(view, each));
  return leaves.find((leaf) => leaf && leaf !== 'me') ?? leaves[0] ?? null;
}

/** Return the map or the Requiem, if just one of them can be pointed at ahead. */
export function neededStage(view: View, decision: Asked): 'map' | 'requiem' | null {
  const targets = decision?.ahead.flatMap(({ options }) => options.map(({ target }) => target)) ?? [];
  const leaves = new Set(targets.map((target) => leafOf(view, target)));
  if (leaves.has('map') === leaves.has('requiem')) return null;
  return leaves.has('map') ? 'map' : 'requiem';
}
