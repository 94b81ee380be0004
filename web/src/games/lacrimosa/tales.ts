/** What is told line by line: the parts of the game in which nobody chooses. */

import type { GameEvent } from '../../wire/lacrimosa.gen';
import type { Said } from '../../wire/types.gen';

export type Tale = 'maintenance' | 'soloist' | 'count';

/** A line, and the tale it is part of. */
export interface Line {
  tale: Tale;
  said: Said;
}

/** Events that begin a tale, or go on with it after a question. */
const BEGINS: Partial<Record<GameEvent['type'], Tale>> = {
  TracksReset: 'maintenance',
  WorksTurnedBack: 'maintenance',
  DeckRenewed: 'maintenance',
  TilesGilded: 'maintenance',
  RowCleared: 'maintenance',
  PeriodEnded: 'maintenance',
  FirstPatronPassed: 'maintenance',
  SoloistLaid: 'soloist',
  SoloistActs: 'soloist',
  CourtScored: 'count',
  MovementScored: 'count',
  StoryConcluded: 'count',
  MoneyCounted: 'count',
  GameEnded: 'count',
};
const ENDS: GameEvent['type'][] = ['RoundBegan', 'TurnBegan', 'TurnEnded'];

/** Return the lines among *said* that belong to a tale. */
export function talesIn(said: Said[]): Line[] {
  let tale: Tale | undefined;
  return said.flatMap((each) => {
    const { type } = each.event as unknown as GameEvent;
    tale = ENDS.includes(type) ? undefined : (BEGINS[type] ?? tale);
    return tale ? [{ tale, said: each }] : [];
  });
}
