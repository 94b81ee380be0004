/** Which options stand in the list: all of them, unless the board offers them or no sensible player would take them. */

import { prefs } from '../../prefs.svelte';
import type { Option } from '../../wire/types.gen';
import type { Room } from '../table/room';

/** An option and its key. */
export type Keyed = [option: Option<unknown>, key: string];

export class Offer {
  /** Show unusual options, too. */
  unusual = $state(false);
  /** Show what is not possible. */
  refusals = $state(false);

  constructor(private readonly room: Room) {}

  readonly #keyed = $derived.by((): Keyed[] => this.room.table.options.map((option, at) => [option, at < 9 ? String(at + 1) : '']));

  readonly #onBoard = $derived.by(() => {
    const { table, face } = this.room;
    return face.asks[table.decision?.ask ?? '']?.where === 'board';
  });

  /** Options the board offers as well. */
  readonly drawn = $derived(this.#onBoard ? this.#keyed.filter(([{ target, plain }]) => plain && target) : []);
  readonly odd = $derived(this.#keyed.filter(([{ plain }]) => !plain));

  /** The several options of the one thing that was pointed at. */
  readonly narrowed = $derived.by(() => {
    const { narrowed } = this.room.selection;
    return this.#keyed.filter(([{ target }]) => narrowed !== '' && target === narrowed);
  });

  readonly shown = $derived.by((): Keyed[] => {
    if (this.narrowed.length > 0) return this.narrowed;
    const folded = prefs.lists ? [] : this.drawn;
    const all = this.unusual || this.room.selection.deliberate;
    return this.#keyed.filter((each) => !folded.includes(each) && (all || !this.odd.includes(each)));
  });
}
