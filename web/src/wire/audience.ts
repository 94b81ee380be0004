/** What a table works with and does not know: who plays out what happens, and what somebody tries again. */

import type { Scene } from '../stage/score';
import type { Decision } from './types.gen';

/** Plays out what happens at a table. */
export interface Audience {
  stage(scene: Scene<unknown>): void;
  finish(): void;
}

/** A decision of the past that somebody tries again; its answers go nowhere else. */
export interface Exercise {
  step: number;
  decision: Decision<unknown>;
  answer: (pick: number) => void;
}
