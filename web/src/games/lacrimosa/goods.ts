/** What is paid and what is received, as a row of signs with numbers. */

import type { GainView, IncomeView, Kind, MemoryView, OpusView, PointsView, PriceView, RepeatView } from '../../wire/lacrimosa.gen';
import type { Sign } from './art/paths';

export const KINDS: readonly Kind[] = ['talent', 'journey', 'composition'];

/** A number of something. A *step* is a step on a track; a *type* says for which works; *then* is what follows. */
export interface Good {
  of: Sign | 'wild' | 'ducats';
  n: number;
  step?: boolean;
  type?: Sign;
  then?: Good[];
}

/** Points, money or VP: what has a word of its own. */
export interface Amount extends Good {
  of: Kind | 'wild' | 'ducats' | 'finance' | 'vp';
}

const POINTS = [...KINDS, 'wild'] as const;

const some = <G extends Good>(goods: G[]): G[] => goods.filter(({ n }) => n > 0);

/** Return the parts of a price that are not zero. */
export function priceGoods(price: PriceView): Amount[] {
  return some([...KINDS, 'ducats' as const, 'finance' as const].map((of) => ({ of, n: price[of] })));
}

/** Return *points* as counters, or as steps on the tracks. */
export function pointGoods(points: PointsView, step = false): Amount[] {
  return some(POINTS.map((of) => ({ of, n: points[of], step })));
}

/** Return points given as Talent, Journey, Composition. */
export function listGoods(points: readonly number[], step = false): Amount[] {
  return some(KINDS.map((of, at) => ({ of, n: points[at] ?? 0, step })));
}

/** Return everything a reward brings. */
export function gainGoods(gain: GainView): Good[] {
  const { perform, sell, vp_per_opus: each } = gain;
  const goods: Good[] = [{ of: 'ducats', n: gain.ducats }, ...pointGoods(gain.counters), ...pointGoods(gain.steps, true)];
  goods.push({ of: 'finance', n: gain.finance }, { of: 'vp', n: gain.vp });
  if (each) goods.push({ of: 'vp', n: each.gain.vp, type: each.type });
  if (perform) goods.push({ of: 'perform', n: 1, type: perform.type, then: gainGoods(perform.gain) });
  if (sell) goods.push({ of: 'sell', n: 1, type: sell.type, then: gainGoods(sell.gain) });
  if (gain.neutral) goods.push({ of: 'marker', n: 1 });
  goods.push(...gain.actions.map((action) => ({ of: action, n: 1 })));
  return some(goods);
}

/** Return what the Finance track gives. */
export function incomeGoods({ ducats, wild, vp }: IncomeView): Amount[] {
  return some<Amount>([
    { of: 'ducats', n: ducats },
    { of: 'wild', n: wild, step: true },
    { of: 'vp', n: vp },
  ]);
}

/** Return what a Composer tile brings again and again. */
export function repeatGoods({ kind, of, vp }: RepeatView): Good[] {
  if (kind === 'opus') return [{ of: 'vp', n: vp, type: of }];
  return [kind === 'step' ? { of, n: 1, step: true } : { of, n: 1 }];
}

/** Return what performing and selling a work cost and bring. */
export function opusUses(opus: OpusView): { perform: [Good[], Good[]]; sell: [Good[], Good[]] } {
  const sold = some<Good>([
    { of: 'finance', n: opus.sell_finance },
    { of: 'vp', n: opus.sell_vp },
  ]);
  return {
    perform: [listGoods([opus.perform_talent]), some([{ of: 'ducats', n: opus.perform_ducats }])],
    sell: [listGoods([opus.sell_talent]), sold],
  };
}

/** Return what a Memory brings in the Experiences section, and what in the Story section. */
export function memoryGoods(memory: MemoryView): { reward: Good[]; actions: Good[]; story: Good[] } {
  const story = [...pointGoods(memory.story, true), ...some<Good>([{ of: 'vp', n: memory.story_vp }])];
  return { reward: gainGoods(memory.reward), actions: memory.actions.map((of) => ({ of, n: 1 })), story };
}
