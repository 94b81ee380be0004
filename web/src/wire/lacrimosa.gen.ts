// Made by tools/gen_types.py from src/herzog/games/lacrimosa. Change it there, then: make generated

export type AskName = "ChooseCounter" | "ChooseStep" | "Commission" | "Document" | "EndTurn" | "HireComposer" | "LayExperience" | "LayStory" | "MayAgain" | "Pay" | "PayDifferently" | "PerformOrSell" | "PlaceMarker" | "PlaceNeutral" | "Requiem" | "TakeActions" | "Travel" | "UseCard" | "UseTyped";

export type GameEvent = CardSetAside | FirstPatronDrawn | ComposersChosen | ConstanzeDrawn | BonusShown | CardTurnedUp | TilePlaced | RoundBegan | TurnBegan | Drew | DrewUnseen | ExperienceLaid | StoryLaid | MoneyTaken | ActionTaken | ActionsDeclined | Gained | Overflowed | Paid | CounterBought | CounterSold | Documented | Commissioned | Performed | Sold | RowSlid | Travelled | CityVisited | CourtTaken | MarkerPlaced | NeutralPlaced | NeutralUnused | ComposerHired | TurnEnded | TracksReset | WorksTurnedBack | DeckRenewed | TilesGilded | UsedTilesReturned | RowCleared | PeriodEnded | FirstPatronPassed | SoloistLaid | SoloistActs | SoloistIdle | SoloistTook | SoloistScored | SoloistFinance | SoloistMoved | SoloistPlaced | SoloistShuffled | CourtScored | MovementScored | StoryConcluded | MoneyCounted | GameEnded;

export type Action = "document" | "commission" | "perform_or_sell" | "travel" | "requiem";

export type ComposerId = "eybler" | "stadler" | "suessmayr" | "freystaedtler";

export type Direction = "ascending" | "descending";

export type GoalFamily = "opus_types" | "opus_periods" | "instruments" | "movements";

export type Idle = "none-in-row" | "no-courts-to-visit" | "no-court-tile-on-the-map" | "no-marker-left" | "no-empty-space";

export type Instrument = "horns" | "percussion" | "strings" | "voice" | "organ";

export type Kind = "talent" | "journey" | "composition";

export type Meaning = "lay-experience" | "lay-story" | "use-card" | "take-money" | "document" | "commission" | "perform-or-sell" | "travel" | "requiem" | "again-document" | "again-commission" | "again-perform-or-sell" | "again-travel" | "again-requiem" | "no-more-actions" | "end-turn" | "decline" | "buy-counter" | "sell-counter" | "document-memory" | "commission-opus" | "perform-work" | "sell-work" | "travel-there" | "choose-slot" | "hire-eighth" | "hire-sixteenth" | "place-marker" | "place-neutral-eighth" | "place-neutral-sixteenth" | "choose-counter-talent" | "choose-counter-journey" | "choose-counter-composition" | "choose-step-talent" | "choose-step-journey" | "choose-step-composition" | "pay" | "pay-differently" | "pay-with-step" | "pay-with-counter" | "pay-by-buying" | "pay-by-selling";

export type MovementId = "kyrie" | "sequentia" | "offertorium" | "sanctus" | "agnus-dei";

export type PlaceKind = "city" | "court";

export type RowEnd = "left" | "right";

export type Side = "eighth" | "sixteenth";

export type SlotEnd = "top" | "bottom";

export type Source = "rulebook" | "seen" | "stated" | "reconstructed";

export type VpSource = "start" | "opus" | "sale" | "offertorium" | "memory" | "travel" | "composer" | "instrument" | "finance" | "bonus" | "soloist-requiem" | "court" | "requiem" | "story" | "ducats";

export type WorkType = "opera" | "religious" | "symphony" | "chamber" | "starting";

/** An action began; *again* if an Agnus Dei tile repeats it. */
export interface ActionTaken {
  type: "ActionTaken";
  seat: number;
  action: Action;
  again: boolean;
}

/** The remaining actions were declined. */
export interface ActionsDeclined {
  type: "ActionsDeclined";
  seat: number;
  actions: Action[];
}

/** The Bonus tile of a period was shown. */
export interface BonusShown {
  type: "BonusShown";
  bonus: number;
}

/** The Bonus tile of the current period. */
export interface BonusView {
  id: number;
  key: string;
  period: number;
  numeral: string;
  from_year: number;
  to_year: number;
  action: Action;
  gain: GainView;
  provenance: Provenance;
}

/** A card of a period left the game unseen. */
export interface CardSetAside {
  type: "CardSetAside";
  period: number;
  kind: "opus" | "memory";
}

/** A card was turned up in the row. */
export interface CardTurnedUp {
  type: "CardTurnedUp";
  card: number;
  space: number;
}

/** A City tile was used and left the map. */
export interface CityVisited {
  type: "CityVisited";
  seat: number;
  tile: number;
  gilded: boolean;
}

/** An Opus was commissioned. */
export interface Commissioned {
  type: "Commissioned";
  seat: number;
  card: number;
}

/** A Composer tile was taken and laid on the vacated space. */
export interface ComposerHired {
  type: "ComposerHired";
  seat: number;
  tile: number;
  space: number;
}

/** A Composer tile. */
export interface ComposerTileView {
  id: number;
  key: string;
  composer: ComposerId;
  movement: MovementId;
  price: PriceView;
  gain: GainView;
  repeat: RepeatView | null;
  dots: number;
  provenance: Provenance;
}

/** A composer who takes part. */
export interface ComposerView {
  key: ComposerId;
  name: Record<string, string>;
  side: Side;
  provenance: Provenance;
}

/** These composers take part, the eighth note first. */
export interface ComposersChosen {
  type: "ComposersChosen";
  composers: number[];
}

/** A Constanze card closed slots of the Requiem. */
export interface ConstanzeDrawn {
  type: "ConstanzeDrawn";
  card: number;
  slots: number[];
}

/** What the final scoring gives, or would give now; *total* includes the VP already scored. */
export interface CountView {
  courts: number;
  requiem: number;
  story_points: number;
  story: number;
  ducats: number;
  added: number;
  total: number;
}

/** A counter was bought. */
export interface CounterBought {
  type: "CounterBought";
  seat: number;
  kind: Kind;
  ducats: number;
}

/** A counter was sold. */
export interface CounterSold {
  type: "CounterSold";
  seat: number;
  kind: Kind;
  ducats: number;
}

/** A Royal Court was fulfilled by these works or slots. */
export interface CourtScored {
  type: "CourtScored";
  seat: number;
  tile: number;
  items: number[];
  vp: number;
}

/** A Royal Court tile was taken. */
export interface CourtTaken {
  type: "CourtTaken";
  seat: number;
  tile: number;
  gilded: boolean;
}

/** A Court tile of a patron: how many items fit each half, and those that serve it in the best assignment. */
export interface CourtView {
  tile: TileView;
  has: number[];
  fulfilled: boolean;
  outdone: boolean;
  served_by: number[];
  vp: number;
}

/** The cards of the personal board became the new deck; everybody knows which card stayed in hand. */
export interface DeckRenewed {
  type: "DeckRenewed";
  seat: number;
  cards: number[];
  kept: number;
}

/** A Memory replaced a card in the Story section, which left the game. */
export interface Documented {
  type: "Documented";
  seat: number;
  card: number;
  replaced: number;
}

/** A patron drew these cards; only that patron hears which. */
export interface Drew {
  type: "Drew";
  seat: number;
  cards: number[];
}

/** A patron drew this many cards, as the others hear it. */
export interface DrewUnseen {
  type: "DrewUnseen";
  seat: number;
  n: number;
}

/** A price for the viewing seat: whether it can be paid, how, and what is missing. */
export interface DueView {
  price: PriceView;
  payable: boolean;
  mix: MixView | null;
  missing: number[];
  short: number;
}

/** A card was laid in the Experiences section. */
export interface ExperienceLaid {
  type: "ExperienceLaid";
  seat: number;
  card: number;
}

/** What an option means: what it costs the seat, what it gives, and the numbers that explain it. */
export interface Facts {
  meaning: Meaning;
  due: DueView | null;
  gain: GainView | null;
  kind: Kind | null;
  ducats: number;
  roads: number;
  left: number;
}

/** The first patron was drawn. */
export interface FirstPatronDrawn {
  type: "FirstPatronDrawn";
  seat: number;
}

/** Another patron is first now. */
export interface FirstPatronPassed {
  type: "FirstPatronPassed";
  seat: number;
}

/** What is received. */
export interface GainView {
  ducats: number;
  counters: PointsView;
  steps: PointsView;
  finance: number;
  vp: number;
  vp_per_opus: TypedView | null;
  actions: Action[];
  perform: TypedView | null;
  sell: TypedView | null;
  neutral: boolean;
}

/** A patron received something. */
export interface Gained {
  type: "Gained";
  seat: number;
  source: VpSource | "performance";
  ducats: number;
  counters: number[];
  steps: number[];
  finance: number;
  vp: number;
}

/** The game is over. */
export interface GameEnded {
  type: "GameEnded";
  scores: number[];
  ranks: number[];
}

/** The royal favour of a Court. */
export interface GoalView {
  family: GoalFamily;
  items: string[];
  vp: number;
}

/** What a space of the Finance track gives at Maintenance. */
export interface IncomeView {
  ducats: number;
  wild: number;
  vp: number;
}

/** A marker left a space of the personal board for the Requiem. */
export interface MarkerPlaced {
  type: "MarkerPlaced";
  seat: number;
  slot: number;
  side: number;
  space: number;
}

/** A Memory card. */
export interface MemoryView {
  id: number;
  key: string;
  title: Record<string, string>;
  year: number | null;
  period: number;
  reward: GainView;
  actions: Action[];
  story: PointsView;
  story_vp: number;
  provenance: Provenance;
}

/** How a price is paid by default; lists are Talent, Journey, Composition. */
export interface MixView {
  steps: number[];
  counters: number[];
  bought: number[];
  sold: number[];
  ducats: number;
}

/** Remaining ducats scored. */
export interface MoneyCounted {
  type: "MoneyCounted";
  seat: number;
  ducats: number;
  vp: number;
}

/** A patron took ducats instead of everything the card gives. */
export interface MoneyTaken {
  type: "MoneyTaken";
  seat: number;
  ducats: number;
}

/** The markers of a seat in a movement scored, some at the higher and some at the lower value. */
export interface MovementScored {
  type: "MovementScored";
  seat: number;
  movement: number;
  high: number;
  low: number;
  vp: number;
}

/** A movement: its values, slots and stacks, and who is ahead: "eighth", "sixteenth" or "tie". */
export interface MovementView {
  id: number;
  key: MovementId;
  name: Record<string, string>;
  high: number;
  low: number;
  slots: SlotView[];
  stacks: StackView[];
  eighths: number;
  sixteenths: number;
  worth: number[];
  ahead: Side | "tie";
  provenance: Provenance;
}

/** The neutral marker was placed. */
export interface NeutralPlaced {
  type: "NeutralPlaced";
  seat: number;
  slot: number;
  side: number;
}

/** There was no empty space, so the neutral marker stays unused for good. */
export interface NeutralUnused {
  type: "NeutralUnused";
  seat: number;
}

/** An Opus card. */
export interface OpusView {
  id: number;
  key: string;
  title: Record<string, string>;
  koechel: string;
  year: number;
  type: WorkType;
  period: number;
  vp: number;
  price: PriceView;
  perform_talent: number;
  perform_ducats: number;
  sell_talent: number;
  sell_finance: number;
  sell_vp: number;
  provenance: Provenance;
}

/** Steps beyond the end of a track became ducats or VP. */
export interface Overflowed {
  type: "Overflowed";
  seat: number;
  track: Kind | "finance";
  steps: number;
  ducats: number;
  vp: number;
}

/** A patron paid: *ducats* include *bought* points, and *sold* counters yielded *proceeds* to pay with. */
export interface Paid {
  type: "Paid";
  seat: number;
  steps: number[];
  counters: number[];
  bought: number[];
  sold: number[];
  proceeds: number;
  ducats: number;
  finance: number;
}

/** A patron: *hand* has the cards that the viewing seat can see, *unseen* those in hand or deck. */
export interface PatronView {
  seat: number;
  first: boolean;
  asked: boolean;
  ducats: number;
  vp: number;
  vp_from: Record<VpSource, number>;
  track: number[];
  counters: number[];
  finance: number;
  income: IncomeView;
  neutral: boolean;
  n_markers: number;
  spaces: SpaceView[];
  experience: MemoryView[];
  story: MemoryView[];
  hand: MemoryView[];
  n_hand: number;
  n_deck: number;
  unseen: MemoryView[];
  works: WorkView[];
  courts: CourtView[];
  requiem: RequiemCount[];
  preview: PreviewView;
  count: CountView;
}

/** A work was performed and turned. */
export interface Performed {
  type: "Performed";
  seat: number;
  card: number;
}

/** The Bonus tile and the remaining cards of a period left the game, the cards unseen. */
export interface PeriodEnded {
  type: "PeriodEnded";
  period: number;
  bonus: number;
  n: number;
}

/** A place on the map; *roads* is the cost of the cheapest route from the marker, and *way* the roads it takes. */
export interface PlaceView {
  id: number;
  key: string;
  number: number;
  kind: PlaceKind;
  name: Record<string, string>;
  x: number;
  y: number;
  tile: TileView | null;
  marker: boolean;
  roads: number;
  way: string[];
  due: DueView | null;
  provenance: Provenance;
}

/** Story Points by kind; *wild* ones are of a kind yet to be chosen. */
export interface PointsView {
  talent: number;
  journey: number;
  composition: number;
  wild: number;
}

/** What the next Maintenance would give now: tracks, income and bonus; wildcards are chosen then. */
export interface PreviewView {
  track: number[];
  overflow_ducats: number;
  story_vp: number;
  income: IncomeView;
  bonus_icons: number;
  bonus: GainView;
}

/** What has to be paid; *finance* counts steps down. */
export interface PriceView {
  talent: number;
  journey: number;
  composition: number;
  ducats: number;
  finance: number;
}

/** The source of a component's values; if *known* is given, only those fields are real. */
export interface Provenance {
  source: Source;
  known: string[] | null;
}

/** What a Composer tile repeats: a step, VP for works of a type, or an action. */
export interface RepeatView {
  kind: "step" | "opus" | "action";
  of: Kind | WorkType | Action;
  vp: number;
}

/** What the markers of a seat in a movement are worth now. */
export interface RequiemCount {
  movement: number;
  high: number;
  low: number;
  vp: number;
}

/** A road. */
export interface RoadView {
  key: string;
  between: number[];
  km: number;
  ducats: number;
  provenance: Provenance;
}

/** A round began. */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
}

/** The right-most cards of the row left the game. */
export interface RowCleared {
  type: "RowCleared";
  cards: number[];
}

/** The cards of the row slid right. */
export interface RowSlid {
  type: "RowSlid";
  row: number[];
}

/** A space of the row: what it asks for each kind of card, the card there, and its price to the seat. */
export interface RowView {
  space: number;
  for_opus: PriceView;
  opus_back: PriceView;
  for_memory: PriceView;
  memory_back: PriceView;
  opus: OpusView | null;
  memory: MemoryView | null;
  due: DueView | null;
  change: GainView | null;
  leaves_at_maintenance: boolean;
  provenance: Provenance;
}

/**
 * An instrument space of the Requiem: "empty", "closed", or "marker" with its owner; neutral ones have none.
 *
 * It is *chosen* while its composer is being hired.
 */
export interface SlotView {
  id: number;
  key: string;
  instrument: Instrument;
  status: "empty" | "closed" | "marker";
  owner: number | null;
  side: Side | "";
  chosen: boolean;
}

/** A work was sold and left the game. */
export interface Sold {
  type: "Sold";
  seat: number;
  card: number;
}

/** The Soloist carries out an action, with the details of the Story card. */
export interface SoloistActs {
  type: "SoloistActs";
  action: Action;
  story: number;
}

/** A card of the Soloist. */
export interface SoloistCardView {
  id: number;
  key: string;
  number: number;
  actions: Action[];
  row: RowEnd;
  direction: Direction;
  courts: number;
  movement: number;
  from_end: SlotEnd;
  provenance: Provenance;
}

/** The Soloist's Finance marker moved up. */
export interface SoloistFinance {
  type: "SoloistFinance";
  seat: number;
  finance: number;
}

/** The Soloist's action has no effect, and why. */
export interface SoloistIdle {
  type: "SoloistIdle";
  action: Action;
  why: Idle;
}

/** The Soloist laid a card; its action or its details follow. */
export interface SoloistLaid {
  type: "SoloistLaid";
  section: "experience" | "story";
  card: number;
}

/** The Soloist led the marker to the next place; a City tile there was discarded. */
export interface SoloistMoved {
  type: "SoloistMoved";
  origin: number;
  place: number;
  discarded: number;
}

/** The Soloist placed a marker. */
export interface SoloistPlaced {
  type: "SoloistPlaced";
  slot: number;
}

/** The Soloist gained VP. */
export interface SoloistScored {
  type: "SoloistScored";
  seat: number;
  source: VpSource;
  vp: number;
}

/** The Soloist's nine cards are his deck again. */
export interface SoloistShuffled {
  type: "SoloistShuffled";
}

/** The Soloist took a card from the row; it leaves the game. */
export interface SoloistTook {
  type: "SoloistTook";
  action: Action;
  card: number;
  space: number;
}

/** The Soloist. */
export interface SoloistView {
  seat: number;
  vp: number;
  vp_from: Record<VpSource, number>;
  finance: number;
  n_markers: number;
  n_deck: number;
  unseen: SoloistCardView[];
  experience: SoloistCardView[];
  story: SoloistCardView[];
  courts: TileView[];
  requiem: RequiemCount[];
}

/** An instrument space of a personal board: its marker, or the tile that replaced it. */
export interface SpaceView {
  id: number;
  key: string;
  instrument: Instrument;
  reward: GainView;
  marker: boolean;
  tile: ComposerTileView | null;
  provenance: Provenance;
}

/** The tiles of a composer in a movement: all lie face up, the first on top. */
export interface StackView {
  id: number;
  side: Side;
  composer: ComposerId;
  tiles: ComposerTileView[];
  due: DueView | null;
}

/** Remaining Story Points scored. */
export interface StoryConcluded {
  type: "StoryConcluded";
  seat: number;
  points: number;
  vp: number;
}

/** A card was laid in the Story section. */
export interface StoryLaid {
  type: "StoryLaid";
  seat: number;
  card: number;
}

/** A tile was placed on the map, plain side up. */
export interface TilePlaced {
  type: "TilePlaced";
  place: number;
  tile: number;
}

/** A City or Royal Court tile: the side that is up, and the other. */
export interface TileView {
  id: number;
  key: string;
  kind: PlaceKind;
  gilded: boolean;
  price: PriceView;
  gain: GainView;
  other_side: GainView;
  goal: GoalView | null;
  provenance: Provenance;
}

/** The remaining tiles on these places were turned to their gilded side. */
export interface TilesGilded {
  type: "TilesGilded";
  places: number[];
}

/** The Story tracks went back to zero; *steps* were lost. */
export interface TracksReset {
  type: "TracksReset";
  seat: number;
  steps: number[];
}

/** Part of the turn that is still to come: the frame *step*, with its *actions* if it has any. */
export interface TrailView {
  step: string;
  actions: Action[];
}

/** The marker moved by the cheapest route. */
export interface Travelled {
  type: "Travelled";
  seat: number;
  origin: number;
  place: number;
  roads: number;
}

/** A patron's turn of the round began. */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  turn: number;
}

/** A patron ended the turn. */
export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
}

/** A work of a type to perform or sell, and what is added; or VP for works of a type. */
export interface TypedView {
  type: WorkType;
  gain: GainView;
}

/** The used City tiles became the new stack. */
export interface UsedTilesReturned {
  type: "UsedTilesReturned";
  tiles: number[];
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  period: number;
  rounds: number;
  turn: number;
  turns: number;
  first: number;
  refill: "action" | "turn";
  row: RowView[];
  n_supply: number;
  n_later: number[];
  bonus: BonusView | null;
  places: PlaceView[];
  roads: RoadView[];
  n_cities: number;
  n_courts: number;
  used: TileView[];
  composers: ComposerView[];
  constanze: string;
  movements: MovementView[];
  finance_track: IncomeView[];
  track_max: number;
  patrons: PatronView[];
  soloist: SoloistView | null;
  discard: number[];
  asked: number[];
  ask: string;
  trail: TrailView[];
  over: boolean;
  scores: number[];
  ranks: number[];
}

/** A work in front of a patron. */
export interface WorkView {
  opus: OpusView;
  turned: boolean;
  perform: DueView | null;
  sell: DueView | null;
}

/** Turned works were turned back. */
export interface WorksTurnedBack {
  type: "WorksTurnedBack";
  seat: number;
  cards: number[];
}
