/** What events give and take: seen rising where it is received, and sinking where it is paid. */

import type { Flight } from '../../stage/score';
import type { GameEvent } from '../../wire/lacrimosa.gen';
import { target } from '../../wire/target';
import { listGoods, type Good } from './goods';

export interface GoodsSprite {
  kind: 'goods';
  goods: Good[];
  paid: boolean;
}

type Float = Flight<GoodsSprite>;

/** Return what *event* gives and takes. */
export function floatsOf(event: GameEvent): Float[] {
  return allOf(event).filter(({ sprite }) => sprite.goods.length > 0);
}

function allOf(event: GameEvent): Float[] {
  if (event.type === 'Gained') return [won(event.seat, event), ...points(event.seat, event.counters, event.steps, false)];
  if (event.type === 'Overflowed') return [won(event.seat, event)];
  if (event.type === 'MoneyTaken') return [won(event.seat, { ducats: event.ducats })];
  if (event.type !== 'Paid') return [];
  return [won(event.seat, event, true), ...points(event.seat, event.counters, event.steps, true)];
}

const float = (at: string, goods: Good[], paid: boolean): Float => ({
  sprite: { kind: 'goods', goods, paid },
  from: at,
  to: at,
  way: paid ? 'sink' : 'rise',
});

function won(seat: number, { ducats = 0, finance = 0, vp = 0 }: { ducats?: number; finance?: number; vp?: number }, paid = false): Float {
  const goods: Good[] = [
    { of: 'ducats', n: ducats },
    { of: 'finance', n: finance },
    { of: 'vp', n: vp },
  ];
  const present = goods.filter(({ n }) => n > 0);
  return float(target('purse', seat), present, paid);
}

function points(seat: number, counters: number[], steps: number[], paid: boolean): Float[] {
  return [0, 1, 2].flatMap((kind) => {
    const only = (list: number[]): number[] => list.map((n, at) => (at === kind ? n : 0));
    return [
      float(target('track', seat, kind), listGoods(only(steps), true), paid),
      float(target('counters', seat, kind), listGoods(only(counters)), paid),
    ];
  });
}

/** Return *vp* rising at the score of *seat*. */
export function scored(seat: number, vp: number): Float[] {
  return vp > 0 ? [float(target('score', seat), [{ of: 'vp', n: vp }], false)] : [];
}
