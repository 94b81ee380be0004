/** Who may try something aside, and where they are then. */

import { BoardTable } from '../../wire/board.svelte';
import type { Table } from '../../wire/table.svelte';
import type { Route } from '../route.svelte';

/** Return whether there is an analysis board: the game is over and not just shown in public, or I am the host of a practice table. */
export function isAnalysable({ welcome, over }: Table): boolean {
  const { practice = false, role, lesson, aside } = welcome ?? {};
  return !lesson && role !== 'read' && (aside ? aside === 'board' : over || (practice && role === 'host'));
}

/** Return whether my turn can be tried aside; a choice that all make in secret leads nowhere before it is revealed. */
export function canPlan({ welcome, decision, history, exercise, asked, ready }: Table): boolean {
  const together = asked.length > 1 || ready.length > 0;
  return decision !== null && history.at === null && !exercise && !together && !welcome?.lesson && !welcome?.aside;
}

/** Note in the address which step is looked at, and on which branch. */
export function noteIn(route: Route, table: Table): void {
  const { step, branch } = table instanceof BoardTable ? table.place : { step: table.history.at };
  route.leaf(step, branch);
}
