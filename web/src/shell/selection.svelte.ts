/** The selection on the table: what is pointed at, what that means, and what is chosen but not yet sent. */

import type { Attachment } from 'svelte/attachments';
import type { AskFace, Selection, Standing } from '../games/contract';
import type { Prefs } from '../prefs.svelte';
import { i18n } from '../text/i18n.svelte';
import { joined, saidOf } from '../text/phrase';
import type { Table } from '../wire/table.svelte';
import type { Option, Phrase, Reason, Thing } from '../wire/types.gen';
import { fingers } from './fingers';
import { mark } from './marks';
import { labelsAlong, type Proposal } from './ways';

/** What was pointed at, or at least why something is not possible; with a *pick*, a hint, and *back* is why there is no way back. */
export type Explanation = Pick<Thing, 'why' | 'rule'> & Partial<Thing> & { pick?: number; numbers?: Phrase[]; back?: boolean };

export class TableSelection implements Selection {
  /** The target under the pointer or the focus, or lit from the log or the list. */
  considered = $state('');
  /** The target a finger has shown: the next tap on it does what it says. */
  looked = $state('');
  /** The target whose several options are offered alone. */
  narrowed = $state('');
  /** What something is, or why it cannot be done, until something else is. */
  explained = $state.raw<Explanation>();
  /** Things an entry of the log is about. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Things a lesson speaks of, and the answers it asks for: "EndTurn 0". */
  taught = $state.raw<readonly string[]>([]);
  /** What a review speaks of: what was picked, and what would have been better. */
  reviewed = $state.raw<{ picked: string; better: string }>({ picked: '', better: '' });
  /** Things the last step was about. */
  last = $state.raw<ReadonlySet<string>>(new Set());
  /** The answers that one press has given so far. */
  done = $state.raw<Phrase[]>([]);
  /** Whose board somebody asked to see; nobody's until then. */
  watched = $state<number>();
  deliberate = $state(false);
  /** Keys reach everything on the table, not only what can be picked. */
  explores = $state(false);
  /** Whoever agreed to end the turn, too, is not asked again once nothing else is left. */
  ends = $state(false);
  #proposed = $state.raw<Proposal>();
  /** What was pointed at and lies ahead: answers are given until it can be picked. */
  #aim = '';
  /** Picks that were typed in one line and are still to be given. */
  #line: number[] = [];
  /** What was agreed to before the answers on the way to it were given. */
  #agreed = '';
  /** What was pointed at or chosen last, to tell a press from the second half of a double one. */
  #meant = '';
  /** What was meant while an answer was on its way: it is done when the next question comes. */
  #kept: (() => void) | undefined;

  constructor(
    private readonly table: Table,
    private readonly prefs: Prefs,
    private readonly asks: Record<string, AskFace> = {},
  ) {}

  readonly #proposal = $derived.by((): Proposal | undefined => {
    const made = this.#proposed;
    return made && this.#stands(made) ? made : this.looked ? this.#only(this.looked) : undefined;
  });

  /** The option that waits for a second word: unwise, without a way back, or shown by a finger first. */
  get proposed(): Option<unknown> | undefined {
    return this.#proposal?.option;
  }

  /** The answers that lead to what is proposed. */
  readonly steps = $derived.by((): Phrase[] => (this.#proposal?.aim ? this.#stepsTo(this.#proposal.aim) : []));

  #stands({ ask, pick, aim }: Proposal): boolean {
    const open = this.table.decision?.ask === ask && this.table.options.some((option) => option.pick === pick);
    return open && (aim === '' || this.standing(aim) === 'ahead');
  }

  /** What is to be shown large. */
  get shown(): string {
    return this.looked || this.considered;
  }

  /** The pick of the hint that is shown. */
  get hinted(): number | undefined {
    return this.explained?.pick;
  }

  /** Whether the card of what a finger shows has room for what is explained. */
  get onCard(): boolean {
    return this.looked !== '' && this.explained?.target === this.looked;
  }

  standing(name: string): Standing {
    if (this.at(name).length > 0) return 'open';
    if (this.#wayTo(name) !== undefined) return 'ahead';
    return this.table.refusals.some((each) => each.target === name) ? 'refused' : 'idle';
  }

  at(name: string): Option<unknown>[] {
    return this.table.options.filter((option) => option.target === name);
  }

  /** What picking *name* would do, or why it cannot be picked. */
  words(name: string): string[] {
    const offers = this.#offers(name).map(({ label, effect }) => saidOf(i18n.say(label), effect ? i18n.say(effect) : ''));
    const refusals = this.table.refusals.filter(({ target }) => target === name).map(({ reason }) => i18n.say(reason.says));
    return offers.length > 0 ? offers : refusals;
  }

  /** The options of *name*, now or ahead. */
  #offers(name: string): Option<unknown>[] {
    const open = this.at(name);
    if (open.length > 0 || this.#wayTo(name) === undefined) return open;
    return this.#ways(name).flatMap(({ options }) => options.filter(({ target }) => target === name));
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
    this.#begin();
    this.#meant = meaning;
    this.#take(option);
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

  #take(option: Option<unknown>): void {
    this.explained = undefined;
    const agreed = this.#agreed !== '' && option.target === this.#agreed;
    if (!agreed && this.#waits(option)) this.#propose(option);
    else this.#send(option.pick);
  }

  #propose(option: Option<unknown>, pick = option.pick, aim = ''): void {
    this.#proposed = { ask: this.table.decision?.ask ?? '', option, pick, aim };
  }

  /** Give the second word; *ends* ends the turn, too, if nothing else is left of it. */
  confirm(ends = false): void {
    const proposal = this.#proposal;
    if (!proposal || this.table.busy) return;
    const [aim, line] = [proposal.aim || this.#aim, this.#line];
    this.#begin();
    this.#meant = this.#agreed = proposal.option.target;
    [this.#aim, this.#line, this.ends] = [aim, line, ends];
    this.#send(proposal.pick);
  }

  /** Put everything down again. */
  cancel(): void {
    this.#forget();
    this.#clear();
  }

  /** Give *picks* one after the other; each waits for a second word as if it had been chosen alone. */
  answer(picks: number[]): void {
    if (this.table.busy) return;
    this.cancel();
    this.#begin();
    this.#line = picks;
    this.#takeNext();
  }

  #takeNext(): void {
    const [pick, ...rest] = this.#line;
    const option = this.table.options.find((each) => each.pick === pick);
    this.#line = option ? rest : [];
    if (option) this.#take(option);
  }

  /** Give the next answer on the way to what was pointed at, at last pick it; stop where something else is asked. */
  goOn(): void {
    if (this.table.busy || this.proposed) return;
    if (this.table.rebuffed) return this.#forget();
    if (this.#line.length > 0) return this.#takeNext();
    const near = this.#aim !== '' && ['open', 'ahead'].includes(this.standing(this.#aim));
    if (near) this.#reach(this.#aim);
    else this.#catchUp();
  }

  /** Give an answer that goes without saying. */
  follow(pick: number): void {
    this.#send(pick, true);
  }

  /** Think about *name*. Not at once: a thing that leaves the page loses the focus while the page is being drawn. */
  consider(name: string): void {
    if (name !== this.considered) queueMicrotask(() => (this.considered = name));
  }

  /** Light up what an entry of the log is about. */
  light(names: string[]): void {
    queueMicrotask(() => (this.lit = new Set(names)));
  }

  /** A click on *name*: take it, offer its several options, or say what it is and why not; a hasty one waits. */
  point(name: string): void {
    if (this.table.busy) return this.#keep(name, () => this.point(name));
    this.#begin();
    this.#reach(name);
  }

  /** A tap: the first shows what *name* is and would do, the second does it. */
  tap(name: string): void {
    if (this.looked !== name) this.look(name);
    else if (this.proposed) this.confirm();
    else this.point(name);
  }

  /** Show *name* and what can be done with it. */
  look(name: string): void {
    this.cancel();
    this.looked = name;
    if (this.#offers(name).length === 0 || this.at(name).length > 1) this.#reach(name);
  }

  #reach(name: string): void {
    const [open, way] = [this.at(name), this.#wayTo(name)];
    this.explained = undefined;
    this.#meant = name;
    this.narrowed = open.length > 1 ? name : '';
    this.#aim = open.length === 0 && way !== undefined ? name : '';
    if (this.#aim) this.#setOut(name, way!);
    else if (open.length === 1) this.#take(open[0]!);
    else if (open.length === 0) this.table.about(name, (thing) => (this.explained = thing));
  }

  /** Give the first answer on the way to *name*, unless that or what lies at its end waits for a second word. */
  #setOut(name: string, way: number): void {
    const first = this.table.options.find(({ pick }) => pick === way)!;
    const last = this.#only(name);
    if (last && this.#agreed !== name && !this.#waits(first) && this.#waits(last.option)) this.#proposed = last;
    else this.#take(first);
  }

  /** Do what was meant too early; where nothing is asked any more, it is over. */
  #catchUp(): void {
    const kept = this.#kept;
    this.#forget();
    this.ends &&= this.table.decision === null || this.table.decision.settles || this.#asksForEnd;
    if (this.table.decision) kept?.();
  }

  /** Another press: what the one before has done is not news any more. */
  #begin(): void {
    this.#forget();
    this.done = [];
    this.ends = false;
  }

  #forget(): void {
    this.#aim = this.#meant = this.#agreed = '';
    this.#line = [];
    this.#kept = undefined;
  }

  target(name: string, label?: string): Attachment<Element> {
    return (element) => {
      $effect(() => this.#name(element, name));
      if (label) mark(element, 'aria-label', label);
      $effect(() => mark(element, 'aria-description', this.#spoken(name) || null));
      return this.#feel(element, name);
    };
  }

  shortcut(name: string, thing: string): Attachment<Element> {
    return (element) => {
      mark(element, 'data-means', name);
      return this.#feel(element, name, thing);
    };
  }

  #feel(element: Element, name: string, thing = name): () => void {
    mark(element, 'data-target', thing);
    $effect(() => this.#dress(element, name, thing));
    const stop = fingers(element, {
      press: () => this.point(name),
      tap: () => this.tap(name),
      show: () => this.look(name),
      over: () => this.consider(name),
      away: () => this.consider(''),
    });
    return () => {
      if (this.considered === name) this.consider('');
      element.removeAttribute('data-means');
      stop();
    };
  }

  #dress(element: Element, name: string, thing: string): void {
    const standing = this.standing(name);
    const shown = this.lit.has(thing) || this.considered === name || this.looked === name;
    mark(element, 'data-standing', standing);
    mark(element, 'data-lit', shown ? '' : null);
    mark(element, 'data-hinted', this.hinted !== undefined && this.explained?.target === name ? '' : null);
    mark(element, 'data-taught', this.taught.includes(thing) ? '' : null);
    const { picked, better } = this.reviewed;
    mark(element, 'data-reviewed', thing === better ? 'better' : thing === picked ? 'picked' : null);
    mark(element, 'data-last', this.last.has(thing) ? '' : null);
    mark(element, 'data-chosen', (this.proposed ?? this.table.errand.late)?.target === name ? '' : null);
  }

  /** Give *element* its place among what keys and screen readers reach. */
  #name(element: Element, name: string): void {
    const standing = this.standing(name);
    if (element instanceof HTMLButtonElement) return;
    const reached = standing !== 'idle' || this.explores;
    mark(element, 'role', reached ? 'button' : null);
    mark(element, 'tabindex', reached ? '0' : null);
    mark(element, 'aria-disabled', standing === 'refused' ? 'true' : null);
  }

  /** What pointing at *name* would do, or why it cannot be done; a screen reader says it after what the thing is called. */
  #spoken(name: string): string {
    return this.standing(name) === 'ahead' ? '' : joined(...this.words(name));
  }

  #ways(name: string) {
    return this.table.decision?.ahead.filter(({ options }) => options.some(({ target }) => target === name)) ?? [];
  }

  /** The pick that leads on to *name*, if there is only one. */
  #wayTo(name: string): number | undefined {
    const ways = this.#ways(name);
    const first = new Set(ways.map(({ path }) => path[0]?.pick));
    return first.size === 1 ? ways[0]!.path[0]?.pick : undefined;
  }

  /** The one thing that *name* can mean, now or ahead. */
  #only(name: string): Proposal | undefined {
    const [option, more] = this.#offers(name);
    if (!option || more) return undefined;
    const open = this.at(name).length > 0;
    return { ask: this.table.decision?.ask ?? '', option, pick: open ? option.pick : this.#wayTo(name)!, aim: open ? '' : name };
  }

  /** What each answer on the way to *name* says. */
  #stepsTo(name: string): Phrase[] {
    return labelsAlong(this.#ways(name)[0]!.path, this.table.decision!);
  }

  #waits(option: Option<unknown>): boolean {
    const reveals = this.table.lastOfSecret && !this.prefs.confirmsItself;
    return reveals || this.isFinal(option) || this.cautionsOf(option).length > 0;
  }

  /** Whether *option* has no way back, and its player wants to be asked first. */
  isFinal({ final }: Option<unknown>): boolean {
    return final && this.prefs.asksFirst && !this.#asksForEnd;
  }

  /** Whether *option* has no way back, and only the end of the turn is left after it. */
  isLast(option: Option<unknown>): boolean {
    return this.isFinal(option) && this.asks[option.then]?.confirms === true;
  }

  /** Whether what is asked is itself whether the turn ends. */
  get #asksForEnd(): boolean {
    return this.asks[this.table.decision?.ask ?? '']?.confirms === true;
  }

  #clear(): void {
    this.#proposed = undefined;
    this.looked = this.narrowed = '';
    this.explained = undefined;
  }

  #send(pick: number, forced = false): void {
    const label = this.table.options.find((option) => option.pick === pick)?.label;
    if (label) this.done = [...this.done, label];
    this.#clear();
    this.table.answer(pick, forced);
  }
}
