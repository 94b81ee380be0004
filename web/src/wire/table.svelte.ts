/** A table as this browser knows it. The server is the only one who changes it; here it is shown and spoken to. */

import { History } from './history.svelte';
import { Connection, type ConnectionState } from './connection';
import { renewed } from './log';
import type {
  Advice,
  Chair,
  ChatLine,
  Code,
  Decision,
  FromServer,
  LogEntry,
  Now,
  Option,
  Phrase,
  Refused,
  RefusedTarget,
  SeatNow,
  Seating,
  Thing,
  Welcome,
} from './types.gen';

let counted = 0;

/** Return an id nobody else uses: this page's own beginning, and a count. */
const freshId = (): string => `${PAGE}-${(counted += 1)}`;
const PAGE = Math.random().toString(36).slice(2, 10);

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
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  /** Who plays for whom, and who agrees to end the game. */
  seating = $state.raw<Seating>({ type: 'seating', stand_ins: [], people: [], agreed: [], notes: [], bots: [] });
  /** My link to the table that follows this one. */
  next = $state('');
  /** What the server would not do, until somebody has read it. */
  refused = $state.raw<Refused>();
  /** The seat through whose eyes a screen with several seats looks; nobody's until the curtain is lifted. */
  eyes = $state<number | null>(null);
  /** The step before what has just happened. */
  #before = $state(0);
  /** The message that is on its way: until it is answered there is no second one. */
  #sent = $state('');
  /** What was said last was refused: nothing more is said until the player acts. */
  rebuffed = $state(false);
  /** A step was just taken back: what is forced waits for the player, so that one can go back further. */
  heldBack = $state(false);

  readonly history = new History<unknown>((step) => this.#connection.say({ type: 'look', id: freshId(), step }));
  readonly #connection: Connection;
  readonly #curious = new Map<string, (thing: Thing) => void>();
  /** The hint that is being thought about, and who waits for it. */
  #hint = $state.raw<{ id: string; told: (advice: Advice) => void }>();

  constructor(
    readonly token: string,
    open?: Opener,
  ) {
    this.#connection = new Connection(token, { heard: this.#heard, changed: (state) => (this.connection = state) }, open);
  }

  readonly mine = $derived(this.welcome?.mine ?? []);
  chairs = $state.raw<Chair[]>([]);
  readonly asked = $derived(this.now?.asked ?? []);
  readonly ready = $derived(this.now?.ready ?? []);
  readonly over = $derived(this.now?.result != null);
  /** Those of my seats that are asked, and that I play myself. */
  readonly due = $derived(this.mine.filter((seat) => this.asked.includes(seat) && !this.standIn(seat)));

  /** The seat a shared screen must be handed to before it shows anything more; null when nobody has to move. */
  readonly curtain = $derived(
    this.mine.length < 2 || this.over || this.eyes !== null
      ? null
      : (this.due[0] ?? this.mine.find((seat) => !this.standIn(seat)) ?? this.mine[0] ?? null),
  );

  /** Through whose eyes the table is shown; null is a spectator. */
  readonly seat = $derived(this.mine.length < 2 ? (this.mine[0] ?? null) : (this.eyes ?? this.mine[0] ?? null));
  /** The bot that plays for the seat through whose eyes we look, or nothing. */
  readonly satIn = $derived(this.seat === null ? '' : this.standIn(this.seat));
  readonly here = $derived<SeatNow<unknown, unknown> | undefined>(this.now?.seats.find((each) => each.seat === this.seat));
  readonly log = $derived(this.#logs.get(this.seat) ?? []);
  readonly view = $derived<unknown>(
    this.history.at === null
      ? this.here?.view
      : (this.history.page?.seats.find((each) => each.seat === this.seat)?.view ?? this.here?.view),
  );

  /** What has just happened, or what led to the page of the past that is open. */
  readonly fresh = $derived.by((): LogEntry[] => {
    const { at } = this.history;
    return this.log.filter(({ n }) => (at === null ? n > this.#before : n === at));
  });

  /** What this seat is asked now; nothing in the past or behind the curtain. */
  readonly decision = $derived<Decision<unknown> | null>(
    this.history.at === null && this.curtain === null && !this.satIn ? (this.here?.decision ?? null) : null,
  );
  readonly options = $derived<Option<unknown>[]>(this.decision?.options ?? []);
  readonly refusals = $derived<RefusedTarget[]>(this.decision?.refused ?? []);
  /** What stops an undo; null if nothing does. */
  readonly stop = $derived<Phrase | null>(this.here?.stop ?? null);
  readonly canUndo = $derived(this.seat !== null && this.here?.undo === null && this.history.at === null && !this.satIn && !this.#sent);

  /** This seat is the last whose secret choice is awaited: answering turns everything up. */
  readonly lastOfSecret = $derived(this.ready.length > 0 && this.asked.length === 1 && this.asked[0] === this.seat);

  /** Return the bot that sits in for the person at *seat*, or nothing. */
  standIn(seat: number): string {
    return this.seating.stand_ins.find((each) => each.seat === seat)?.bot ?? '';
  }

  /** Tell whether a message is on its way. */
  get busy(): boolean {
    return this.#sent !== '';
  }

  answer(pick: number): void {
    const { decision, seat, now } = this;
    if (this.busy || !decision || seat === null || !now) return;
    this.heldBack = false;
    this.#say((id) => ({ type: 'answer', id, version: now.version, seat, ask: decision.ask, pick }));
  }

  /** Take back the last answer, or the *whole* turn. */
  undo(whole = false): void {
    const { seat, now } = this;
    if (!this.canUndo || seat === null || !now) return;
    this.heldBack = true;
    this.#say((id) => ({ type: 'undo', id, version: now.version, seat, whole }));
  }

  /** Whether a bot may be asked now what it would do. */
  readonly canHint = $derived(this.welcome?.hints === true && this.decision !== null);

  /** Tell whether a bot is thinking about a hint. */
  get hinting(): boolean {
    return this.#hint !== undefined;
  }

  /** Ask what a bot would do in my place. */
  hint(told: (advice: Advice) => void): void {
    const { seat, now } = this;
    if (!this.canHint || this.hinting || seat === null || !now) return;
    this.#hint = { id: freshId(), told };
    this.#connection.say({ type: 'hint', id: this.#hint.id, version: now.version, seat });
  }

  /** Ask what *target* is and does, and why it may not be picked now. */
  about(target: string, told: (thing: Thing) => void): void {
    const id = freshId();
    this.#curious.set(id, told);
    this.#connection.say({ type: 'about', id, seat: this.seat, target });
  }

  speak(text: string): void {
    const said = text.trim();
    if (said) this.#connection.say({ type: 'chat', id: freshId(), seat: this.seat, text: said });
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

  /** Offer to end the game or agree to it, or say no. */
  agree(yes: boolean): void {
    this.#connection.say({ type: 'agree', id: freshId(), yes });
  }

  /** End the game for everybody, as its host. */
  abandon(): void {
    this.#connection.say({ type: 'abandon', id: freshId() });
  }

  lift(seat: number): void {
    this.eyes = seat;
  }

  close(): void {
    this.#connection.close();
  }

  #say(message: (id: string) => Parameters<Connection['say']>[0]): void {
    this.#sent = freshId();
    this.refused = undefined;
    this.rebuffed = false;
    this.#connection.say(message(this.#sent));
  }

  #heard = (message: FromServer<unknown, unknown>): void => {
    if (message.type === 'now') this.#renew(message);
    else if (message.type === 'welcome') this.#sat(message);
    else if (message.type === 'past') this.history.keep(message);
    else if (message.type === 'thing') this.#curious.get(message.id)?.(message);
    else if (message.type === 'advice') this.#advise(message);
    else if (message.type === 'done') this.#settle(message.id);
    else if (message.type === 'refused') this.#refuse(message);
    else if (message.type === 'chat') this.chat = [...this.chat, ...message.lines];
    else if (message.type === 'chairs') this.chairs = message.chairs;
    else if (message.type === 'next') this.next = message.token;
    else if (message.type === 'seating') this.#seat(message);
    else if (message.type === 'presence') [this.present, this.watching] = [message.seats, message.watching];
  };

  #sat(welcome: Welcome): void {
    this.welcome = welcome;
    this.chairs = welcome.chairs;
    this.next = welcome.next;
    this.chat = [];
    this.#hint = undefined; // what was asked before the connection broke is not answered any more
  }

  #renew(now: AnyNow): void {
    this.#before = this.now?.step ?? now.step;
    this.now = now;
    this.#logs = new Map(now.seats.map(({ seat, log }) => [seat, renewed(this.#logs.get(seat) ?? [], now.since, log)]));
    this.history.advance(now.step, now.since);
    this.#passOn();
  }

  #seat(seating: Seating): void {
    this.seating = seating;
    this.#passOn();
  }

  /** Let the curtain fall when a shared screen has to go to another seat. */
  #passOn(): void {
    if (this.eyes !== null && this.due.length > 0 && !this.due.includes(this.eyes)) this.eyes = null;
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
    if (this.#concerns(id)) this.#sent = '';
  }

  /** Tell whether an answer from the server may be to what is on its way: what it could not read it cannot name. */
  #concerns(id: string): boolean {
    return id === this.#sent || id === '';
  }
}
