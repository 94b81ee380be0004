// Made by tools/gen_types.py from src/herzog/games/fourberies. Change it there, then: make generated

export type AskName = "ChooseCaravel" | "ChooseNature" | "ChooseRequest" | "ChooseTravel" | "DiscardRequest" | "KeepRequest" | "MoveNeedle" | "PushCaravel" | "ReserveCity" | "SalvageActor" | "SendToCourt" | "StealFrom" | "UseAcrobat";

export type GameEvent = CoinTossed | EncounterPlaced | SeasonBegan | RoundBegan | FriendSeen | FriendDrew | AcrobatUsed | AcrobatUnused | CityReserved | TravelRevealed | FriendTurnedAway | CaravelPushed | LoneTroupeArrived | TroupesMet | FriendPassed | BonusGained | AcrobatGained | ActorMet | TravelRecalled | FriendRecalled | CoinsStolen | NothingStolen | ManagerPlaced | ActorPaid | ActorLost | ActorSentToCourt | ActorsJoined | ActorSalvaged | EncountersDiscarded | NeedleMoved | MoodChanged | RequestDrawn | RequestDrawnUnseen | RequestDiscarded | RequestDiscardedUnseen | RequestsReshuffled | CaravelsLanded | SeasonEnded | DisguisesShown | ActorsRewarded | ShowPleased | ShowIgnored | RequestsRevealed | RequestPaid | SeasonPrepared | GameEnded;

export type CoinSource = "start" | "bonuses" | "managers" | "stolen" | "robbed" | "wages" | "actors" | "shows" | "requests";

export type Meaning = "travel-there" | "reserve-city" | "use-acrobat" | "choose-caravel" | "push-there" | "salvage-actor" | "move-needle" | "steal" | "send-to-court" | "discard-request" | "keep-request" | "use-request" | "count-as-comedian" | "decline";

export type Mood = "comedy" | "tragedy";

export type Nature = "comedian" | "tragedian";

export type Source = "rulebook" | "seen" | "stated" | "reconstructed";

export type Stat = "actors" | "comedians" | "tragedians" | "mood-actors" | "experience" | "experience-1" | "high-experience" | "distinct-experiences" | "largest-set" | "twin-pairs" | "difference" | "mood-difference" | "off-mood-difference" | "acrobats" | "coins" | "travel-hand" | "managers-on-stage" | "needle-distance";

export type Test = "at-least" | "at-most" | "most" | "fewest";

export type Timing = "before-travel-choice" | "after-reveal" | "before-shared-city" | "end-of-round" | "season-scoring";

/** An Acrobat was laid in front of its new owner. */
export interface AcrobatGained {
  type: "AcrobatGained";
  seat: number;
  encounter: number;
}

/** An Acrobat could not do what it was declared for and counts as unused. */
export interface AcrobatUnused {
  type: "AcrobatUnused";
  seat: number;
  acrobat: number;
}

/** An Acrobat was used and tilted. */
export interface AcrobatUsed {
  type: "AcrobatUsed";
  seat: number;
  acrobat: number;
}

/** An Acrobat in front of its owner: "ready", "tilted", or "new" until the phase ends. */
export interface AcrobatView {
  card: EncounterView;
  status: "ready" | "tilted" | "new";
}

/** An Actor could not be paid and was discarded. */
export interface ActorLost {
  type: "ActorLost";
  seat: number;
  encounter: number;
  needs: number;
  has: number;
}

/** An Actor was taken in hand. */
export interface ActorMet {
  type: "ActorMet";
  seat: number;
  encounter: number;
}

/** An Actor was paid *amount* into the Treasury. */
export interface ActorPaid {
  type: "ActorPaid";
  seat: number;
  encounter: number;
  amount: number;
}

/** An Actor was taken from a shared city into a troupe. */
export interface ActorSalvaged {
  type: "ActorSalvaged";
  seat: number;
  city: number;
  encounter: number;
}

/** An Actor was sent to Court. */
export interface ActorSentToCourt {
  type: "ActorSentToCourt";
  seat: number;
  encounter: number;
}

/** Actors joined a troupe. */
export interface ActorsJoined {
  type: "ActorsJoined";
  seat: number;
  encounters: number[];
}

/** A player was paid for *actors* Actors of the King's mood. */
export interface ActorsRewarded {
  type: "ActorsRewarded";
  seat: number;
  actors: number;
  amount: number;
}

/** A Bonus was paid from the Treasury. */
export interface BonusGained {
  type: "BonusGained";
  seat: number;
  encounter: number;
  amount: number;
}

/** The strip on which the cities are drawn. */
export interface Canvas {
  width: number;
  height: number;
}

/** A Caravel was pushed from one city to another. */
export interface CaravelPushed {
  type: "CaravelPushed";
  seat: number;
  colour: number;
  city: number;
  to: number;
}

/** A Caravel in front of a city, sent there by the Travel card for *card*. */
export interface CaravelView {
  colour: number;
  card: number;
}

/** A city is done, and its Caravels have moved onto the board. */
export interface CaravelsLanded {
  type: "CaravelsLanded";
  city: number;
}

/** A player laid a Travel card face up and reserved its city. */
export interface CityReserved {
  type: "CityReserved";
  seat: number;
  city: number;
}

/** A city with the Encounters before it, the oldest first, and the Caravels in front of them. */
export interface CityView {
  id: number;
  number: number;
  name: Record<string, string>;
  provenance: Provenance;
  x: number;
  y: number;
  encounters: EncounterView[];
  caravels: CaravelView[];
  on_board: number[];
  reserved: boolean;
  guarded: boolean;
}

/** A clause of a Secret Request, with the value it measures now. */
export interface ClauseView {
  test: Test;
  stat: Stat;
  n: number;
  value: number;
}

/** The toss decided the King's first mood. */
export interface CoinTossed {
  type: "CoinTossed";
  mood: number;
  cell: number;
}

/** A player stole *amount* from another. */
export interface CoinsStolen {
  type: "CoinsStolen";
  seat: number;
  victim: number;
  amount: number;
}

/** The colour of a troupe. */
export interface ColourView {
  id: number;
  key: string;
  hex: string;
  name: Record<string, string>;
}

/** The dial: cells from the outermost of tragedy to the outermost of comedy. */
export interface DialView {
  cells_per_side: number;
  needle: number;
  mood: Mood;
}

/** The Chameleons were counted: what they add towards comedy, for each player. */
export interface DisguisesShown {
  type: "DisguisesShown";
  disguises: number[];
}

/** An Encounter was turned up in front of a city. */
export interface EncounterPlaced {
  type: "EncounterPlaced";
  city: number;
  encounter: number;
}

/** An Encounter card, face up. */
export interface EncounterView {
  id: number;
  key: string;
  kind: "actor" | "bonus" | "acrobat";
  name: Record<string, string>;
  provenance: Provenance;
  nature: Nature | "";
  experience: number;
  amount: number;
  timing: Timing | "";
  effect: Record<string, number | boolean | string>;
}

/** The Encounters of a shared city were discarded; its Actors move the needle by *pull*, positive for comedy. */
export interface EncountersDiscarded {
  type: "EncountersDiscarded";
  city: number;
  encounters: number[];
  pull: number;
}

/** What an option means, and the numbers that explain it. */
export interface Facts {
  meaning: Meaning;
  amount: number;
  pays: number;
  comedian: number;
  tragedian: number;
}

/** A player looked at the card of their friend troupe, as the others hear it. */
export interface FriendDrew {
  type: "FriendDrew";
  seat: number;
}

/** A friend troupe alone in a city had its Encounters discarded without effect. */
export interface FriendPassed {
  type: "FriendPassed";
  seat: number;
  city: number;
  encounters: number[];
}

/** A friend troupe's Travel cards were shuffled into a new pile. */
export interface FriendRecalled {
  type: "FriendRecalled";
  seat: number;
}

/** A player looked at where their friend troupe is going. */
export interface FriendSeen {
  type: "FriendSeen";
  seat: number;
  city: number;
}

/** A friend troupe found its city reserved and visits nothing. */
export interface FriendTurnedAway {
  type: "FriendTurnedAway";
  seat: number;
  city: number;
}

/** A friend troupe and its remaining Travel cards; *drawn* is this round's card, which only its owner sees. */
export interface FriendView {
  owner: number;
  colour: ColourView;
  pile: number;
  travel_hand: number[];
  used: number[];
  on_board: number[];
  has_drawn: boolean;
  drawn: number | null;
}

/** The game is over. */
export interface GameEnded {
  type: "GameEnded";
  scores: number[];
  ranks: number[];
}

/** A troupe is alone in a city and resolves it. */
export interface LoneTroupeArrived {
  type: "LoneTroupeArrived";
  seat: number;
  city: number;
}

/** *placed* Managers (one, or none if none was left) went on stage, and *amount* was paid for all on it. */
export interface ManagerPlaced {
  type: "ManagerPlaced";
  seat: number;
  placed: number;
  amount: number;
}

/** The King's mood changed, and the Managers of each player went home. */
export interface MoodChanged {
  type: "MoodChanged";
  mood: number;
  managers: number[];
}

/** The needle moved by *pull* cells, or as far as the dial goes. */
export interface NeedleMoved {
  type: "NeedleMoved";
  cell: number;
  to: number;
  pull: number;
}

/** No opponent had anything to steal. */
export interface NothingStolen {
  type: "NothingStolen";
  seat: number;
}

/** What a Secret Request paid; *again* if it was used in the previous season. */
export interface PaymentView {
  request: RequestView;
  again: boolean;
  amount: number;
}

/**
 * A player as one seat knows them.
 *
 * *purse_from* adds up to the purse; *chosen* are the cities in the viewer's secret choice so far.
 */
export interface PlayerView {
  seat: number;
  colour: ColourView;
  purse: number;
  purse_from: Record<CoinSource, number>;
  travel_hand: number[];
  travel_used: number[];
  laid: number[];
  chosen: number[];
  choosing_more: boolean;
  on_board: number[];
  managers_home: number;
  on_stage: number;
  troupe: EncounterView[];
  taken: EncounterView[];
  acrobats: AcrobatView[];
  comedians: number;
  tragedians: number;
  leaning: number;
  pleases: boolean;
  n_requests: number;
  requests: RequestView[];
  offered: RequestView[];
  n_discarded: number;
  discarded: RequestView[];
  shown: RequestView[];
  sheets: SheetView[];
  asked: boolean;
}

/** The source of a component's values; if *known* is given, only those fields are real. */
export interface Provenance {
  source: Source;
  known: string[] | null;
}

/** A player discarded a Secret Request face down. */
export interface RequestDiscarded {
  type: "RequestDiscarded";
  seat: number;
  request: number;
}

/** A player discarded a Secret Request, as the others hear it. */
export interface RequestDiscardedUnseen {
  type: "RequestDiscardedUnseen";
  seat: number;
}

/** A player drew a Secret Request. */
export interface RequestDrawn {
  type: "RequestDrawn";
  seat: number;
  request: number;
}

/** A player drew a Secret Request, as the others hear it. */
export interface RequestDrawnUnseen {
  type: "RequestDrawnUnseen";
  seat: number;
}

/** A Secret Request paid *amount*, possibly nothing; *again* if it was used in the previous season. */
export interface RequestPaid {
  type: "RequestPaid";
  seat: number;
  request: number;
  again: boolean;
  amount: number;
}

/** A visible Secret Request, and what it would pay its holder now. */
export interface RequestView {
  id: number;
  key: string;
  name: Record<string, string>;
  provenance: Provenance;
  condition: ClauseView[];
  payout: Record<string, number | boolean | string>;
  fulfilled: boolean;
  pays: number;
}

/** The discarded Secret Requests became the pile. */
export interface RequestsReshuffled {
  type: "RequestsReshuffled";
  requests: number;
}

/** The Secret Requests that were used were revealed: one for each player, or -2. */
export interface RequestsRevealed {
  type: "RequestsRevealed";
  requests: number[];
}

/** A round began, one of so many *rounds* of the season; *first* acts first when players act in turn. */
export interface RoundBegan {
  type: "RoundBegan";
  season: number;
  round: number;
  rounds: number;
  first: number;
}

/** A season began; *encounters* are in its pile. */
export interface SeasonBegan {
  type: "SeasonBegan";
  season: number;
  encounters: number;
}

/** The pile was empty and the season is scored. */
export interface SeasonEnded {
  type: "SeasonEnded";
  season: number;
  mood: number;
}

/** Actors and Encounters were discarded, Managers went home, Acrobats were straightened. */
export interface SeasonPrepared {
  type: "SeasonPrepared";
  season: number;
}

/** What a player got at the end of a season, item by item. */
export interface SheetView {
  season: number;
  mood: Mood;
  actors: number;
  actor_coins: number;
  comedians: number;
  tragedians: number;
  disguise: number;
  difference: number;
  reward: number;
  best: boolean;
  requests: PaymentView[];
  total: number;
}

/** A show did not please; *difference* is positive towards comedy. */
export interface ShowIgnored {
  type: "ShowIgnored";
  seat: number;
  difference: number;
}

/** A show pleased the King; *best* if it was the best one. */
export interface ShowPleased {
  type: "ShowPleased";
  seat: number;
  difference: number;
  best: boolean;
  amount: number;
}

/** A player took back *cards* Travel cards and all Caravels. */
export interface TravelRecalled {
  type: "TravelRecalled";
  seat: number;
  cards: number;
}

/** All Travel cards were revealed: the cities of each player, and that of each friend troupe. */
export interface TravelRevealed {
  type: "TravelRevealed";
  cities: number[][];
  friends: number[];
}

/** Several troupes share a city; *colours* includes friend troupes. */
export interface TroupesMet {
  type: "TroupesMet";
  city: number;
  colours: number[];
}

/** The whole table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  season: number;
  round: number;
  rounds: number;
  first: number;
  canvas: Canvas;
  dial: DialView;
  cities: CityView[];
  players: PlayerView[];
  friends: FriendView[];
  pile: number;
  discard: EncounterView[];
  request_pile: number;
  request_discard: number;
  asked: number[];
  ask: string;
  over: boolean;
  scores: number[];
  ranks: number[];
}
