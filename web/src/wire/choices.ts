/** A decision and its words, put together option by option. */

import type { AnyView, Caution, Choice, Refusal } from '../games/contract';
import type { Words } from './types.gen';

type Decision = AnyView['decision'];

/** Return what may be picked. */
export function choicesOf(decision: Decision, words: Words | null): Choice[] {
  if (!decision || !words) return [];
  return decision.options.map(({ pick, target, plain, cautions }, at) => ({
    pick,
    target,
    plain,
    label: words.options[at]!,
    effect: words.effects[at] ?? null,
    cautions: cautions.map(({ rule }, which): Caution => {
      const phrase = words.cautions[at]![which]!;
      return { code: phrase.key, rule, phrase };
    }),
  }));
}

/** Return what may not be picked, and why. */
export function refusalsOf(decision: Decision, words: Words | null): Refusal[] {
  if (!decision || !words) return [];
  return decision.refused.map(({ target, reason }, at) => ({
    target,
    name: words.things[at]!,
    rule: reason.rule,
    phrase: words.refused[at]!,
  }));
}
