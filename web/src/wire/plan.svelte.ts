/** A plan: one's own turn, tried aside on what the seat knows. Nothing of it reaches the table until it is played there. */

import type { FirstWord } from './connection';
import { Table } from './table.svelte';
import type { FromServer, PathStep } from './types.gen';

export class PlanTable extends Table {
  /** The answers that were planned. */
  steps = $state.raw<readonly PathStep[]>([]);
  #meant: PathStep | undefined;
  /** The question at the table that the plan begins with; once another is asked there, the plan is void. */
  readonly #version: number | undefined;

  constructor(
    private readonly live: Table,
    open?: ConstructorParameters<typeof Table>[1],
  ) {
    super(live.token, open);
    this.#version = live.now?.version;
    this.clocks = live.clocks;
  }

  protected override word(): FirstWord {
    return { type: 'what-if', token: this.token, seat: this.live.seat ?? 0 };
  }

  /** Whether the table has moved on since the plan began. */
  get isVoid(): boolean {
    return this.live.now?.version !== this.#version;
  }

  override answer(pick: number, forced = false): void {
    if (!this.busy && this.decision) this.#meant = { ask: this.decision.ask, pick };
    super.answer(pick, forced);
  }

  protected override overhear(message: FromServer<unknown, unknown>): void {
    if (message.type !== 'now') return;
    const grown = this.#meant && message.step > this.steps.length;
    this.steps = grown ? [...this.steps, this.#meant!] : this.steps.slice(0, message.step);
    this.#meant = undefined;
  }

  /** Put the plan away. */
  leave(): void {
    this.live.planned.aside = undefined;
    this.close();
  }

  /** Play at the table what was planned, step by step as long as it can be. */
  play(): void {
    this.live.planned.steps = this.steps;
    this.leave();
  }
}
