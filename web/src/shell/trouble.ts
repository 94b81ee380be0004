/** What people read when the server refuses a request. */

import { i18n } from '../text/i18n.svelte';
import { RequestRefused } from '../wire/api';

const MINUTE = 60_000;

/** Return the sentence for what a request was answered with; whoever has to wait for minutes is told for how many. */
export function worded(refused: unknown): string {
  if (!(refused instanceof RequestRefused)) return i18n.t('shell-code-failed');
  const wait = refused.code === 'too-fast' ? (refused.numbers['wait'] ?? 0) : 0;
  return wait > MINUTE ? i18n.t('shell-too-fast-later', { n: Math.ceil(wait / MINUTE) }) : i18n.t(`shell-code-${refused.code}`);
}
