/** The games that have a board here. Each is fetched when a table of it is opened; one without a board is not offered. */

import type { GameName } from '../wire/types.gen';
import type { AnyView, GameFace } from './contract';

export type AnyFace = GameFace<AnyView, string, { type: string }>;

type Fetch = () => Promise<{ face: unknown }>;

const FACES: Partial<Record<GameName, Fetch>> = {};

export function hasFace(game: string): boolean {
  return game in FACES;
}

/** Return the face of *game*; it and the views of its tables come from the same server, so their types agree. */
export async function faceOf(game: string): Promise<AnyFace> {
  const fetch = FACES[game as GameName];
  if (!fetch) throw new Error(`no board for ${game}`);
  return (await fetch()).face as AnyFace;
}
