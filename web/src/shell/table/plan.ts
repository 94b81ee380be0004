/** A plan for one's own turn: begun by a button or a key. */

import { PlanTable } from '../../wire/plan.svelte';
import type { Table } from '../../wire/table.svelte';
import { canPlan } from '../board/access';

export function beginPlan(table: Table): void {
  if (canPlan(table) && !table.busy) table.planned.aside = new PlanTable(table);
}
