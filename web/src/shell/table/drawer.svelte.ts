/** The drawer beside the table: player aid, rules, notes, settings, invitations, a report, a review, the analysis board. One thing at a time, and never by itself. */

import type { Table } from '../../wire/table.svelte';

export type Leaf = 'aid' | 'rules' | 'notes' | 'settings' | 'links' | 'report' | 'review' | 'board';

export class Drawer {
  leaf = $state<Leaf>();
  /** The rule to turn to, "FOU-2.1". */
  rule = $state('');
  /** What to look for in the rules. */
  sought = $state('');
  /** Opened by a key: the first field takes the focus. */
  types = $state(false);

  toggle(leaf: Leaf, types = false): void {
    const next = this.leaf === leaf ? undefined : leaf;
    [this.rule, this.sought, this.types, this.leaf] = ['', '', types, next];
  }

  turnTo(rule: string): void {
    [this.rule, this.sought, this.types, this.leaf] = [rule, '', false, 'rules'];
  }

  /** Look for *words* in the rules. */
  seek(words: string): void {
    [this.rule, this.sought, this.types, this.leaf] = ['', words, true, 'rules'];
  }

  shut(): void {
    this.leaf = undefined;
  }
}

/** Return whether people are invited from here: only hosts invite, and nobody to a lesson. */
export function invites({ welcome }: Table): boolean {
  return welcome?.role === 'host' && !welcome.lesson;
}
