// Made by tools/gen_types.py from src/herzog/wire. Change it there, then: make generated

export const LANGUAGES = ["en","fr","pl","ru"] as const;

export type GameName = "fourberies" | "lacrimosa";

export type ToServer = Sit | Analyse | WhatIf | Answer | Undo | Look | About | Person | Hint | Typed | Chat | Name | HandOver | TakeBack | Agree | Claim | OpenSeat | Show | ClearChat | Abandon | GoOn | Ponder | StopIt | Looking | Ping;

export type FromServer<V, F> = Welcome | Now<V, F> | Past<V> | Thing | Holdings | Meant | Advice | OnBranch | Pondering | Done | Refused | ChatLines | Presence | Seating | Clocks | Chairs | Shown | Next | Pong;

export type AsideKind = "board" | "plan";

export type Code = "malformed" | "too-big" | "too-fast" | "many-tables" | "bad-link" | "revoked" | "withdrawn" | "no-table" | "no-page" | "not-host" | "not-your-seat" | "stale" | "illegal-pick" | "barrier" | "no-step" | "no-thing" | "lesson" | "daily" | "no-hint" | "not-over" | "no-board" | "no-branch" | "many-branches" | "other-record" | "not-asked" | "aside" | "over" | "sat-in" | "not-sat-in" | "no-bot" | "no-clock" | "paused" | "not-out" | "not-open" | "many-signs" | "taken" | "no-person" | "bad-address" | "bad-mail" | "no-mail" | "mail-refused" | "no-answer" | "wrong-setup" | "record-broken" | "record-format" | "record-game" | "record-set" | "record-rules" | "record-unended" | "broken-table" | "chat-full" | "long-journal" | "crowded" | "busy" | "full" | "failed";

export type Language = "en" | "fr" | "pl" | "ru";

export type NoteKind = "handed" | "freed" | "timed-out" | "returned" | "opened" | "rewound" | "agreed" | "abandoned";

export type OfferAbout = "end" | "pause" | "undo";

export type Pondered = "lines" | "finish";

export type Role = "host" | "seat" | "watch" | "read";

export type RoomForm = "discord" | "ntfy" | "json";

export type SeatKind = "link" | "here" | "bot";

/** End the game without ranks; host only. */
export interface Abandon {
  type: "abandon";
  id: string;
}

/** Ask about something on the table, as *seat* sees it; None is a spectator. Answered by `Thing`. */
export interface About {
  type: "about";
  id: string;
  seat: number | null;
  target: string;
}

/** A line of the account: its name, what it means, and each seat's figure, to be written as each language does. */
export interface AccountLine {
  name: Phrase;
  means: Phrase;
  figures: Record<string, string>[];
  is_sum: boolean;
}

/** Keep the line of a *record*, which must begin with the same deal. Body of `POST /api/branches`. */
export interface AddBranch {
  name: string;
  record: string;
}

/**
 * What a bot would do for *seat*, as asked at *version*, and why. Answers `Hint`.
 *
 * It knows no more than the seat. *target* is what the pick points at, or "". The *numbers* behind what it says are
 * for whoever asks for them.
 */
export interface Advice {
  type: "advice";
  id: string;
  version: number;
  seat: number;
  pick: number;
  target: string;
  says: Phrase[];
  numbers: Phrase[];
}

/**
 * Play again with the same seats. Body of `POST /api/again`, host only, answered by `Links`.
 *
 * With *same_deal* nature deals the same again; that is possible only after the end of the first game.
 */
export interface Again {
  same_deal?: boolean;
}

/**
 * Offer something or agree to it, for all my seats; without *yes*, decline, withdraw, or go on after a pause.
 *
 * It happens once all people at the table agree; bots always do. The game may "end" as it stands; all clocks may
 * "pause"; and everyone may "undo" all but the first *step* steps, after which nature rolls new dice.
 */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
  about?: OfferAbout;
  step?: number;
}

/**
 * What can be pointed at once the answers of *path* are given, so that one gesture can give all of them.
 *
 * Outcomes count from now, the whole path included.
 */
export interface Ahead<F> {
  path: PathStep[];
  ask: string;
  options: Option<F>[];
}

/**
 * The first message on a socket in place of `Sit`: sit at an analysis board, and play all sides.
 *
 * It begins after *step* steps of the game, or of a *branch* that is kept with it; None is its end.
 * Answered by `Welcome`, `Presence`, `OnBranch` and `Now`. Everything but chat and what concerns clocks and seats
 * works as at the table; every answer is kept, unless this link only watches.
 */
export interface Analyse {
  type: "analyse";
  token: string;
  branch?: string;
  step?: number | null;
}

/** Answer what *seat* is asked; *version* is that of the view the person saw. */
export interface Answer {
  type: "answer";
  id: string;
  version: number;
  seat: number;
  ask: string;
  pick: number;
}

/** The decisions of one seat on one kind of ask, and what they gave up in total. */
export interface AskErrors {
  ask: string;
  decisions: number;
  cost: number;
}

/** For how many seconds bots have sat in for *seat*, without an absence that has lasted *since* that time. */
export interface Away {
  seat: number;
  seconds: number;
  since: number | null;
}

/** What stops an undo: the "start", "nature", an "other" seat, a joint choice ("together"), or the "end" of play. */
export interface Barrier {
  kind: "start" | "nature" | "other" | "together" | "end";
  seat: number;
  ask: string;
}

/** A pick, how its seat would go on, and what that promises to it: a lead, in parts, and a chance to win. */
export interface BestLine {
  pick: number;
  target: string;
  label: Phrase;
  then: Phrase[];
  lead: number;
  chance: number;
}

/** A bot that can be seated: how strong it is, as Elo, and whether it is a *style* rather than a level. */
export interface BotCard {
  name: string;
  elo: number;
  style: boolean;
}

/**
 * A branch that is kept with a game: it leaves the game after *at* steps and has *steps* in all.
 *
 * `GET /api/branches` answers a list of these, the latest first, for any link once the game is over, and for the host
 * of a practice table. So do the next two, and `POST /api/branches/ID/delete`; they are not for those who watch.
 */
export interface BranchCard {
  id: string;
  name: string;
  at: number;
  steps: number;
  changed: number;
}

/** A branch as a record of its own. Answers `GET /api/branches/ID/record`. */
export interface BranchFile {
  record: string;
}

/** Open the record of a finished game. Body of `POST /api/records`; answered by `Links` of a table that shows it. */
export interface BroughtRecord {
  record: string;
}

/** What people scored in games with that number of *seats*. */
export interface BySeats {
  seats: number;
  games: number;
  average: number;
  best: number;
  when: number;
}

/** Who sits on a seat: a person with a link, a person at the host's screen, or a bot. */
export interface Chair {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** Someone was renamed. A `Now` with the whole log, using the new name, follows. */
export interface Chairs {
  type: "chairs";
  chairs: Chair[];
}

/** Say something to everyone at the table; *seat* None is a spectator. A repeated *id* is ignored. */
export interface Chat {
  type: "chat";
  id: string;
  seat: number | null;
  text: string;
}

/** A chat message; *at* is in seconds since 1970. */
export interface ChatLine {
  seat: number | null;
  text: string;
  at: number;
  gone: boolean;
}

/** Chat: each new line; or the *whole* of it, after `Sit` and when the host has cleared it or opened a seat. */
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
  whole: boolean;
}

/** Let a bot play *seat*, whose time has run out, at a table where others may claim it. */
export interface Claim {
  type: "claim";
  id: string;
  seat: number;
}

/** Delete all that was said at the table; host only. */
export interface ClearChat {
  type: "clear-chat";
  id: string;
}

/**
 * How time is kept; amounts are in seconds.
 *
 * "live": a seat has a *bank*, and gets *each* more with every turn; nobody's time runs before the first answer.
 * "days": a seat has *each* for every turn, and a *bank* as a reserve for all turns that take longer.
 * When its time is out, the *bot* sits in for a seat: at once, or once somebody claims the seat.
 */
export interface ClockRules {
  kind: "live" | "days";
  bank: number;
  each: number;
  out: "bot" | "claim";
  bot: string;
}

/**
 * The clocks of all people as they were *at* that time; a client counts on by itself.
 *
 * Sent after `Sit` and whenever one starts or stops; never at a table without a clock.
 */
export interface Clocks {
  type: "clocks";
  at: number;
  paused: boolean;
  seats: SeatClock[];
}

/**
 * Every component of a set in words, by a target that names it: "opus:17", "city:4:gilded".
 *
 * *kinds* are those of everything that explains itself: a target is of the kind it is named by, or begins with.
 *
 * Answers `GET /api/components/GAME/WORDS`, WORDS as `Pack` has them; what is there never changes.
 */
export interface Components {
  described: Record<string, Described>;
  kinds: Record<string, Kind>;
}

/** Ask for the deals of the day; *tokens* are host links of those I have begun. `POST /api/daily` → `DailyCard`s. */
export interface Dailies {
  tokens: string[];
}

/** The deal of the day of a game. */
export interface DailyCard {
  game: string;
  day: string;
  ends: number;
  chairs: Chair[];
  mine: string;
  today: DailyResults | null;
  before: DailyResults;
}

/** How somebody did with the deal of a day; their own points come first. */
export interface DailyLine {
  place: number;
  name: string;
  scores: number[];
  won: boolean;
  mine: boolean;
}

/** How everybody did with the deal of a day: the first few, and me; *best* is a link to watch the first of them. */
export interface DailyResults {
  day: string;
  played: number;
  lines: DailyLine[];
  best: string;
}

/** What the seat is asked, by which rule, what it may answer, and what it may not. */
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
 * A component in words: its *name*, a summary in one *line*, and what it costs and gives, sentence by sentence.
 *
 * *later* is the sentence about what it keeps giving, or counts for at the end; *kind* is its kind, if its target does
 * not say so.
 */
export interface Described {
  name: Phrase;
  line: Phrase;
  about: Phrase[];
  later: Phrase | null;
  kind: string;
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
  bots: BotCard[];
  lessons: LessonCard[];
  stand_in: string;
}

/**
 * What became of the games that were played to the end, not counting seats for which bots sat in.
 *
 * `GET /api/results` answers a list of these for the server, `GET /api/person/results` for what a person played.
 */
export interface GameResults {
  game: string;
  games: number;
  sizes: BySeats[];
  rivals: Rival[];
}

/** All that a personal link gathers. Answers `GET /api/person`, and the next two. */
export interface Gathered {
  prefs: string;
  tables: HeldTable[];
  reach: string[];
}

/** Play on from after *step* steps of what is on the board. What came after stays in its branch. */
export interface GoOn {
  type: "go-on";
  id: string;
  step: number;
}

/** Let a *bot* that this game offers play *seat* until its person takes it back. The host may hand over any seat. */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
  bot: string;
}

/** Answers `GET /health` as long as the process lives; with status 503 if the store does not answer. */
export interface Health {
  program: string;
  store: boolean;
  tables: number;
  sockets: number;
  answers: number;
  median_ms: number;
  p99_ms: number;
}

/**
 * Done. Answers `POST /api/notices/confirm/TOKEN` and `POST /api/notices/stop/TOKEN`, from links in notices.
 *
 * Answers also `POST /api/person/prefer`, and `POST /api/person/forget`, which deletes a personal link and its list.
 */
export interface Heard {
}

/** A table that a person holds a link to. */
export interface HeldTable {
  token: string;
  summary: Summary;
}

/** Ask what a bot would do for *seat*, which must be mine and be asked something. Answered by `Advice`. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  seat: number;
}

/** Add links of tables to my list. Body of `POST /api/person/hold`; those that open nothing are left out. */
export interface HoldTables {
  tokens: string[];
}

/** All that can be seen of a person, in words, line by line; the viewer's own hand as well. Answers `Person`. */
export interface Holdings {
  type: "holdings";
  id: string;
  title: Phrase;
  lines: Phrase[];
}

/**
 * A moment worth looking at, in words; a history opens it *at* that many steps.
 *
 * *points* are what it meant to *seat*, in parts: an error is a loss, luck may be good or bad.
 */
export interface KeyMoment {
  kind: "error" | "luck" | "turn";
  moment: number;
  at: number;
  move: number;
  seat: number;
  points: number;
  title: Phrase;
  asked: Phrase | null;
  picked: Phrase | null;
  better: Phrase | null;
  why: Phrase[];
  target: string;
  better_target: string;
  ways: number;
}

/**
 * A kind of thing on the table, explained by `explain-<game>-<kind>`.
 *
 * If it *counts* at the end, `explain-<game>-<kind>-end` says how.
 */
export interface Kind {
  rule: string;
  counts: boolean;
}

/** The lesson that is taught at a table. */
export interface Lesson {
  name: string;
  steps: LessonStep[];
}

/** What the learner answers after *n* steps of the game, and the *target* that the lesson names for it, if any. */
export interface LessonAnswer {
  n: number;
  ask: string;
  pick: number;
  target: string;
}

/** A lesson that a game offers. */
export interface LessonCard {
  name: string;
  minutes: number;
  steps: number;
}

/** A step of a lesson: shown after *at* steps of the game; with a *task* it is done after *until* of them. */
export interface LessonStep {
  says: Phrase;
  task: Phrase | null;
  points: string[];
  rules: string[];
  at: number;
  until: number;
  answers: LessonAnswer[];
}

/** Take a table out of my list. Body of `POST /api/person/let-go`. */
export interface LetGo {
  token: string;
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
  reach: string[];
}

/** What this server offers. Answers `GET /api/lobby`. */
export interface Lobby {
  program: string;
  games: GameCard[];
  open_tables: boolean;
}

/** What step *n* (from 1) led to, as far as this viewer may know; *seat* -1 is nature. */
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

/** Say whether somebody is looking at the table; while nobody is, they are notified of their turn. */
export interface Looking {
  type: "looking";
  yes: boolean;
}

/** The address that was asked to agree to mail, masked, and whether it has agreed. */
export interface MailState {
  address: string;
  agreed: boolean;
}

/** Ask an address whether it wants to be told when it is my turn; "" sends no more. `POST /api/notices/mail`. */
export interface MailTo {
  address: string;
  language: Language;
}

/** What typed words mean, as asked at *version*. Answers `Typed`. */
export interface Meant {
  type: "meant";
  id: string;
  version: number;
  seat: number;
  ways: number[][];
  things: string[];
}

/**
 * A decision, or what nature did in one go, and the expected lead of every seat before and after.
 *
 * For a decision, *before* is what the best pick found promises and *after* what the actual pick promises. For nature,
 * *before* is the mean over what it could have done. A reveal takes no step: it gives the leads before secret choices
 * are made, or once they have met.
 */
export interface Moment {
  step: number;
  steps: number;
  kind: "decision" | "nature" | "reveal";
  seat: number;
  ask: string;
  pick: number;
  before: number[];
  after: number[];
  secret: boolean;
  chances: number[];
  options: Weighed[];
  terms: [string, number][];
}

/** The tokens a browser holds. Body of `POST /api/mine`, answered by a list of `Summary | Refused`, in order. */
export interface MyTables {
  tokens: string[];
}

/** Rename the person at *seat*, which must be mine. */
export interface Name {
  type: "name";
  id: string;
  seat: number;
  name: string;
}

/** Name a branch. Body of `POST /api/branches/ID`. */
export interface NameBranch {
  name: string;
}

/** Ask for a personal link. Body of `POST /api/person`. */
export interface NewPerson {
}

/**
 * Set up a table. Body of `POST /api/tables`, answered by `Links`.
 *
 * For a *lesson* only the first of *seats* counts, the learner's; the rest is as the lesson has it.
 */
export interface NewTable {
  game: string;
  seats: Chair[];
  options?: Record<string, string>;
  pack?: string;
  hints?: boolean;
  lesson?: string;
  clock?: ClockRules | null;
  sign?: Sign | null;
  practice?: boolean;
}

/** The host has set up another table with the same seats; *token* is my link to it. */
export interface Next {
  type: "next";
  token: string;
}

/** How a link is told that it is its turn. Answers `GET /api/notices`. */
export interface Notices {
  push_key: string;
  browsers: number;
  mails: boolean;
  mail: MailState | null;
  room: RoomState | null;
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

/** What somebody would like to do, and the seats that agree; with "undo", to all but the first *step* steps. */
export interface Offer {
  about: OfferAbout;
  agreed: number[];
  step: number;
}

/** The branch that the board is on; None while it follows the game, and always for spectators. */
export interface OnBranch {
  type: "on-branch";
  branch: BranchCard | null;
}

/** Open *seat* to a new person; host only. Its link is revoked, a new one is made, and its name is forgotten. */
export interface OpenSeat {
  type: "open-seat";
  id: string;
  seat: number;
}

/**
 * A running game in the front room. `GET /api/open` answers a list of these, the newest first.
 *
 * It tells what anybody at the table could tell a stranger, and opens nothing but what its sign says.
 */
export interface OpenTable {
  table: string;
  game: string;
  chairs: Chair[];
  stand_ins: StandIn[];
  sign: Sign;
  clock: ClockRules | null;
  created: number;
  watch: string;
}

/**
 * Something the seat may pick.
 *
 * *outcome* is what the pick changes in the seat's tally, counting everything that follows from it without another
 * choice. It is empty for a joint choice, because that depends on what the others choose in secret.
 */
export interface Option<F> {
  pick: number;
  target: string;
  plain: boolean;
  facts: F;
  outcome: Record<string, number>;
  final: boolean;
  then: string;
  cautions: Reason[];
  label: Phrase;
  effect: Phrase | null;
}

/** A component set loaded by this server; *name* "" is the one that comes with the game. */
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

/** Ask what the person at seat *of* has, as *seat* sees it; None is a spectator. Answered by `Holdings`. */
export interface Person {
  type: "person";
  id: string;
  seat: number | null;
  of: number;
}

/**
 * A new personal link: 16 bytes in base64. Answers `POST /api/person` and `POST /api/person/replace`.
 *
 * All other requests under /api/person have it as their bearer token.
 */
export interface PersonKey {
  key: string;
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

/** Play the deal of this day. Body of `POST /api/daily/GAME`, answered by `Links`. */
export interface PlayDaily {
  name: string;
}

/**
 * Ask what could be played for *seat* on the board, and what it is worth; or let bots finish the game many times.
 *
 * Answered by `Pondering`, and by more of them as more is known, until the board changes or somebody says `StopIt`.
 */
export interface Ponder {
  type: "ponder";
  id: string;
  about: Pondered;
  seat: number;
}

/** What was found so far: *done* of *total* rounds of thinking, or games. Answers `Ponder`. */
export interface Pondering {
  type: "pondering";
  id: string;
  about: Pondered;
  seat: number;
  step: number;
  done: number;
  total: number;
  lines: BestLine[];
  spread: SeatSpread[];
  bot: string;
  parts: number;
}

/** I am here. */
export interface Pong {
  type: "pong";
}

/** Save my name, language and other preferences, as the page writes them. `POST /api/person/prefer` → `Heard`. */
export interface Prefer {
  prefs: string;
}

/** Who is connected. Sent after `Sit` and whenever it changes. */
export interface Presence {
  type: "presence";
  seats: number[];
  watching: number;
}

/** Do not tell this browser any more. Body of `POST /api/notices/push/stop`. */
export interface PushNoMore {
  endpoint: string;
}

/**
 * Tell this browser when it is my turn, even when the page is closed. Body of `POST /api/notices/push`.
 *
 * For a link with seats, answered by `Notices`, as are the next three.
 */
export interface PushTo {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}

/** What a seat was asked at a moment, and the worth of each answer. Answers `GET /api/review/{moment}`. */
export interface Question<F> {
  moment: number;
  step: number;
  seat: number;
  decision: Decision<F>;
  options: Weighed[];
}

/**
 * Answers `GET /ready`: whether the database can be written and all loops run; with status 503 if not, and why.
 *
 * "full" is its disk; "busy" is somebody else's lock, "slow" no answer in two seconds; "failed" is anything else.
 * "stopped" is a loop of the server that has failed and is being run again.
 */
export interface Ready {
  ready: boolean;
  why: Code | "" | "slow" | "stopped";
}

/**
 * A refusal or a caution about one *pick* of the frame on top.
 *
 * *code* is from the closed list of its game, *rule* the number of the rule behind it,
 * and *numbers* explain it: {"needs": 3, "has": 1}. The text layer adds *says*, the same reason in words.
 */
export interface Reason {
  pick: number;
  code: string;
  rule: string;
  numbers: Record<string, number>;
  says: Phrase;
}

/**
 * A refusal: a code, put into words by the client, with the *numbers* that explain it.
 *
 * On a socket it answers the message with that *id*; empty if the message had none.
 * As an HTTP response it has a status of 400 or more.
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
 * How a game ended: "played" to the end, or stopped early, with the scores at that point.
 *
 * In an abandoned game nobody is ranked.
 */
export interface Result {
  scores: number[];
  ranks: number[];
  how: "played" | "agreed" | "abandoned";
  sat_in: SatIn[];
}

/** How far the review of a finished game has come, and what it found. Answers `GET` and `POST /api/review`. */
export interface Reviewed {
  state: "none" | "working" | "done";
  done: number;
  total: number;
  moments: Moment[];
  seats: SeatReview[];
  account: AccountLine[];
  keys: KeyMoment[];
  asks: Record<string, Phrase>;
  calibrated: boolean;
  won: number[];
}

/** How people did against a *bot*; "" is the opponent of whoever plays alone. */
export interface Rival {
  bot: string;
  met: number;
  ahead: number;
  level: number;
}

/** A chat room that is told. */
export interface RoomState {
  form: RoomForm;
  host: string;
}

/** Tell a chat room whose turn it is; "" tells it no more. Body of `POST /api/notices/room`, host only. */
export interface RoomTo {
  form: RoomForm;
  address: string;
  language: Language;
}

/** One event: as data to draw, as a phrase to say, and the things it is about. */
export interface Said {
  event: Record<string, unknown>;
  phrase: Phrase;
  targets: string[];
}

/** How many steps a bot took for the person at *seat*. */
export interface SatIn {
  seat: number;
  bot: string;
  steps: number;
}

/** How a seat came to its result, which is the exact sum of all other parts. */
export interface SeatAccount {
  start: number;
  luck: number;
  errors: number;
  others: number;
  reveals: number;
  remainder: number;
  result: number;
}

/** The time left to a seat, in milliseconds: its *turn* runs down first, then its *bank*. */
export interface SeatClock {
  seat: number;
  turn: number;
  bank: number;
  runs: boolean;
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
  forced: boolean;
  waits: Waits[];
  undo: Barrier | null;
  stop: Phrase | null;
  log: LogEntry[];
}

/** A past table as one seat knew it. */
export interface SeatPast<V> {
  seat: number | null;
  view: V;
}

/** How a seat played: its account, its accuracy in per cent, and its errors by kind of ask, the costliest first. */
export interface SeatReview {
  account: SeatAccount;
  decisions: number;
  accuracy: number;
  asks: AskErrors[];
}

/** What a seat reached in the games that bots finished. */
export interface SeatSpread {
  seat: number;
  won: number;
  mean: number;
  scores: number[];
}

/** Who plays for whom, and who agrees to what. Sent after `Sit` and whenever it changes. */
export interface Seating {
  type: "seating";
  stand_ins: StandIn[];
  people: number[];
  offers: Offer[];
  away: Away[];
  notes: TableNote[];
  bots: string[];
  stand_in: string;
}

/** Give a finished game a public link. Body of `POST /api/share`, for the host; answered by `Shared`. */
export interface ShareGame {
  language: Language;
}

/** The public link of a finished game. Answers `GET /api/share` and `POST /api/share/withdraw`, too. */
export interface Shared {
  id: string;
  reach: string[];
}

/**
 * Show the table in the front room as the *sign* says, or no more; host only.
 *
 * Links of seats that become free are revoked. A seat that somebody has, by name, must be opened first.
 */
export interface Show {
  type: "show";
  id: string;
  sign: Sign | null;
}

/** How the front room shows the table from now on; sent whenever that changes. */
export interface Shown {
  type: "shown";
  sign: Sign | null;
}

/**
 * What the front room says of a table that its host shows there: for whom it is, and what strangers may do.
 *
 * There is no room for words of one's own: everybody reads it in their language, and nobody can misuse it.
 */
export interface Sign {
  seats: number[];
  watch: boolean;
  language: "" | Language;
  speed: "sitting" | "days";
  level: "any" | "new" | "seasoned";
}

/** The first message on a socket. Answered by `Welcome`, `ChatLines`, `Presence`, `Seating`, `Clocks` and `Now`. */
export interface Sit {
  type: "sit";
  token: string;
}

/** A bot that sits in for the person at *seat*. */
export interface StandIn {
  seat: number;
  bot: string;
}

/** Stop pondering. */
export interface StopIt {
  type: "stop-it";
  id: string;
}

/** A finished game, to save and to chart. Answers `GET /api/story`, for any token of the table. */
export interface Story {
  record: string;
  scores: number[][];
}

/** A table in the list of my tables. */
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
  clock: ClockRules | null;
  runs_out: number | null;
  daily: string;
}

/** A note of the table, phrased for the viewer; *after* is the number of steps before it. */
export interface TableNote {
  after: number;
  kind: NoteKind;
  seat: number | null;
  phrase: Phrase;
}

/** Take back *seat*, which must be mine, from a bot. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}

/** Take a free seat. Body of `POST /api/open/TABLE/SEAT`, answered by the `SeatLink` of whoever comes first. */
export interface TakeSeat {
  name: string;
}

/** Name and description of something on the table, and why it may not be picked now. Answers `About`. */
export interface Thing {
  type: "thing";
  id: string;
  target: string;
  name: Phrase;
  about: Phrase[];
  why: Phrase[];
  rule: string;
}

/** Ask what *text* means to *seat*, which must be mine: words as the terminal takes them. Answered by `Meant`. */
export interface Typed {
  type: "typed";
  id: string;
  version: number;
  seat: number;
  language: Language;
  text: string;
}

/**
 * Take back the last answer of *seat*; with *whole*, all of them back to the barrier.
 *
 * This includes a secret choice, until everyone is ready.
 */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
  whole?: boolean;
}

/** Someone the table waits for, and why; phrased for the viewer, so it may be "you". */
export interface Waits {
  seat: number;
  phrase: Phrase;
}

/** A pick and the lead it promises to the deciding seat. */
export interface Weighed {
  pick: number;
  lead: number;
}

/** What stays the same while this socket is open, except names. The first message sent. */
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
  lesson: Lesson | null;
  clock: ClockRules | null;
  daily: string;
  opened: boolean;
  sign: Sign | null;
  shows: boolean;
  voice: boolean;
  practice: boolean;
  aside: AsideKind | null;
}

/**
 * The first message on a socket in place of `Sit`: plan the turn of *seat*, which must be mine and be asked.
 *
 * Answered by `Welcome` and `Now`. `Answer` and `Undo` work as at the table, and nobody else learns of them. Nothing
 * in a plan comes from more than the seat knows: it ends where nature draws, somebody else answers, or what follows
 * depends on what is hidden. Its steps count from 0.
 */
export interface WhatIf {
  type: "what-if";
  token: string;
  seat: number;
}
