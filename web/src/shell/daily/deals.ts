/** What is asked of the server about the deals of the day. */

import { ask } from '../../wire/api';
import type { DailyCard, DailyResults, HeldTable, Links } from '../../wire/types.gen';

/** Links that are sent along at most: those of today and yesterday are among the latest. */
const MOST = 20;

export const deals = {
  cards: (tokens: string[]) => ask<DailyCard[]>('daily', '', { tokens }),
  play: (game: string, name: string) => ask<Links>(`daily/${game}`, '', { name }),
};

/** Return the links among *tables* to deals of the day that I play. */
export function mineOf(tables: HeldTable[]): string[] {
  const dealt = tables.filter(({ summary }) => summary.daily && summary.role === 'host');
  return dealt.map(({ token }) => token).slice(0, MOST);
}

/** Return the results of *day*, as far as *card* tells them. */
export function resultsOf(card: DailyCard | undefined, day: string): DailyResults | undefined {
  return [card?.today, card?.before].find((results) => results?.day === day) ?? undefined;
}
