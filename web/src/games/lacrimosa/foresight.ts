/** What would become of things if the considered option were picked: read off the option, nothing is worked out here. */

import type { DueView, MemoryView, Option, PatronView, Side, SpaceView, TrailView, View } from '../../wire/lacrimosa.gen';
import { KINDS } from './goods';

/** Where a card would come to lie, and what purse and tracks would show. */
export interface Foresight {
  option: Option | null;
  due: DueView | null;
  /** A card of the hand and the section it would be laid in. */
  card: MemoryView | null;
  section: 'experience' | 'story' | '';
  /** The tracks after paying; null where they would not change. */
  track: (number | null)[];
}

const NONE: Foresight = { option: null, due: null, card: null, section: '', track: [null, null, null] };
/** What follows from another step by itself. */
const QUIET = ['PayComposer', 'LayExperience', 'LayStory'];
const SECTIONS: Record<string, Foresight['section']> = { LayExperience: 'experience', LayStory: 'story' };

/** Return what the seat that looks would have after the option at *considered*, or after paying when a price is due. */
export function foresee(view: View, patron: PatronView | undefined, considered: string): Foresight {
  if (!view.decision || !patron) return NONE;
  const option = optionAt(view, considered) ?? payment(view);
  const due = option?.due ?? null;
  const section = SECTIONS[view.decision.ask] ?? '';
  const card = (section && patron.hand.find(({ id }) => considered === `memory:${id}`)) || null;
  return { option, due, card, section, track: trackAfter(patron, due, section === 'experience' ? card : null) };
}

function trackAfter(patron: PatronView, due: DueView | null, card: MemoryView | null): (number | null)[] {
  return patron.track.map((now, at) => {
    const paid = due?.mix?.steps[at] ?? 0;
    const won = card?.reward.steps[KINDS[at]!] ?? 0;
    return paid || won ? now - paid + won : null;
  });
}

/** Return all that can be picked, now or ahead. */
function inReach({ decision }: View): Option[] {
  return decision ? [...decision.options, ...decision.ahead.flatMap(({ options }) => options)] : [];
}

/** Return the option that *target* stands for, now or ahead. */
export function optionAt(view: View, target: string): Option | undefined {
  return target === '' ? undefined : inReach(view).find((option) => option.target === target);
}

/** Tell whether there is something to do beside the hand: both cards are laid, and the turn goes on. */
export function isActing(view: View): boolean {
  return view.decision !== null && !(view.decision.ask in SECTIONS);
}

/** Tell whether what can be picked now or ahead has to be paid for in points, so that there may be several ways to pay. */
export function hasPrice(view: View): boolean {
  return inReach(view).some(({ due }) => due !== null);
}

/** Return the steps of the turn worth telling: nothing as long as only its end is left. */
export function trailOf({ trail }: View): TrailView[] {
  const told = trail.filter(({ step }) => !QUIET.includes(step));
  return told.some(({ step }) => step !== 'EndTurn') ? told : [];
}

/** Return the usual way to pay, where payment is asked for. */
function payment({ decision }: View): Option | null {
  return decision?.ask === 'Pay' ? decision.options[0]! : null;
}

/** Return what is to be paid now, if anything is. */
export function bill(view: View): DueView | null {
  return payment(view)?.due ?? null;
}

/** A composer, by the side of the marker and the stack to point at, and the space whose marker goes to the score. */
export interface Pair {
  side: Side;
  stack: string;
  marker: string;
  space: SpaceView;
}

/** Return every composer with every marker, where a composer is asked for and there is a choice of markers. */
export function pairsOf({ decision, movements }: View, patron: PatronView): Pair[] {
  if (decision?.ask !== 'HireComposer' || !decision.ahead.some(({ options }) => options.length > 1)) return [];
  const sides = new Map(movements.flatMap(({ stacks }) => stacks.map(({ id, side }) => [`stack:${id}`, side])));
  return decision.ahead.flatMap(({ path, options }) => {
    const stack = decision.options.find(({ pick }) => pick === path[0]?.pick)!.target;
    return options.map(({ target }) => ({
      side: sides.get(stack)!,
      stack,
      marker: target,
      space: patron.spaces.find(({ id }) => target === `space:${patron.seat}:${id}`)!,
    }));
  });
}
