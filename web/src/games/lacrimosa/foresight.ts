/** What would become of things if the considered option were picked: read off the option, nothing is worked out here. */

import type { DueView, Facts, MemoryView, PatronView, Side, SpaceView, TrailView, View } from '../../wire/lacrimosa.gen';
import { target } from '../../wire/target';
import type { Decision, Option } from '../../wire/types.gen';

/** What the seat that looks is asked; null if nothing. */
export type Asked = Decision<Facts> | null;

/** Where a card would come to lie, and what would change of purse and tracks. */
export interface Foresight {
  /** A card of the hand and the section it would be laid in. */
  card: MemoryView | null;
  section: 'experience' | 'story' | '';
  outcome: Option<Facts>['outcome'];
}

/** What follows from another step by itself. */
const QUIET = ['PayComposer', 'LayExperience', 'LayStory'];
const SECTIONS: Record<string, Foresight['section']> = { LayExperience: 'experience', LayStory: 'story' };
const SIDES: Partial<Record<Facts['meaning'], Side>> = { 'hire-eighth': 'eighth', 'hire-sixteenth': 'sixteenth' };

/** Return what the option at *considered* would change for *patron*, or paying when a price is due. */
export function foresee(decision: Asked, patron: Pick<PatronView, 'hand'>, considered: string): Foresight {
  const section = SECTIONS[decision?.ask ?? ''] ?? '';
  const card = (section && patron.hand.find(({ id }) => considered === target('memory', id))) || null;
  const options = optionsAt(decision, considered);
  const outcome = agreed((options.length > 0 ? options : payment(decision)).map((option) => option.outcome));
  return { card, section, outcome: outcome ?? {} };
}

/** Return all that can be picked, now or ahead. */
function inReach(decision: Asked): Option<Facts>[] {
  return decision ? [...decision.options, ...decision.ahead.flatMap(({ options }) => options)] : [];
}

function optionsAt(decision: Asked, target: string): Option<Facts>[] {
  return target === '' ? [] : inReach(decision).filter((option) => option.target === target);
}

/** Return what would be paid for *target*, now or ahead, if that is the same in every way to pick it. */
export function dueAt(decision: Asked, target: string): DueView | null {
  return agreed(optionsAt(decision, target).map(({ facts }) => facts.due)) ?? null;
}

/** Return what all *values* are, unless they differ. */
function agreed<T>(values: T[]): T | undefined {
  return new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined;
}

/** Return whether there is something to do beside the hand: both cards are laid, and the turn goes on. */
export function isActing(decision: Asked): boolean {
  return decision !== null && !(decision.ask in SECTIONS);
}

/** Return whether what can be picked now or ahead has to be paid for in points, so that there may be several ways to pay. */
export function hasPrice(decision: Asked): boolean {
  return inReach(decision).some(({ facts }) => facts.due !== null);
}

/** Return the steps of the turn worth telling: nothing as long as only its end is left. */
export function trailOf({ trail }: View): TrailView[] {
  const told = trail.filter(({ step }) => !QUIET.includes(step));
  return told.some(({ step }) => step !== 'EndTurn') ? told : [];
}

/** Return the usual way to pay, where payment is asked for. */
function payment(decision: Asked): Option<Facts>[] {
  return decision?.options.filter(({ facts }) => facts.meaning === 'pay') ?? [];
}

/** Return what is to be paid now, if anything is. */
export function bill(decision: Asked): DueView | null {
  return payment(decision)[0]?.facts.due ?? null;
}

/** A composer, by the side of the marker and the stack to point at, and the space whose marker goes to the score. */
export interface Pair {
  side: Side;
  stack: string;
  marker: string;
  space: SpaceView;
}

/** Return every composer with every marker, where a composer is asked for and there is a choice of markers. */
export function pairsOf(decision: Asked, patron: Pick<PatronView, 'seat' | 'spaces'>): Pair[] {
  if (decision?.ask !== 'HireComposer' || !decision.ahead.some(({ options }) => options.length > 1)) return [];
  const spaces = new Map(patron.spaces.map((space) => [target('space', patron.seat, space.id), space]));
  return decision.options.flatMap(({ pick, target: stack, facts }) => {
    const markers = decision.ahead.filter(({ path }) => path[0]?.pick === pick).flatMap(({ options }) => options);
    return markers.flatMap(({ target: marker }) => {
      const [side, space] = [SIDES[facts.meaning], spaces.get(marker)];
      return side && space ? [{ side, stack, marker, space }] : [];
    });
  });
}
