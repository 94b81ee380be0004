/** The selection on the table: what is pointed at, what that means, and what is chosen but not yet sent. */

import type { Attachment } from 'svelte/attachments';
import type { Selection, Standing } from '../games/contract';
import type { Prefs } from '../prefs.svelte';
import { i18n } from '../text/i18n.svelte';
import { joined } from '../text/phrase';
import type { Table } from '../wire/table.svelte';
import type { Option, Reason, Thing } from '../wire/types.gen';

/** What was pointed at, or at least why something is not possible; with a *pick*, a hint. */
export type Explanation = Pick<Thing, 'why' | 'rule'> & Partial<Thing> & { pick?: number };

export class TableSelection implements Selection {
  /** The target under the pointer or the focus, or lit from the log or the list. */
  considered = $state('');
  /** The target whose several options are offered alone. */
  narrowed = $state('');
  /** What something is, or why it cannot be done, until something else is. */
  explained = $state.raw<Explanation>();
  /** Things an entry of the log is about. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Things the last step was about. */
  last = $state.raw<ReadonlySet<string>>(new Set());
  deliberate = $state(false);
  #proposed = $state<number | null>(null);
  /** What was pointed at and lies ahead: answers are given until it can be picked. */
  #aim = '';
  /** What was pointed at or chosen last, to tell a press from the second half of a double one. */
  #meant = '';
  /** What was meant while an answer was on its way: it is done when the next question comes. */
  #kept: (() => void) | undefined;

  constructor(
    private readonly table: Table,
    private readonly prefs: Prefs,
  ) {}

  /** The option that waits for a second word: because it is unwise, or because it turns everything up. */
  get proposed(): Option<unknown> | undefined {
    return this.table.options.find((option) => option.pick === this.#proposed);
  }

  /** The pick of the hint that is shown. */
  get hinted(): number | undefined {
    return this.explained?.pick;
  }

  standing(name: string): Standing {
    if (this.at(name).length > 0) return 'open';
    if (this.#wayTo(name) !== undefined) return 'ahead';
    return this.table.refusals.some((each) => each.target === name) ? 'refused' : 'idle';
  }

  at(name: string): Option<unknown>[] {
    return this.table.options.filter((option) => option.target === name);
  }

  /** The warnings about *option* that are not switched off; a kind of warning is known by its message. */
  cautionsOf(option: Option<unknown>): Reason[] {
    return option.cautions.filter(({ says }) => !this.prefs.hushed.includes(says.key));
  }

  /**
   * A press on an option in the list, or its key. A hasty key waits, too, but for less than a thing on the table does: a
   * thing is itself whatever is asked, a number is only a place in the list that was on the screen. So it counts if the
   * same question comes again and says the same of that option, wherever it then stands; else it is dropped, because
   * whoever pressed it has not seen what it would answer.
   */
  choose(pick: number): void {
    const option = this.table.options.find((each) => each.pick === pick);
    if (!option) return;
    const meaning = this.#meaningOf(option);
    if (this.table.busy) return this.#keep(meaning, () => this.#chooseSame(meaning));
    this.#forget();
    this.#meant = meaning;
    this.#take(pick);
  }

  #chooseSame(meaning: string): void {
    const same = this.table.options.filter((each) => this.#meaningOf(each) === meaning);
    if (same.length === 1) this.choose(same[0]!.pick);
  }

  #meaningOf({ target, label, effect }: Option<unknown>): string {
    return JSON.stringify([this.table.decision?.ask, target, label, effect]);
  }

  /** Do the *deed* when the next question comes; who presses twice means it once. */
  #keep(meaning: string, deed: () => void): void {
    if (meaning !== this.#meant) this.#kept = deed;
  }

  #take(pick: number): void {
    const option = this.table.options.find((each) => each.pick === pick);
    if (!option) return;
    this.explained = undefined;
    if (this.#waits(option)) this.#proposed = pick;
    else this.#send(pick);
  }

  confirm(): void {
    if (this.proposed) this.#send(this.proposed.pick);
  }

  /** Put everything down again. */
  cancel(): void {
    this.#forget();
    this.#clear();
  }

  /** Give the next answer on the way to what was pointed at, at last pick it; stop where something else is asked. */
  goOn(): void {
    if (this.table.busy || this.proposed) return;
    if (this.table.rebuffed) return this.#forget();
    const near = this.#aim !== '' && ['open', 'ahead'].includes(this.standing(this.#aim));
    if (near) this.#reach(this.#aim);
    else this.#catchUp();
  }

  /** Think about *name*. Not at once: a thing that leaves the page loses the focus while the page is being drawn. */
  consider(name: string): void {
    queueMicrotask(() => (this.considered = name));
  }

  /** Light up what an entry of the log is about. */
  light(names: string[]): void {
    queueMicrotask(() => (this.lit = new Set(names)));
  }

  /** A click on *name*: take it, offer its several options, or say what it is and why not; a hasty one waits. */
  point(name: string): void {
    if (this.table.busy) this.#keep(name, () => this.#reach(name));
    else this.#reach(name);
  }

  #reach(name: string): void {
    const [open, way] = [this.at(name), this.#wayTo(name)];
    this.explained = undefined;
    this.#meant = name;
    this.narrowed = open.length > 1 ? name : '';
    this.#aim = open.length === 0 && way !== undefined ? name : '';
    if (this.#aim) this.#take(way!);
    else if (open.length === 1) this.#take(open[0]!.pick);
    else if (open.length === 0) this.table.about(name, (thing) => (this.explained = thing));
  }

  /** Do what was meant too early; where nothing is asked any more, it is over. */
  #catchUp(): void {
    const kept = this.#kept;
    this.#forget();
    if (this.table.decision) kept?.();
  }

  #forget(): void {
    this.#aim = this.#meant = '';
    this.#kept = undefined;
  }

  target(name: string, label?: string): Attachment<Element> {
    return (element) => {
      mark(element, 'data-target', name);
      const stops = listen(element, {
        click: () => this.point(name),
        keydown: (event) => this.#typed(event as KeyboardEvent, name),
        pointerenter: () => this.consider(name),
        pointerleave: () => this.consider(''),
        focus: () => this.consider(name),
        blur: () => this.consider(''),
      });
      $effect(() => this.#dress(element, name));
      $effect(() => mark(element, 'aria-label', this.#spoken(element, name, label) || null));
      return stops;
    };
  }

  #dress(element: Element, name: string): void {
    const standing = this.standing(name);
    const [only] = this.at(name);
    mark(element, 'data-standing', standing);
    mark(element, 'data-lit', this.lit.has(name) || this.considered === name ? '' : null);
    mark(element, 'data-hinted', this.hinted !== undefined && this.explained?.target === name ? '' : null);
    mark(element, 'data-last', this.last.has(name) ? '' : null);
    mark(element, 'data-chosen', only && only.pick === this.#proposed ? '' : null);
    if (element instanceof HTMLButtonElement) return;
    mark(element, 'role', standing === 'idle' ? null : 'button');
    mark(element, 'tabindex', standing === 'idle' ? null : '0');
    mark(element, 'aria-disabled', standing === 'refused' ? 'true' : null);
  }

  /** What a thing is called, followed by what pointing at it would do, or why it cannot be done. */
  #spoken(element: Element, name: string, label?: string): string {
    const offers = this.at(name).map((option) =>
      [option.label, option.effect].flatMap((each) => (each ? [i18n.say(each)] : [])).join(': '),
    );
    const refusals =
      offers.length > 0 ? [] : this.table.refusals.filter(({ target }) => target === name).map(({ reason }) => i18n.say(reason.says));
    const added = [...offers, ...refusals].join('; ');
    if (!added) return label ?? '';
    const called = label ?? (element.querySelector('.unseen') ?? element).textContent?.trim();
    return joined(called ?? '', added);
  }

  /** The pick that leads on to *name*, if there is only one. */
  #wayTo(name: string): number | undefined {
    const ways = this.table.decision?.ahead.filter(({ options }) => options.some(({ target }) => target === name)) ?? [];
    const first = new Set(ways.map(({ path }) => path[0]?.pick));
    return first.size === 1 ? ways[0]!.path[0]?.pick : undefined;
  }

  #typed(event: KeyboardEvent, name: string): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    this.point(name);
  }

  #waits(option: Option<unknown>): boolean {
    const reveals = this.table.lastOfSecret && !this.prefs.confirmsItself;
    return reveals || this.cautionsOf(option).length > 0;
  }

  #clear(): void {
    this.#proposed = null;
    this.narrowed = '';
    this.explained = undefined;
  }

  #send(pick: number): void {
    this.#clear();
    this.table.answer(pick);
  }
}

function mark(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function listen(element: Element, listeners: Record<string, (event: Event) => void>): () => void {
  for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener);
  };
}
