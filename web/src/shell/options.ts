/** What a table was laid with, in words. */

import { tongue } from '../text/tongue.svelte';
import type { Pack } from '../wire/types.gen';

const key = (game: string, name: string): string => `shell-option-${game}-${name}`;

/** Return what the option *name* is about. */
export const optionName = (game: string, name: string): string => tongue.t(key(game, name));

/** Return why one would change it; nothing where the name says it all. */
export const optionAbout = (game: string, name: string): string =>
  tongue.knows(`${key(game, name)}.about`) ? tongue.t(`${key(game, name)}.about`) : '';

/** Return what *value* means; a value may join several, "eybler+stadler". */
export const optionValue = (game: string, name: string, value: string): string =>
  value
    .split('+')
    .map((each) => tongue.t(`${key(game, name)}-${each}`))
    .join(' + ');

export const hintsValue = (allowed: boolean): string => tongue.t(allowed ? 'shell-hints-allowed' : 'shell-hints-none');

export const packName = ({ name, version }: Pack): string => `${name || tongue.t('shell-pack-own')} · ${version}`;
