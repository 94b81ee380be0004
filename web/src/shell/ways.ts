/** The ways from a question to what lies ahead of it. */

import type { Decision, Option, PathStep, Phrase } from '../wire/types.gen';

/** An option that waits for a second word: what it is, the *pick* to send first, and the *aim* if more answers follow. */
export interface Proposal {
  ask: string;
  option: Option<unknown>;
  pick: number;
  aim: string;
}

/** Return what each answer of *path* says, as far as *decision* foresees it. */
export function labelsAlong(path: PathStep[], { options, ahead }: Decision<unknown>): Phrase[] {
  return path.flatMap(({ pick }, at) => {
    const offered = at === 0 ? options : ahead.find((way) => way.path.length === at && leads(way.path, path))?.options;
    return offered?.find((option) => option.pick === pick)?.label ?? [];
  });
}

/** Whether *path* begins with *start*. */
function leads(start: PathStep[], path: PathStep[]): boolean {
  return start.every(({ ask, pick }, at) => path[at]?.ask === ask && path[at].pick === pick);
}
