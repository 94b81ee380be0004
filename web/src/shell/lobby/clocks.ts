/** The clocks that a table may be laid with, by the name under which they are chosen. */

import type { ClockRules } from '../../wire/types.gen';

const [MINUTE, DAY] = [60, 86_400];

export const CLOCKS: Record<string, Pick<ClockRules, 'kind' | 'bank' | 'each'>> = {
  quick: { kind: 'live', bank: 15 * MINUTE, each: 30 },
  calm: { kind: 'live', bank: 30 * MINUTE, each: 60 },
  long: { kind: 'live', bank: 60 * MINUTE, each: 120 },
  daily: { kind: 'days', bank: DAY, each: DAY },
  slow: { kind: 'days', bank: 3 * DAY, each: 2 * DAY },
  weekly: { kind: 'days', bank: 7 * DAY, each: 7 * DAY },
};
