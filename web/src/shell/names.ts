/** Names and times as people say them. */

import { i18n } from '../text/i18n.svelte';
import type { Chair } from '../wire/types.gen';

/** Return the name of who sits there, or of the seat if nobody gave one. */
export function chairName(chair: Chair | undefined, seat: number): string {
  return chair?.name || i18n.t('shell-seat-n', { n: seat + 1 });
}

/** Return the names of *seats* as a list in the viewer's language. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Return how long ago *seconds* since 1970 was. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const [unit, size] = UNITS.find(([, each]) => past >= each) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(-Math.floor(past / size), unit);
}
