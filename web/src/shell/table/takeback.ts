/** Back before a move of one's own: alone while nobody learned anything from it, and otherwise with everybody's consent. */

import type { Table } from '../../wire/table.svelte';
import type { Room } from './room';

/** Take back a step or the *whole* turn, or say why that is not possible. */
export function undo({ table, selection }: Pick<Room, 'table' | 'selection'>, whole = false): void {
  if (table.stop) selection.explained = { why: [table.stop], rule: '', back: true };
  else table.undo(whole);
}

/** Whether all together may go back before my last move; a secret choice I take back myself is none yet. */
export function mayAskBack(table: Table): boolean {
  const free = table.canUndo && !table.ready.includes(table.seat ?? -1);
  const asked = table.seating.offers.some(({ about }) => about === 'undo');
  const plays = table.seating.people.some((seat) => table.mine.includes(seat));
  return plays && table.beforeMine !== undefined && !table.over && !free && !asked && !table.welcome?.lesson;
}

/** Ask everybody to go back before my last move. */
export function askBack(table: Table): void {
  table.agree(true, { about: 'undo', step: table.beforeMine! - 1 });
}
