/** The games that can be played here. The board of each is fetched when a table of it is opened, with its words. */

import { fetched } from '../fetched';
import { i18n } from '../text/i18n.svelte';
import type { GameName } from '../wire/types.gen';
import type { GameFace } from './contract';

export type AnyFace = GameFace<unknown, unknown, string, unknown, unknown>;

type Fetch = () => Promise<{ face: unknown }>;

const FACES: Record<GameName, Fetch> = {
  fourberies: () => import('./fourberies'),
  lacrimosa: () => import('./lacrimosa'),
};

/** Return the face of *game*; it and the views of its tables come from the same server, so their types agree. */
export async function faceOf(game: string): Promise<AnyFace> {
  const [{ face }] = await Promise.all([fetched(FACES[game as GameName]), i18n.learnGame(game)]);
  return face as AnyFace;
}
