/** What somebody plans for their turn: the plan while it is tried aside, then what of it is still to be played. */

import type { Table } from './table.svelte';
import type { PathStep } from './types.gen';

export class Planned {
  /** The table aside at which it is tried. */
  aside = $state.raw<Table>();
  steps = $state.raw<readonly PathStep[]>([]);
}
