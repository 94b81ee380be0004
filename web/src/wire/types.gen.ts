// Made by tools/gen_types.py from src/herzog/server/wire.py. Change it there, then: make generated

export const LANGUAGES = ["en","fr","pl","ru"] as const;

export type Language = (typeof LANGUAGES)[number];

export type GameName = "fourberies" | "lacrimosa";

export type ToServer = Sit | Answer | Undo | Look | About | Hint | Chat | Name | HandOver | TakeBack | Agree | Abandon | Ping;

export type FromServer<V, F> = Welcome | Now<V, F> | Past<V> | Thing | Advice | Done | Refused | ChatLines | Presence | Seating | Chairs | Next | Pong;

export type Code = "malformed" | "too-big" | "too-fast" | "bad-link" | "revoked" | "no-table" | "no-page" | "not-host" | "not-your-seat" | "stale" | "illegal-pick" | "barrier" | "no-step" | "no-thing" | "no-hint" | "not-over" | "over" | "sat-in" | "not-sat-in" | "no-bot" | "wrong-setup" | "broken-table" | "busy" | "full" | "failed";

export type NoteKind = "handed" | "freed" | "timed-out" | "returned" | "agreed" | "abandoned";

export type Role = "host" | "seat" | "watch";

export type SeatKind = "link" | "here" | "bot";

/** End the game without ranks, for the host. */
export interface Abandon {
  type: "abandon";
  id: string;
}

/** Point at something on the table, as *seat* sees it; None is a spectator. Answered by `Thing`. */
export interface About {
  type: "about";
  id: string;
  seat: number | null;
  target: string;
}

/**
 * What a bot would do in the place of *seat*, which was asked this at *version*, and why. Answers `Hint`.
 *
 * It knows no more than the seat. *target* is what the pick points at, or "".
 */
export interface Advice {
  type: "advice";
  id: string;
  version: number;
  seat: number;
  pick: number;
  target: string;
  says: Phrase[];
}

/**
 * Play again with the same seats. Body of `POST /api/again`, for the host, answered by `Links`.
 *
 * With *same_deal* nature answers as it did; that waits for the end of the first game.
 */
export interface Again {
  same_deal?: boolean;
}

/**
 * Offer to end the game as it stands, or agree to it, for all seats of mine; without *yes*, decline or withdraw.
 *
 * The game ends when all people at the table agree; bots always do.
 */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

/**
 * The plain things to point at once the answers of *path* are given, so that one gesture can answer all of them.
 *
 * Outcomes count from now, the whole path included.
 */
export interface Ahead<F> {
  path: PathStep[];
  ask: string;
  options: Option<F>[];
}

/** Answer the ask on top for *seat*; *version* is that of the view the person was looking at. */
export interface Answer {
  type: "answer";
  id: string;
  version: number;
  seat: number;
  ask: string;
  pick: number;
}

/** What stops an undo: the "start", "nature", an "other" seat, a choice made "together", or the "end" of play. */
export interface Barrier {
  kind: "start" | "nature" | "other" | "together" | "end";
  seat: number;
  ask: string;
}

/** Who sits on a seat: a person with a link, a person at the host's screen, or a bot. */
export interface Chair {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** Somebody has taken another name. A `Now` with the whole log, told with the new name, follows. */
export interface Chairs {
  type: "chairs";
  chairs: Chair[];
}

/** Say something to everybody at the table; *seat* None is a spectator. The same *id* is said once. */
export interface Chat {
  type: "chat";
  id: string;
  seat: number | null;
  text: string;
}

/** Something a person said; *at* is in seconds since 1970. */
export interface ChatLine {
  seat: number | null;
  text: string;
  at: number;
}

/** What was said: everything so far after `Sit`, then line by line. */
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
}

/**
 * Every component of a set in words, by a target that names it: "opus:17", "city:4:gilded".
 *
 * Answers `GET /api/components/GAME/WORDS`, WORDS as `Pack` has them; what is there never changes.
 */
export interface Components {
  described: Record<string, Described>;
}

/** What the seat is asked, by which rule, and all it may and may not answer. */
export interface Decision<F> {
  ask: string;
  rule: string;
  settles: boolean;
  options: Option<F>[];
  refused: RefusedTarget[];
  ahead: Ahead<F>[];
  question: Phrase;
}

/**
 * A component in words: what it is called, it in one line, and what it costs and brings, sentence by sentence.
 *
 * *later* is what it goes on giving or counts for at the end, by itself.
 */
export interface Described {
  name: Phrase;
  line: Phrase;
  about: Phrase[];
  later: Phrase | null;
}

/** The message with that *id* took effect and is saved. Sent after the `Now` that shows it. */
export interface Done {
  type: "done";
  id: string;
}

/** A game that can be set up here. */
export interface GameCard {
  name: string;
  rule_prefix: string;
  fewest: number;
  most: number;
  options: Record<number, Record<string, string[]>>;
  packs: Pack[];
  bots: string[];
}

/** Let a *bot* that this game offers play *seat* until its person takes it back; the host may hand over any seat. */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
  bot: string;
}

/** Answers `GET /health`; with status 503 if the store does not answer. */
export interface Health {
  program: string;
  store: boolean;
  tables: number;
  sockets: number;
  answers: number;
  median_ms: number;
  p99_ms: number;
}

/** Ask what a bot would do in the place of *seat*, which must be mine and asked something. Answered by `Advice`. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  seat: number;
}

/**
 * The links of a table.
 *
 * Answers `POST /api/tables`; `GET /api/links`; `POST /api/links/KEY/revoke` with KEY "host", "watch" or a
 * seat's number; and `POST /api/again`. All but the first are for the bearer of the host token.
 */
export interface Links {
  table: string;
  host: string;
  watch: string;
  seats: SeatLink[];
}

/** What this server offers. Answers `GET /api/lobby`. */
export interface Lobby {
  program: string;
  games: GameCard[];
}

/** What followed from step *n* (1 is the first), as far as this viewer may hear it; *seat* -1 is nature. */
export interface LogEntry {
  n: number;
  seat: number;
  ask: string;
  said: Said[];
}

/** Ask how the table looked after *step* steps. Answered by `Past`. */
export interface Look {
  type: "look";
  id: string;
  step: number;
}

/** The tokens a browser holds. Body of `POST /api/mine`, answered by a list of `Summary | Refused`, in order. */
export interface MyTables {
  tokens: string[];
}

/** Call the person at *seat*, which must be mine, so from now on. */
export interface Name {
  type: "name";
  id: string;
  seat: number;
  name: string;
}

/** Set up a table. Body of `POST /api/tables`, answered by `Links`. */
export interface NewTable {
  game: string;
  seats: Chair[];
  options?: Record<string, string>;
  pack?: string;
  hints?: boolean;
}

/** The host has set up another table with the same seats; *token* is my link to it. */
export interface Next {
  type: "next";
  token: string;
}

/** The whole table, now. Sent after `Sit`, after every change this viewer can see, and to a stale message. */
export interface Now<V, F> {
  type: "now";
  version: number;
  step: number;
  asked: number[];
  ready: number[];
  seats: SeatNow<V, F>[];
  since: number;
  result: Result | null;
}

/**
 * Something the seat may pick.
 *
 * *outcome* is what the pick changes in the seat's tally, counting everything that follows from it without another
 * choice. It is empty for a choice made together, because that depends on what the others choose in secret.
 */
export interface Option<F> {
  pick: number;
  target: string;
  plain: boolean;
  facts: F;
  outcome: Record<string, number>;
  final: boolean;
  cautions: Reason[];
  label: Phrase;
  effect: Phrase | null;
}

/** A set of components this server was started with; *name* "" is the one that comes with the game. */
export interface Pack {
  name: string;
  hash: string;
  version: string;
  words: string;
}

/** The table after *step* steps. Answers `Look`. */
export interface Past<V> {
  type: "past";
  id: string;
  step: number;
  seats: SeatPast<V>[];
}

/** An answer on the way to something: the ask and the pick. */
export interface PathStep {
  ask: string;
  pick: number;
}

/**
 * Something to say: the key of a message and its variables.
 *
 * As JSON a variable is a number, a string, a name (an object of languages) or a phrase (an object with a "key").
 */
export interface Phrase {
  key: string;
  args: Record<string, number | string | Record<string, string> | Phrase>;
}

/** Are you there? Answered by `Pong`. */
export interface Ping {
  type: "ping";
}

/** I am here. */
export interface Pong {
  type: "pong";
}

/** Who is there. Sent after `Sit` and whenever it changes. */
export interface Presence {
  type: "presence";
  seats: number[];
  watching: number;
}

/**
 * A refusal or a caution about one *pick* of the frame on top.
 *
 * *code* is from the closed list of its game, *rule* the number of the rule behind it,
 * and *numbers* explain it: {"needs": 3, "has": 1}. The text layer adds *says*, the same in words.
 */
export interface Reason {
  pick: number;
  code: string;
  rule: string;
  numbers: Record<string, number>;
  says: Phrase;
}

/**
 * Why nothing was done: a code, worded by the client, with the *numbers* that explain it.
 *
 * Answers the message with that *id* on a socket; empty when the message had none.
 * As the body of an HTTP answer it comes with a status of 400 or more.
 */
export interface Refused {
  type: "refused";
  code: Code;
  id: string;
  numbers: Record<string, number>;
}

/** Something the seat might point at and may not pick, and why. */
export interface RefusedTarget {
  target: string;
  reason: Reason;
  name: Phrase;
}

/**
 * How a game ended: "played" to its last rule, or earlier, with the scores as they stood.
 *
 * In an abandoned game nobody is ranked.
 */
export interface Result {
  scores: number[];
  ranks: number[];
  how: "played" | "agreed" | "abandoned";
  sat_in: SatIn[];
}

/** One thing that the table was told: as data, to draw it, as a phrase, to say it, and what it is about. */
export interface Said {
  event: Record<string, unknown>;
  phrase: Phrase;
  targets: string[];
}

/** How many steps a bot took for somebody. */
export interface SatIn {
  seat: number;
  bot: string;
  steps: number;
}

/** The link of one seat of kind "link". */
export interface SeatLink {
  seat: number;
  token: string;
}

/** The table as one seat knows it; *seat* None is a spectator. */
export interface SeatNow<V, F> {
  seat: number | null;
  view: V;
  decision: Decision<F> | null;
  waits: Waits[];
  undo: Barrier | null;
  stop: Phrase | null;
  log: LogEntry[];
}

/** The table as one seat knew it. */
export interface SeatPast<V> {
  seat: number | null;
  view: V;
}

/** Who plays for whom, and who agrees to end the game. Sent after `Sit` and whenever it changes. */
export interface Seating {
  type: "seating";
  stand_ins: StandIn[];
  people: number[];
  agreed: number[];
  notes: TableNote[];
  bots: string[];
}

/** The first message on a socket. Answered by `Welcome`, `ChatLines`, `Presence`, `Seating` and `Now`. */
export interface Sit {
  type: "sit";
  token: string;
}

/** A bot that sits in for the person at *seat*. */
export interface StandIn {
  seat: number;
  bot: string;
}

/** A finished game to keep and to chart. Answers `GET /api/story`, for the bearer of any token of the table. */
export interface Story {
  record: string;
  scores: number[][];
}

/** A table in the list of mine. */
export interface Summary {
  type: "summary";
  table: string;
  game: string;
  role: Role;
  mine: number[];
  chairs: Chair[];
  step: number;
  asked: number[];
  result: Result | null;
  created: number;
  changed: number;
  next: string;
  stand_ins: StandIn[];
}

/** A note of the table, told to the viewer; it stands after so many steps. */
export interface TableNote {
  after: number;
  kind: NoteKind;
  seat: number | null;
  phrase: Phrase;
}

/** Play *seat*, which is mine, myself again. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}

/** What something on the table is called, what it is and does, and why it may not be picked now. Answers `About`. */
export interface Thing {
  type: "thing";
  id: string;
  target: string;
  name: Phrase;
  about: Phrase[];
  why: Phrase[];
  rule: string;
}

/**
 * Take back the last answer of *seat*, or with *whole* all of them back to the barrier: the turn anew.
 *
 * A secret choice is taken back so too, as long as not everybody is ready.
 */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
  whole?: boolean;
}

/** Somebody the table waits for, and what for; told to the viewer, so it may be "you". */
export interface Waits {
  seat: number;
  phrase: Phrase;
}

/** What does not change while this socket is open, but for names. Sent once, first. */
export interface Welcome {
  type: "welcome";
  program: string;
  table: string;
  game: string;
  role: Role;
  mine: number[];
  chairs: Chair[];
  options: Record<string, string>;
  pack: Pack;
  hints: boolean;
  next: string;
}
