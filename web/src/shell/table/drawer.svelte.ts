/** The drawer beside the table: rules, settings, invitations, a report. One thing at a time, and never by itself. */

export type Leaf = 'rules' | 'settings' | 'links' | 'report';

export class Drawer {
  leaf = $state<Leaf>();
  /** The rule to turn to, "FOU-2.1". */
  rule = $state('');

  toggle(leaf: Leaf): void {
    this.leaf = this.leaf === leaf ? undefined : leaf;
  }

  turnTo(rule: string): void {
    this.rule = rule;
    this.leaf = 'rules';
  }

  shut(): void {
    this.leaf = undefined;
  }
}
