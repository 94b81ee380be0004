/** What is paid and what is received, as a row of signs with numbers. */

import type { GainView, IncomeView, Kind, PointsView, PriceView, RepeatView } from '../../wire/lacrimosa.gen';
import type { Sign } from './art/paths';

export const KINDS: readonly Kind[] = ['talent', 'journey', 'composition'];

/** So many of something. A *step* is a step on a track; a *type* says for which works; *then* is what follows. */
export interface Good {
  of: Sign | 'wild' | 'ducats';
  n: number;
  step?: boolean;
  type?: Sign;
  then?: Good[];
}

const POINTS = [...KINDS, 'wild'] as const;

/** Return the parts of a price that are not nothing. */
export function priceGoods(price: PriceView): Good[] {
  return [...KINDS, 'ducats' as const, 'finance' as const].map((of) => ({ of, n: price[of] })).filter(({ n }) => n > 0);
}

/** Return *points* as counters, or as steps on the tracks. */
export function pointGoods(points: PointsView, step = false): Good[] {
  return POINTS.map((of) => ({ of, n: points[of], step })).filter(({ n }) => n > 0);
}

/** Return points given as Talent, Journey, Composition. */
export function listGoods(points: readonly number[], step = false): Good[] {
  return KINDS.map((of, at) => ({ of, n: points[at] ?? 0, step })).filter(({ n }) => n > 0);
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
  return goods.filter(({ n }) => n > 0);
}

/** Return what the Finance track gives. */
export function incomeGoods({ ducats, wild, vp }: IncomeView): Good[] {
  const goods: Good[] = [
    { of: 'ducats', n: ducats },
    { of: 'wild', n: wild, step: true },
    { of: 'vp', n: vp },
  ];
  return goods.filter(({ n }) => n > 0);
}

/** Return what a Composer tile brings again and again. */
export function repeatGoods(repeat: RepeatView): Good[] {
  if (repeat.kind === 'step') return [{ of: repeat.of, n: 1, step: true }];
  return repeat.kind === 'opus' ? [{ of: 'vp', n: repeat.vp, type: repeat.of }] : [{ of: repeat.of, n: 1 }];
}
