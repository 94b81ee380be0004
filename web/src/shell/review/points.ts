/** Points of a review as people read them. */

import { PARTS } from './curve';

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
  return form.format(Math.round((10 * parts) / PARTS) / 10).replace('-', '−');
}
