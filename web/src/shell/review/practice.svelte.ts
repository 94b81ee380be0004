/** One's own errors as puzzles: the position is set up, there are three tries, then the answer. */

import type { Table } from '../../wire/table.svelte';
import type { KeyMoment, Option, Question } from '../../wire/types.gen';
import { worded } from '../trouble';

export const TRIES = 3;

export type Asker = (moment: number) => Promise<Question<unknown>>;

/** What was tried: an option, and by how many parts of a point it is better than what was played; null if nobody considered it. */
export interface Try {
  option: Option<unknown>;
  better: number | null;
  best: boolean;
}

export class Practice {
  /** The number of the puzzle. */
  at = $state(-1);
  question = $state.raw<Question<unknown>>();
  tries = $state.raw<Try[]>([]);
  /** Why there is no question, in words. */
  refused = $state('');

  constructor(
    private readonly table: Table,
    readonly puzzles: KeyMoment[],
    private readonly ask: Asker,
    private readonly pickAt: (moment: number) => number | undefined,
  ) {
    void this.next();
  }

  get puzzle(): KeyMoment | undefined {
    return this.puzzles[this.at];
  }

  /** What was played, which is no way to try again. */
  get played(): number | undefined {
    return this.puzzle && this.pickAt(this.puzzle.moment);
  }

  /** Whether the best answer was found, or all tries are used up. */
  readonly solved = $derived(this.tries.some(({ best }) => best));
  readonly over = $derived(this.solved || this.tries.length >= TRIES);

  get last(): boolean {
    return this.at === this.puzzles.length - 1;
  }

  /** The option that was best. */
  readonly answer = $derived(this.question?.decision.options.find(({ pick }) => pick === this.question?.options[0]?.pick));

  /** Go on to the next puzzle. */
  next(): Promise<void> {
    this.at += 1;
    return this.fetch();
  }

  /** Fetch the puzzle and set it up; once more, if it was refused. */
  async fetch(): Promise<void> {
    this.tries = [];
    this.question = undefined;
    this.refused = '';
    const { puzzle } = this;
    if (!puzzle) return this.stop();
    try {
      const question = await this.ask(puzzle.moment);
      if (puzzle === this.puzzle) this.#lay(question, puzzle);
    } catch (problem) {
      if (puzzle === this.puzzle) this.refused = worded(problem);
    }
  }

  #lay(question: Question<unknown>, puzzle: KeyMoment): void {
    this.question = question;
    if (this.table.mine.length > 1) this.table.eyes = puzzle.seat;
    this.setUp();
    this.#offer(question);
  }

  /** Show the position of the puzzle. */
  setUp(): void {
    if (this.question) this.table.history.open(this.question.step);
  }

  /** Whether something else is looked at. */
  get isElsewhere(): boolean {
    return this.question !== undefined && this.table.history.at !== this.question.step;
  }

  /** Offer on the board what has not been tried. */
  #offer({ step, decision }: Question<unknown>): void {
    const tried = [this.played, ...this.tries.map(({ option }) => option.pick)];
    const options = decision.options.filter(({ pick }) => !tried.includes(pick));
    this.table.exercise = { step, decision: { ...decision, options }, answer: (pick) => this.try(pick) };
  }

  /** Try *pick*. */
  try(pick: number): void {
    const { question, puzzle } = this;
    const option = question?.decision.options.find((each) => each.pick === pick);
    if (!question || !puzzle || !option || this.over || pick === this.played) return;
    if (this.tries.some((each) => each.option.pick === pick)) return;
    const lead = question.options.find((each) => each.pick === pick)?.lead;
    const most = question.options[0]!.lead;
    this.tries = [...this.tries, { option, better: lead === undefined ? null : lead - (most + puzzle.points), best: lead === most }];
    if (this.over) this.stop();
    else this.#offer(question);
  }

  /** Put the puzzle away. */
  stop(): void {
    this.table.exercise = undefined;
  }
}
