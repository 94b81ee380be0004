/** What a table was laid with, in words. */

import { i18n } from '../text/i18n.svelte';
import type { ClockRules, Pack } from '../wire/types.gen';
import { lasting } from './names';

const key = (game: string, name: string): string => `shell-option-${game}-${name}`;

/** Return what the option *name* is about. */
export const optionName = (game: string, name: string): string => i18n.t(key(game, name));

/** Return why one would change it; nothing where the name says it all. */
export const optionAbout = (game: string, name: string): string =>
  i18n.knows(`${key(game, name)}.about`) ? i18n.t(`${key(game, name)}.about`) : '';

/** Return what *value* means; a value may join several, "eybler+stadler". */
export const optionValue = (game: string, name: string, value: string): string =>
  value
    .split('+')
    .map((each) => i18n.t(`${key(game, name)}-${each}`))
    .join(' + ');

export const hintsValue = (allowed: boolean): string => i18n.t(allowed ? 'shell-hints-allowed' : 'shell-hints-none');

/** Return how time is kept. */
export const clockValue = (rules: Pick<ClockRules, 'kind' | 'bank' | 'each'> | null): string =>
  rules ? i18n.t(`shell-clock-${rules.kind}`, { bank: lasting(rules.bank), each: lasting(rules.each) }) : i18n.t('shell-clock-none');

/** Return what happens when time is out, with the bot that sits in then. */
export const outValue = ({ out, bot }: Pick<ClockRules, 'out' | 'bot'>): string =>
  `${i18n.t(`shell-out-${out}`)} (${i18n.t(`bot-${bot}`)})`;

export const packName = ({ name, version }: Pack): string => `${name || i18n.t('shell-pack-own')}\u00a0· ${version}`;
