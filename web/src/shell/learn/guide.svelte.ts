/** Where a learner is in a lesson: which step is shown, what it highlights, and how to skip it. */

import { untrack } from 'svelte';
import type { Director } from '../../stage/director.svelte';
import type { Table } from '../../wire/table.svelte';
import type { Lesson, LessonStep } from '../../wire/types.gen';
import { recall, remember } from './learned';

export class Guide {
  readonly lesson: Lesson;
  #read = $state<number[]>([]);
  /** The step that is being skipped: its answers are given one after another. */
  #skipped = $state(-1);
  /** How many steps of the game have been seen: the lesson does not talk while they are played out. */
  #seen = $state(0);

  constructor(
    private readonly table: Table,
    private readonly director: Pick<Director, 'beat' | 'finish'>,
    private readonly game: string,
  ) {
    this.lesson = table.welcome!.lesson!;
    const kept = recall(game, this.lesson.name);
    this.#read = kept.token === table.token ? kept.read : [];
    this.#seen = this.#step;
    $effect(() => {
      if (!director.beat) this.#seen = this.#step;
    });
    $effect(() => {
      table.lessonOver = this.over;
    });
    $effect(() => this.#remember());
    $effect(() => this.#answerSkipped());
  }

  /** How many steps the game has had. */
  get #step(): number {
    return this.table.now?.step ?? 0;
  }

  /** The number of the step that is shown; that of none after the last. */
  readonly at = $derived.by(() => {
    const next = this.lesson.steps.findIndex((step, n) => !this.#isDone(step, n));
    return next < 0 ? this.lesson.steps.length : next;
  });
  readonly over = $derived.by(() => this.at === this.lesson.steps.length);
  readonly step = $derived.by((): LessonStep | undefined => this.lesson.steps[this.at]);
  /** The others are playing, and what comes next is not there yet. */
  readonly waits = $derived.by(() => (this.step?.at ?? 0) > this.#seen);
  readonly points = $derived.by(() => (this.step && !this.waits ? pointed(this.step, this.#step) : []));

  /** Go on after reading, or let the table do what was asked for. */
  goOn(): void {
    if (this.director.beat) return this.director.finish();
    if (this.waits) return;
    if (this.step?.task) this.#skipped = this.at;
    else this.#read = [...this.#read, this.at];
  }

  #isDone({ task, at, until }: LessonStep, n: number): boolean {
    return task ? this.#seen >= until : this.#read.includes(n) || at < this.#seen;
  }

  #answerSkipped(): void {
    const { at, step, table } = this;
    const answer = step?.answers.find(({ n }) => n === this.#step);
    if (this.#skipped !== at || !answer || table.busy || table.decision?.ask !== answer.ask) return;
    untrack(() => table.answer(answer.pick));
  }

  #remember(): void {
    const { token } = this.table;
    const { done } = recall(this.game, this.lesson.name);
    remember(this.game, this.lesson.name, { token, read: this.#read, done: done || this.over });
  }
}

/**
 * Return what a step points at when the game has had *played* steps: things on the table, and the answers it asks for, as
 * buttons know them: "EndTurn 0". Of the things that it names for its answers only the next is left.
 */
function pointed({ points, answers }: LessonStep, played: number): string[] {
  const next = answers.find(({ n, target }) => n >= played && points.includes(target));
  const others = answers.filter((each) => each !== next).map(({ target }) => target);
  const things = points.filter((each) => !others.includes(each));
  return [...things, ...answers.map(({ ask, pick }) => `${ask} ${pick}`)];
}
