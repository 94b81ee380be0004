/** Expected leads, or chances to win, over a game as lines in a box. */

import type { KeyMoment, Reviewed } from '../../wire/types.gen';

export const PARTS = 12_000; // of a point
const LEAST = 5; // points to either side, so that a close game looks close

export type Measure = 'lead' | 'chance';

/** Where the game stood before a step: a number for each seat, in points or per cent. */
export interface Station {
  step: number;
  values: number[];
}

/** Return what was expected before each moment and, once it is all there, the result. */
export function stations({ moments, seats, total }: Reviewed, measure: Measure): Station[] {
  if (measure === 'chance')
    return moments
      .filter(({ chances }) => chances.length > 0)
      .map(({ step, chances }) => ({ step, values: chances.map((each) => each / 10) }));
  const known = moments.map(({ step, before }) => ({ step, values: before.map((each) => each / PARTS) }));
  const end = seats.map(({ account }) => account.result / PARTS);
  return end.length > 0 ? [...known, { step: total, values: end }] : known;
}

/** Return the lowest and the highest value to be shown. */
export function span(all: Station[], measure: Measure): [number, number] {
  if (measure === 'chance') return [0, 100];
  const most = Math.max(LEAST, ...all.flatMap(({ values }) => values.map(Math.abs)));
  return [-most, most];
}

export interface Scale {
  x: (step: number) => number;
  y: (value: number) => number;
}

/** Return how steps and values lie in a box of that size. */
export function scale(total: number, [low, high]: [number, number], width: number, height: number): Scale {
  return { x: (step) => (step / Math.max(1, total)) * width, y: (value) => height - ((value - low) / (high - low)) * height };
}

/** Return the line of *seat*. */
export function line(all: Station[], seat: number, { x, y }: Scale): string {
  return all.map(({ step, values }, at) => `${at ? 'L' : 'M'}${x(step).toFixed(1)} ${y(values[seat] ?? 0).toFixed(1)}`).join('');
}

/** Where a key moment lies on the line of its seat. */
export interface Mark {
  step: number;
  value: number;
  seat: number;
  kind: KeyMoment['kind'];
}

/** Return where key moments lie among *all* stations. */
export function marks(keys: KeyMoment[], all: Station[]): Mark[] {
  return keys.flatMap(({ at, seat, kind }) => {
    const step = nearest(all, at);
    const value = all.find((each) => each.step === step)?.values[seat];
    return value === undefined ? [] : [{ step, value, seat, kind }];
  });
}

/** Return the step of the station nearest to *step*. */
export function nearest(all: Station[], step: number): number {
  return all.reduce((best, each) => (Math.abs(each.step - step) < Math.abs(best - step) ? each.step : best), all[0]?.step ?? 0);
}
