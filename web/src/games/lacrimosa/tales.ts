/** The parts of the game in which nobody chooses: they are told under a heading. */

import type { GameEvent } from '../../wire/lacrimosa.gen';

export type Tale = 'maintenance' | 'soloist' | 'count';

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

/** Return the tale that goes on with an event of *type*, after the tale *before*; nothing if it is play. */
export function taleWith(type: GameEvent['type'], before?: Tale): Tale | undefined {
  return ENDS.includes(type) ? undefined : (BEGINS[type] ?? before);
}
