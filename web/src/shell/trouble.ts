/** What people read when the server refuses a request. */

import { i18n } from '../text/i18n.svelte';
import { RequestRefused } from '../wire/api';

const MINUTE = 60_000;

/** Return the sentence for a refused request; after too many tables it says how long to wait. */
export function worded(refused: unknown): string {
  if (!(refused instanceof RequestRefused)) return i18n.t('shell-code-failed');
  return i18n.t(`shell-code-${refused.code}`, { n: Math.ceil((refused.numbers['wait'] ?? 0) / MINUTE) });
}
