/** A hint: asked for by a button or a key, shown where things are explained. */

import type { Room } from './room';

export function askForHint({ table, hand }: Pick<Room, 'table' | 'hand'>): void {
  table.hint(({ pick, target, says }) => {
    hand.cancel();
    hand.explained = { why: says, rule: '', target, pick };
  });
}
