/** Points of a review as people read them. */

import { yes } from '../../text/phrase';
import type { Table } from '../../wire/table.svelte';
import { PARTS } from './curve';

/** Return whether points are ahead of one opponent, who may be the game itself, and not of an average of several. */
export function duel({ chairs }: Pick<Table, 'chairs'>): 'yes' | 'no' {
  return yes(chairs.length <= 2);
}

/** Return *parts* of a point in points, with their sign, as *language* writes them. */
export function signed(parts: number, language: string): string {
  return written(parts, language, 'exceptZero');
}

/** Return the same of what was lost: without a sign. */
export function plain(parts: number, language: string): string {
  return written(parts, language, 'auto');
}

function written(parts: number, language: string, signDisplay: 'exceptZero' | 'auto'): string {
  const form = new Intl.NumberFormat(language, { signDisplay, minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const tenths = Math.sign(parts) * Math.round((10 * Math.abs(parts)) / PARTS); // a loss and its reverse look alike
  return form.format(tenths / 10).replace('-', '−');
}
