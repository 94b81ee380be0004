/** A hint: asked for by a button or a key, shown where things are explained. */

import type { Room } from './room';

export function askForHint({ table, selection }: Pick<Room, 'table' | 'selection'>): void {
  table.hint(({ pick, target, says, numbers }) => {
    selection.cancel();
    selection.explained = { why: says, rule: '', target, pick, numbers };
  });
}
