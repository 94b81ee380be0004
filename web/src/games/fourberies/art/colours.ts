/** How a troupe is told from the others: its colour never goes without its mark and the pattern of its sail. */

import type { ColourView } from '../../../wire/fourberies.gen';

export interface Livery {
  /** A path around 0 0, about 10 by 10; the marks are those of the seats. */
  mark: string;
  fill: string;
  /** Readable on the fill. */
  on: string;
}

const MARKS = [
  'M0-4.6A4.6 4.6 0 1 1 0 4.6 4.6 4.6 0 1 1 0-4.6Z',
  'M0-5.2 4.6 0 0 5.2-4.6 0Z',
  'M-4-4H4V4H-4Z',
  'M0-4.8 4.9 4H-4.9Z',
  'M0-5 4.4-2.5V2.5L0 5-4.4 2.5V-2.5Z',
];

/** Return how troupe *colour* is dressed. */
export function livery(colour: Pick<ColourView, 'id' | 'hex'>): Livery {
  return { mark: MARKS[colour.id % MARKS.length]!, fill: colour.hex, on: brightness(colour.hex) > 0.55 ? '#33262b' : '#fff8e6' };
}

/** Return how bright *hex* looks, from 0 to 1. */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
