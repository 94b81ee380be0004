/** Expected leads, or chances to win, over a game as lines in a box. */

import type { KeyMoment, Reviewed } from '../../wire/types.gen';

export const PARTS = 12_000; // of a point
const LEAST = 5; // points to either side at least, so that a close game looks close

export type Measure = 'lead' | 'chance';

/** Where the game stood before a step: a number for each seat, in points or per cent. */
export interface Station {
  step: number;
  values: number[];
}

/** Return what was expected before each moment and, once it is all there, the result: leads, or who has won. */
export function stations({ moments, seats, total, won }: Reviewed, measure: Measure): Station[] {
  const known =
    measure === 'lead'
      ? moments.map(({ step, before }) => ({ step, values: before.map((each) => each / PARTS) }))
      : moments
          .filter(({ chances }) => chances.length > 0)
          .map(({ step, chances }) => ({ step, values: chances.map((each) => each / 10) }));
  const end = measure === 'lead' ? seats.map(({ account }) => account.result / PARTS) : won.map((each) => each / 10);
  return end.length > 0 ? [...known, { step: total, values: end }] : known;
}

/** Return the lowest and the highest value to be shown. */
export function span(all: Station[], measure: Measure): [number, number] {
  if (measure === 'chance') return [0, 100];
  const shown = all.flatMap(({ values }) => values);
  return [Math.min(-LEAST, ...shown), Math.max(LEAST, ...shown)];
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
    const value = valuesAt(all, step)[seat];
    return value === undefined ? [] : [{ step, value, seat, kind }];
  });
}

/** Return the values of the station nearest to *step*. */
export function valuesAt(all: Station[], step: number): number[] {
  const at = nearest(all, step);
  return all.find((each) => each.step === at)?.values ?? [];
}

/** Return the step of the station nearest to *step*. */
export function nearest(all: Station[], step: number): number {
  return all.reduce((best, each) => (Math.abs(each.step - step) < Math.abs(best - step) ? each.step : best), all[0]?.step ?? 0);
}

/** Return what *key* leads to from *step*: the next station, the last one, or none if it leads nowhere. */
export function neighbour(all: Station[], step: number, key: string): number | undefined {
  const steps = all.map((each) => each.step);
  if (key === 'Home') return steps[0];
  if (key === 'End') return steps.at(-1);
  if (key === 'ArrowRight') return steps.find((each) => each > step) ?? steps.at(-1);
  return key === 'ArrowLeft' ? (steps.findLast((each) => each < step) ?? steps[0]) : undefined;
}
