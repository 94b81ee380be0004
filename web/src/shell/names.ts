/** Names and times as people say them. */

import { i18n } from '../text/i18n.svelte';
import type { Chair } from '../wire/types.gen';

/** Return the name of whoever sits there; without one they are called by the number of the seat. */
export function chairName(chair: Chair | undefined, seat: number): string {
  return chair?.name || i18n.t('seat-n', { n: seat + 1 });
}

/** Return *chairs* with a name for everybody, so that games never draw an empty one. */
export function named(chairs: Chair[]): Chair[] {
  return chairs.map((chair, seat) => ({ ...chair, name: chairName(chair, seat) }));
}

/** Return the names of *seats* as a list in the viewer's language. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
}

const amountOf = (value: number, unit: string, unitDisplay: 'narrow' | 'long'): string =>
  new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay }).format(value);

/** Return *milliseconds* as a clock shows them: "9:05", "5h 12m" or "1d 23h". What has begun of the last unit still counts. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3_600)];
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (minutes < 1_440) return both(Math.floor(minutes / 60), 'hour', minutes % 60, 'minute');
  return both(Math.floor(hours / 24), 'day', hours % 24, 'hour');
}

function both(n: number, unit: string, more: number, smaller: string): string {
  return amountOf(n, unit, 'narrow') + (more > 0 ? ` ${amountOf(more, smaller, 'narrow')}` : '');
}

/** Return *seconds* in words, in the largest unit in which they are a whole number. */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? ['second', 1];
  return amountOf(seconds / size, unit, 'long');
}

/** Return about how long *seconds* are, in words. */
export function roughly(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
  return amountOf(Math.round(seconds / size), unit, 'long');
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
