/** What events give and take, to be seen rising from where it was given or taken. */

import type { GameEvent } from '../../wire/lacrimosa.gen';
import { target } from '../../wire/target';
import { listGoods, type Good } from './goods';

/** *goods* at the thing named *at*: received, or paid. */
export interface Float {
  at: string;
  goods: Good[];
  paid: boolean;
}

/** Return what each of *events* moves, one beat per event that moves something. */
export function floats(events: GameEvent[]): Float[] {
  return events.flatMap(floatsOf).filter(({ goods }) => goods.length > 0);
}

function floatsOf(event: GameEvent): Float[] {
  if (event.type === 'Gained') return [won(event.seat, event), ...points(event.seat, event.counters, event.steps, false)];
  if (event.type === 'Overflowed') return [won(event.seat, event)];
  if (event.type === 'MoneyTaken') return [won(event.seat, { ducats: event.ducats })];
  if (event.type === 'SoloistScored') return [won(event.seat, { vp: event.vp })];
  if (event.type !== 'Paid') return [];
  return [{ ...won(event.seat, event), paid: true }, ...points(event.seat, event.counters, event.steps, true)];
}

function won(seat: number, { ducats = 0, finance = 0, vp = 0 }: { ducats?: number; finance?: number; vp?: number }): Float {
  const goods: Good[] = [
    { of: 'ducats', n: ducats },
    { of: 'finance', n: finance },
    { of: 'vp', n: vp },
  ];
  return { at: target('purse', seat), goods: goods.filter(({ n }) => n > 0), paid: false };
}

function points(seat: number, counters: number[], steps: number[], paid: boolean): Float[] {
  return [0, 1, 2].flatMap((kind) => {
    const only = (list: number[]): number[] => list.map((n, at) => (at === kind ? n : 0));
    return [
      { at: target('track', seat, kind), goods: listGoods(only(steps), true), paid },
      { at: target('counters', seat, kind), goods: listGoods(only(counters)), paid },
    ];
  });
}
