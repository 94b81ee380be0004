/** What the front room says of a table: chosen by its host, read by everybody in their language. */

import { prefs } from '../../prefs.svelte';
import { ENDONYMS, i18n } from '../../text/i18n.svelte';
import { ask } from '../../wire/api';
import type { ClockRules, OpenTable, SeatLink, Sign } from '../../wire/types.gen';
import { clockValue } from '../options';

export const SPEEDS: Sign['speed'][] = ['sitting', 'days'];
export const LEVELS: Sign['level'][] = ['any', 'new', 'seasoned'];

export const board = {
  tables: () => ask<OpenTable[]>('open'),
  take: (table: string, seat: number, name: string) => ask<SeatLink>(`open/${table}/${seat}`, '', { name }),
};

/** Return a sign that says nothing yet, but that people talk as I do. */
export function newSign(): Sign {
  return { seats: [], watch: false, language: prefs.language, speed: 'sitting', level: 'any' };
}

export const languageOf = (language: Sign['language']): string => (language ? ENDONYMS[language] : i18n.t('front-sign-language-any'));

/** Return how fast people play: the clock says so, or else the sign. */
export const speedOf = ({ speed }: Sign, clock: ClockRules | null): string =>
  clock ? clockValue(clock) : i18n.t(`front-sign-speed-${speed}`);
