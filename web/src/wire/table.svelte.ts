/** A table as this browser knows it. Only the server changes it; here it is shown and spoken to. */

import { History } from './history.svelte';
import type { Audience, Exercise } from './audience';
import { namesAt, toldApart } from './chairs';
import { Connection, type ConnectionState, type FirstWord } from './connection';
import { Errand, Talk } from './errand.svelte';
import { freshId } from './ids';
import { renewed } from './log';
import { Planned } from './planned.svelte';
import type { Scene } from '../stage/score';
import type {
  Advice,
  Chair,
  Clocks,
  Code,
  Decision,
  FromServer,
  Holdings,
  Language,
  LogEntry,
  Meant,
  Now,
  Offer,
  Option,
  Phrase,
  Refused,
  RefusedTarget,
  SeatNow,
  Seating,
  Sign,
  Thing,
  Welcome,
} from './types.gen';

/** Refusals nobody has to read: the present view has come, or there is nothing to say. */
const QUIET: Code[] = ['stale', 'no-thing'];

type AnyNow = Now<unknown, unknown>;

type Opener = ConstructorParameters<typeof Connection>[2];

/** A table of any game: views and the data of options pass through to the boards that know them. */
export class Table {
  connection = $state<ConnectionState>('connecting');
  welcome = $state.raw<Welcome>();
  now = $state.raw<AnyNow>();
  /** What each of my seats has heard. */
  #logs = $state.raw<ReadonlyMap<number | null, LogEntry[]>>(new Map());
  readonly talk = new Talk();
  /** How the front room shows this table, if it does. */
  sign = $state.raw<Sign | null>(null);
  /** Seats whose names and words this viewer does not want to see; -1 stands for all who watch. */
  muted = $state.raw<number[]>([]);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  /** Who plays for whom, and who agrees to what. */
  seating = $state.raw<Seating>({ type: 'seating', stand_ins: [], people: [], offers: [], away: [], notes: [], bots: [], stand_in: '' });
  /** The clocks as the server said last, and when it did, by the clock of this browser. */
  clocks = $state.raw<{ said: Clocks; heard: number }>();
  /** My link to the table that follows this one. */
  next = $state('');
  /** What the server would not do, until somebody has read it. */
  refused = $state.raw<Refused>();
  /** The seat through whose eyes a screen with several seats looks, or everybody's; nobody's until the curtain is lifted. */
  eyes = $state<number | 'all' | null>(null);
  /** What a shared screen shows to all at once, when the curtain is lifted: secret choices that were turned up. */
  #unveiled = $state.raw<Scene<unknown>>();
  /** Plays out what happens; without it the table just changes. */
  audience: Audience | undefined;
  /** The message that is on its way: until it is answered there is no second one. */
  readonly errand = new Errand();
  /** Whether a message is on its way. */
  readonly busy = $derived(this.errand.id !== '');
  /** What was said last was refused: nothing more is said until the player acts. */
  rebuffed = $state(false);
  /** A step was just taken back: what is forced waits for the player, so that one can go back further. */
  heldBack = $state(false);
  /** The lesson at this table has ended: nothing more is asked, though its game is not over. */
  lessonOver = $state(false);

  /** What I plan for my turn, aside. */
  readonly planned = new Planned();
  readonly history = new History<unknown>((step) => this.#connection.say({ type: 'look', id: freshId(), step }));
  readonly #connection: Connection;
  /** Who waits for the answer to a question, by its id. */
  readonly #curious = new Map<string, (answer: never) => void>();
  /** The hint that is being thought about, and who waits for it. */
  #hint = $state.raw<{ id: string; told: (advice: Advice) => void }>();

  constructor(
    readonly token: string,
    open?: Opener,
  ) {
    const events = { heard: this.#heard, changed: (state: ConnectionState) => (this.connection = state) };
    this.#connection = new Connection(() => this.word(), events, open);
  }

  /** What is said to sit down here. */
  protected word(): FirstWord {
    return { type: 'sit', token: this.token };
  }

  readonly mine = $derived(this.welcome?.mine ?? []);
  #seated = $state.raw<Chair[]>([]);
  /** The names that people gave, even if two are the same. */
  readonly given = $derived(this.#seated.map(({ name }) => name));
  readonly #apart = $derived(toldApart(this.#seated));
  /** Everybody at the table, without the names of those who are muted. */
  readonly chairs = $derived(this.#apart.map((chair, seat) => (this.muted.includes(seat) ? { ...chair, name: '' } : chair)));
  /** The names that are not to be read, with the seats they belong to. */
  readonly hushed = $derived(namesAt(this.#apart, this.muted));
  /** What people said, without those who are muted. */
  readonly chat = $derived(this.talk.lines.filter(({ seat }) => !this.muted.includes(seat ?? -1)));
  readonly asked = $derived(this.now?.asked ?? []);
  readonly ready = $derived(this.now?.ready ?? []);
  readonly over = $derived(this.now?.result != null);
  /** Those of my seats that are asked, and that I play myself. */
  readonly due = $derived(this.lessonOver ? [] : this.mine.filter((seat) => this.asked.includes(seat) && !this.standIn(seat)));

  /** The seat of a shared screen that is to look at it next. */
  readonly nextUp = $derived(this.due[0] ?? this.mine.find((seat) => !this.standIn(seat)) ?? this.mine[0] ?? null);
  /** Whom a shared screen must be handed to before it shows anything more, perhaps to all; null when nobody has to move. */
  readonly curtain = $derived<number | 'all' | null>(
    this.mine.length < 2 || this.over || this.welcome?.aside || this.eyes !== null ? null : this.#unveiled ? 'all' : this.nextUp,
  );

  /** Through whose eyes the table is shown; null is a spectator. */
  readonly seat = $derived.by((): number | null => {
    if (this.mine.length < 2) return this.mine[0] ?? null;
    return this.eyes === 'all' || this.curtain === 'all' ? null : (this.eyes ?? this.mine[0] ?? null);
  });
  /** The bot that plays for the seat through whose eyes we look, or nothing. */
  readonly satIn = $derived(this.seat === null ? '' : this.standIn(this.seat));
  readonly here = $derived<SeatNow<unknown, unknown> | undefined>(this.now?.seats.find((each) => each.seat === this.seat));
  readonly log = $derived(this.#logs.get(this.seat) ?? []);
  readonly view = $derived<unknown>(
    this.history.at === null
      ? this.here?.view
      : (this.history.page?.seats.find((each) => each.seat === this.seat)?.view ?? this.here?.view),
  );

  /** The step after which the table is shown. */
  readonly shown = $derived((this.history.at === null ? undefined : this.history.page?.step) ?? this.now?.step ?? 0);

  /** The decision of the past that is tried again, where it was asked. */
  exercise = $state.raw<Exercise>();
  readonly #tried = $derived(this.exercise && this.exercise.step === this.history.at && this.history.ready ? this.exercise : undefined);

  /** What this seat is asked now, or tries again; nothing else in the past, in a pause, behind the curtain or after a lesson. */
  readonly decision = $derived<Decision<unknown> | null>(
    this.#tried
      ? this.#tried.decision
      : this.history.at === null && this.curtain === null && !this.satIn && !this.lessonOver && !this.clocks?.said.paused
        ? (this.here?.decision ?? null)
        : null,
  );
  readonly options = $derived<Option<unknown>[]>(this.decision?.options ?? []);
  readonly refusals = $derived<RefusedTarget[]>(this.decision?.refused ?? []);
  /** What stops an undo; null if nothing does. */
  readonly stop = $derived<Phrase | null>(this.here?.stop ?? null);
  readonly canUndo = $derived(this.seat !== null && this.here?.undo === null && this.history.at === null && !this.satIn && !this.busy);

  /** This seat is the last whose secret choice is awaited: answering turns everything up. */
  readonly lastOfSecret = $derived(this.ready.length > 0 && this.asked.length === 1 && this.asked[0] === this.seat);

  /** Return the bot that sits in for the person at *seat*, or nothing. */
  standIn(seat: number): string {
    return this.seating.stand_ins.find((each) => each.seat === seat)?.bot ?? '';
  }

  /** Answer what is asked; unless it is *forced*, the stage gives way. */
  answer(pick: number, forced = false): void {
    if (this.#tried) return this.#tried.answer(pick);
    const { decision, seat, now } = this;
    if (this.busy || !decision || seat === null || !now) return;
    if (!forced) this.audience?.finish();
    this.heldBack = false;
    const chosen = this.options.find((each) => each.pick === pick);
    this.#say((id) => ({ type: 'answer', id, version: now.version, seat, ask: decision.ask, pick }), chosen);
  }

  /** Take back the last answer, or the *whole* turn. */
  undo(whole = false): void {
    const { seat, now } = this;
    if (!this.canUndo || seat === null || !now) return;
    this.heldBack = true;
    this.#say((id) => ({ type: 'undo', id, version: now.version, seat, whole }));
  }

  /** Whether a bot may be asked now what it would do. */
  readonly canHint = $derived(this.welcome?.hints === true && this.decision !== null && this.history.at === null);

  /** Whether a bot is thinking about a hint. */
  readonly hinting = $derived(this.#hint !== undefined);

  /** Ask what a bot would do in my place. */
  hint(told: (advice: Advice) => void): void {
    const { seat, now } = this;
    if (!this.canHint || this.hinting || seat === null || !now) return;
    this.#hint = { id: freshId(), told };
    this.#connection.say({ type: 'hint', id: this.#hint.id, version: now.version, seat });
  }

  /** Ask what *target* is and does, and why it may not be picked now. */
  about(target: string, told: (thing: Thing) => void): void {
    this.#connection.say({ type: 'about', id: this.#wonder(told), seat: this.seat, target });
  }

  /** Ask what *text* means to this seat, in words as the terminal takes them. */
  type(text: string, language: Language, told: (meant: Meant) => void): void {
    const { decision, seat, now } = this;
    if (!decision || seat === null || !now) return;
    this.#connection.say({ type: 'typed', id: this.#wonder(told), version: now.version, seat, language, text });
  }

  /** Ask what the person at seat *of* has, in words. */
  person(of: number, told: (holdings: Holdings) => void): void {
    this.#connection.say({ type: 'person', id: this.#wonder(told), seat: this.seat, of });
  }

  /** Return the id of a question whose answer is to be *told*. */
  #wonder<A extends Thing | Meant | Holdings>(told: (answer: A) => void): string {
    const id = freshId();
    this.#curious.set(id, told);
    return id;
  }

  #satisfy(answer: Thing | Meant | Holdings): void {
    this.#curious.get(answer.id)?.(answer as never);
    this.#curious.delete(answer.id);
  }

  speak(text: string): void {
    const said = text.trim();
    if (said) this.#connection.say(this.talk.begin(this.seat, said));
  }

  /** Take another *name* at *seat*, which is mine. */
  rename(seat: number, name: string): void {
    this.#connection.say({ type: 'name', id: freshId(), seat, name: name.trim() });
  }

  /** Let *bot* play *seat* from now on. */
  handOver(seat: number, bot: string): void {
    this.#connection.say({ type: 'hand-over', id: freshId(), seat, bot });
  }

  /** Play *seat*, which is mine, myself again. */
  takeBack(seat: number): void {
    this.#connection.say({ type: 'take-back', id: freshId(), seat });
  }

  /** Offer something, to end the game if nothing else is said, or agree to it, or say no. */
  agree(yes: boolean, { about = 'end', step = 0 }: Partial<Pick<Offer, 'about' | 'step'>> = {}): void {
    this.#connection.say({ type: 'agree', id: freshId(), yes, about, step });
  }

  /** The step to go back to, so that my last move has not been made; nothing if I made none. */
  readonly beforeMine = $derived(this.log.findLast((entry) => entry.seat === this.seat && this.seat !== null)?.n);

  /** Let a bot play *seat*, whose time is out. */
  claim(seat: number): void {
    this.#connection.say({ type: 'claim', id: freshId(), seat });
  }

  /** Open *seat* to somebody new, as the host. */
  openSeat(seat: number): void {
    this.#connection.say({ type: 'open-seat', id: freshId(), seat });
  }

  /** Show the table in the front room, or no more, as its host. */
  show(sign: Sign | null): void {
    this.#connection.say({ type: 'show', id: freshId(), sign });
  }

  /** Delete all that was said, as the host. */
  clearChat(): void {
    this.#connection.say({ type: 'clear-chat', id: freshId() });
  }

  /** End the game for everybody, as its host. */
  abandon(): void {
    this.#connection.say({ type: 'abandon', id: freshId() });
  }

  /** Show a shared screen to *seat*, or what was turned up to all. */
  lift(seat: number | 'all'): void {
    const scene = this.#unveiled;
    this.eyes = seat;
    this.#unveiled = undefined;
    if (seat === 'all' && scene) this.audience?.stage(scene);
    else this.audience?.finish();
  }

  close(): void {
    this.#connection.close();
  }

  #say(message: (id: string) => Parameters<Connection['say']>[0], chosen?: Option<unknown>): void {
    this.refused = undefined;
    this.rebuffed = false;
    this.#connection.say(message(this.errand.begin(chosen)));
  }

  /** Say something that concerns no answer. */
  protected mention(message: (id: string) => Parameters<Connection['say']>[0]): void {
    this.#connection.say(message(freshId()));
  }

  /** Hear what concerns only a table aside. */
  protected overhear(message: FromServer<unknown, unknown>): void {
    void message;
  }

  #heard = (message: FromServer<unknown, unknown>): void => {
    this.overhear(message);
    if (message.type === 'now') this.#renew(message);
    else if (message.type === 'welcome') this.#sat(message);
    else if (message.type === 'past') this.history.keep(message);
    else if (message.type === 'thing' || message.type === 'meant' || message.type === 'holdings') this.#satisfy(message);
    else if (message.type === 'advice') this.#advise(message);
    else if (message.type === 'done') this.#settle(message.id);
    else if (message.type === 'refused') this.#refuse(message);
    else if (message.type === 'chat') this.talk.hear(message);
    else if (message.type === 'chairs') this.#seated = message.chairs;
    else if (message.type === 'shown') this.sign = message.sign;
    else if (message.type === 'next') this.next = message.token;
    else if (message.type === 'seating') this.#seat(message);
    else if (message.type === 'clocks') this.clocks = { said: message, heard: Date.now() };
    else if (message.type === 'presence') [this.present, this.watching] = [message.seats, message.watching];
  };

  #sat(welcome: Welcome): void {
    this.welcome = welcome;
    this.#seated = welcome.chairs;
    this.sign = welcome.sign;
    this.next = welcome.next;
    this.#hint = undefined; // what was asked before the connection broke is not answered any more
  }

  #renew(now: AnyNow): void {
    const [before, secret] = [this.now, this.ready.length > 0];
    this.now = now;
    this.#logs = new Map(now.seats.map(({ seat, log }) => [seat, renewed(this.#logs.get(seat) ?? [], now.since, log)]));
    this.history.advance(this.welcome?.aside === 'plan' ? 0 : now.step, now.since); // a plan has no past
    this.#passOn();
    if (before && before.step !== now.step) this.#perform(before, now, secret);
  }

  /** Let what happened between two views be played; after a break or an undo there is only the table as it is. */
  #perform(before: AnyNow, now: AnyNow, secret: boolean): void {
    const together = this.mine.length > 1 && secret && now.step > before.step;
    const me = together ? null : this.seat;
    const [was, is] = [before, now].map(({ seats }) => seats.find(({ seat }) => seat === me));
    const entries = (this.#logs.get(me) ?? []).filter(({ n }) => n > before.step);
    const unbroken = was && is && now.step > before.step && now.since >= before.step;
    const scene = unbroken ? { me, before: was.view, entries, after: is.view } : undefined;
    if (together) [this.eyes, this.#unveiled] = [null, scene];
    else if (scene && this.history.at === null && this.curtain === null) this.audience?.stage(scene);
    else this.audience?.finish();
  }

  #seat(seating: Seating): void {
    this.seating = seating;
    this.#passOn();
  }

  /** Let the curtain fall when a shared screen has to go to another seat; who plays all sides looks through their eyes. */
  #passOn(): void {
    const { eyes, due } = this;
    if (this.welcome?.aside) this.eyes = due.find((seat) => seat === eyes) ?? due[0] ?? eyes;
    else if (typeof eyes === 'number' && due.length > 0 && !due.includes(eyes)) this.eyes = null;
  }

  /** Pass on what a bot thought of, unless the table has moved on or somebody else looks at it. */
  #advise(advice: Advice): void {
    const hint = this.#hint;
    if (hint?.id !== advice.id) return;
    this.#hint = undefined;
    if (advice.version === this.now?.version && advice.seat === this.seat) hint.told(advice);
  }

  #refuse(refused: Refused): void {
    if (this.#hint?.id === refused.id) this.#hint = undefined;
    if (!QUIET.includes(refused.code)) this.refused = refused;
    this.rebuffed ||= this.busy && this.#concerns(refused.id);
    this.#settle(refused.id);
  }

  #settle(id: string): void {
    this.talk.end(id);
    if (this.#concerns(id)) this.errand.end();
  }

  /** Return whether an answer from the server may be to what is on its way: what it could not read it cannot name. */
  #concerns(id: string): boolean {
    return id === this.errand.id || id === '';
  }
}
