/** Points of a review as people read them. */

import { PARTS } from './curve';

/** Return *parts* of a point in points, with their sign, as *language* writes them. */
export function signed(parts: number, language: string): string {
  const form = new Intl.NumberFormat(language, { signDisplay: 'always', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return form.format(Math.round((10 * parts) / PARTS) / 10).replace('-', '−');
}
