/** Which options stand in the list: all of them, unless the board offers them, a lesson is read first, or no sensible player would take them. */

import { prefs } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import type { Option, RefusedTarget } from '../../wire/types.gen';
import type { Room } from '../table/room';

/** An option and its key. */
export type Keyed = [option: Option<unknown>, key: string];

/** Things that cannot be picked for the same reason. */
export interface Refusals {
  says: string;
  rule: string;
  things: RefusedTarget[];
}

/** The most options that stand beside the question; more are listed apart. */
const FEW = 3;

export class Offer {
  /** Show every option, and what is not possible. */
  more = $state(false);
  /** There is no room beside the question. */
  crowded = $state(false);

  constructor(private readonly room: Room) {}

  readonly #keyed = $derived.by((): Keyed[] => this.room.table.options.map((option, at) => [option, at < 9 ? String(at + 1) : '']));

  readonly #onBoard = $derived.by(() => {
    const { table, face } = this.room;
    return face.asks[table.decision?.ask ?? '']?.where === 'board';
  });

  /** Options that can also be picked on the board. */
  readonly #drawn = $derived(this.#onBoard ? this.#keyed.filter(([{ target, plain }]) => plain && target) : []);
  readonly #odd = $derived(this.#keyed.filter(([{ plain }]) => !plain));

  /** The several options of the one thing that was pointed at. */
  readonly narrowed = $derived.by(() => {
    const { narrowed } = this.room.selection;
    return this.#keyed.filter(([{ target }]) => narrowed !== '' && target === narrowed);
  });

  /** A lesson has something to say before it asks for an answer. */
  readonly #reads = $derived.by(() => {
    const { table, selection } = this.room;
    return !!table.welcome?.lesson && !selection.taught.some((each) => each.includes(' '));
  });

  readonly shown = $derived.by((): Keyed[] => {
    if (this.narrowed.length > 0) return this.narrowed;
    if (this.#reads && !this.more) return [];
    const folded = prefs.lists || this.more ? [] : this.#drawn;
    const all = this.more || this.room.selection.deliberate;
    return this.#keyed.filter((each) => !folded.includes(each) && (all || !this.#odd.includes(each)));
  });

  /** How many more there are to show. */
  readonly hidden = $derived(this.#keyed.length - this.shown.length);

  /** What cannot be picked and somebody might want to, by reason. */
  readonly refusals = $derived.by((): Refusals[] => {
    const { table, face } = this.room;
    const groups = new Map<string, Refusals>();
    for (const refused of table.refusals.filter(({ reason }) => !face.farFetched.includes(reason.code))) {
      const { rule } = refused.reason;
      const says = i18n.say(refused.reason.says);
      const group = groups.get(says + rule) ?? { says, rule, things: [] };
      group.things.push(refused);
      groups.set(says + rule, group);
    }
    return [...groups.values()];
  });

  /** Put away the list, and what was pointed at. */
  shut(): void {
    this.more = false;
    this.room.selection.cancel();
  }

  /** Options stand beside the question, or apart where they have room. */
  readonly beside = $derived(!this.more && !prefs.lists && !this.crowded && this.shown.length <= FEW);
  readonly apart = $derived(!this.beside && this.shown.length > 0);
}
