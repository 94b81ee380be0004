"""Everything in the box, as typed tables for the rules; each physical component has a small id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final, get_args

from herzog.games.lacrimosa import printed
from herzog.kernel import BoxValue, Constant, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.printed_set import PrintedSet

Kind: TypeAlias = int
Action: TypeAlias = int
Type: TypeAlias = int
Card: TypeAlias = int  # an Opus or a Memory, numbered together, Opus first
Place: TypeAlias = int
Tile: TypeAlias = int  # a City or Royal Court tile, numbered together, Cities first
Face: TypeAlias = int  # one side of such a tile: twice its id, plus 1 if gilded
Slot: TypeAlias = int  # an instrument space of the Requiem
Space: TypeAlias = int  # an instrument space of a personal board
ComposerTile: TypeAlias = int
Side: TypeAlias = int
Stack: TypeAlias = int  # the tiles of one side in one movement
Stacks: TypeAlias = int  # a set of stacks: one bit each
Price: TypeAlias = tuple[int, int, int, int, int]  # Talent, Journey, Composition, ducats, Finance steps down

NONE: Final = -2  # nothing there; in a mask, UNKNOWN is something hidden

KINDS: Final[tuple[printed.Kind, ...]] = get_args(printed.Kind)  # of Story Points [LAC-3.1]
TALENT: Final = 0
JOURNEY: Final = 1
COMPOSITION: Final = 2
DUCATS: Final = 3
FINANCE: Final = 4
FREE: Final[Price] = (0, 0, 0, 0, 0)

ACTIONS: Final[tuple[printed.Action, ...]] = get_args(printed.Action)
DOCUMENT: Final = 0
COMMISSION: Final = 1
PERFORM_OR_SELL: Final = 2
TRAVEL: Final = 3
REQUIEM: Final = 4

TYPES: Final[tuple[printed.WorkType, ...]] = get_args(printed.WorkType)
STARTING: Final = 4

MOST_PATRONS: Final = 4

INSTRUMENTS: Final[tuple[printed.Instrument, ...]] = get_args(printed.Instrument)
MOVEMENTS: Final[tuple[printed.MovementId, ...]] = get_args(printed.MovementId)
ALL_STACKS: Final = (1 << 2 * len(MOVEMENTS)) - 1
COMPOSERS: Final[tuple[printed.ComposerId, ...]] = get_args(printed.ComposerId)
DIFFICULTIES: Final[tuple[printed.Difficulty, ...]] = get_args(printed.Difficulty)

EIGHTH: Final = 0  # the side of a marker, and the composer of the upper line
SIXTEENTH: Final = 1
SIDES: Final[tuple[printed.Side, ...]] = get_args(printed.Side)

OPUS_TYPES: Final = 0  # what a Royal Court asks for
OPUS_PERIODS: Final = 1
GOAL_INSTRUMENTS: Final = 2
GOAL_MOVEMENTS: Final = 3
GOALS: Final[tuple[printed.GoalFamily, ...]] = get_args(printed.GoalFamily)


def face_of(tile: Tile, *, gilded: bool = False) -> Face:
    """Return one side of a City or Royal Court *tile*."""
    return 2 * tile + gilded


def tile_of(face: Face) -> Tile:
    """Return the tile that *face* is a side of."""
    return face >> 1


def is_gilded(face: Face) -> bool:
    """Return whether *face* is the gilded side of its tile."""
    return bool(face & 1)


def other_side(face: Face) -> Face:
    """Return the other side of the same tile."""
    return face ^ 1


def stack_of(side: Side, movement: int) -> Stack:
    """Return the stack of the composer of *side* in *movement*."""
    return side * len(MOVEMENTS) + movement


def side_of_stack(stack: Stack) -> Side:
    """Return the side that the composer of *stack* speaks for."""
    return stack // len(MOVEMENTS)


@final
class Reward(Constant):
    """What a patron receives; *counters* and *steps* list the kind of each counter and step."""

    def __init__(
        self,
        ducats: int = 0,
        counters: tuple[Kind, ...] = (),
        wild_counters: int = 0,
        steps: tuple[Kind, ...] = (),
        wild_steps: int = 0,
        finance: int = 0,
        vp: int = 0,
        per_type: Type = NONE,
        per_vp: int = 0,
        actions: tuple[Action, ...] = (),
        perform_type: Type = NONE,
        sell_type: Type = NONE,
        bonus: Reward | None = None,
        neutral: int = 0,
    ) -> None:
        self.ducats: Final = ducats
        self.counters: Final = counters
        self.wild_counters: Final = wild_counters
        self.steps: Final = steps
        self.wild_steps: Final = wild_steps
        self.finance: Final = finance
        self.vp: Final = vp
        self.per_type: Final = per_type
        self.per_vp: Final = per_vp
        self.actions: Final = actions
        self.perform_type: Final = perform_type
        self.sell_type: Final = sell_type
        self.bonus: Final = bonus
        self.neutral: Final = neutral


@final
class OpusCard(Constant):
    """An Opus: its price on each space of the row, its VP, and what performing and selling cost and give."""

    def __init__(
        self,
        type_: Type,
        period: int,
        vp: int,
        prices: tuple[Price, ...],
        change: tuple[Reward | None, ...],
        perform: Price,
        perform_ducats: int,
        sell: Price,
        sell_finance: int,
        sell_vp: int,
    ) -> None:
        self.type: Final = type_
        self.period: Final = period
        self.vp: Final = vp
        self.prices: Final = prices
        self.change: Final = change  # what a space gives beyond the full price
        self.perform: Final = perform
        self.perform_ducats: Final = perform_ducats
        self.sell: Final = sell
        self.sell_finance: Final = sell_finance
        self.sell_vp: Final = sell_vp


@final
class MemoryCard(Constant):
    """A Memory: reward and actions for the Experiences section, steps and VP for the Story section."""

    def __init__(
        self,
        period: int,
        reward: Reward,
        actions: tuple[Action, ...],
        story: tuple[Kind, ...],
        story_vp: int,
    ) -> None:
        self.period: Final = period
        self.reward: Final = reward
        self.actions: Final = actions
        self.story: Final = story
        self.story_vp: Final = story_vp


@final
class TileFace(Constant):
    """One side of a City or Royal Court tile."""

    def __init__(self, tile: Tile, price: Price, reward: Reward) -> None:
        self.tile: Final = tile
        self.price: Final = price
        self.reward: Final = reward


@final
class Goal(Constant):
    """The royal favour of a Court tile: one item for each of *items* gives *vp* in the final scoring."""

    def __init__(self, family: int, items: tuple[int, int], vp: int) -> None:
        self.family: Final = family
        self.items: Final = items
        self.vp: Final = vp


@final
class RequiemTile(Constant):
    """A Composer tile: its price, its reward, and what it repeats."""

    def __init__(
        self,
        composer: int,
        movement: int,
        price: Price,
        reward: Reward,
        dots: int,
        step: Kind,
        opus_type: Type,
        opus_vp: int,
        again: Action,
    ) -> None:
        self.composer: Final = composer
        self.movement: Final = movement
        self.price: Final = price
        self.asks: Final = (price[COMPOSITION], price[DUCATS], price[FINANCE])  # composers ask for nothing else
        self.reward: Final = reward
        self.dots: Final = dots
        self.step: Final = step
        self.opus_type: Final = opus_type
        self.opus_vp: Final = opus_vp
        self.again: Final = again


@final
class RequiemSlot(Constant):
    """An instrument space of the Requiem; *twin* is the equivalent space above it, if any."""

    def __init__(self, movement: int, instrument: int, twin: Slot) -> None:
        self.movement: Final = movement
        self.instrument: Final = instrument
        self.twin: Final = twin
        self.stacks: Final = (stack_of(EIGHTH, movement), stack_of(SIXTEENTH, movement))  # by side
        self.either: Final = 1 << self.stacks[EIGHTH] | 1 << self.stacks[SIXTEENTH]  # as a set


@final
class RequiemMovement(Constant):
    """A movement: its values and its slots, top to bottom."""

    def __init__(self, high: int, low: int, slots: tuple[Slot, ...]) -> None:
        self.high: Final = high
        self.low: Final = low
        self.slots: Final = slots


@final
class InstrumentSpace(Constant):
    """An instrument space of the personal board, its reward, and how much that helps to pay a composer."""

    def __init__(self, instrument: int, reward: Reward, purse: int, counters: int) -> None:
        self.instrument: Final = instrument
        self.reward: Final = reward
        self.purse: Final = purse  # ducats, and what its counters of other kinds sell for
        self.counters: Final = counters  # Composition counters, including wildcards


@final
class BonusTile(Constant):
    """A Period Bonus tile."""

    def __init__(self, period: int, action: Action, reward: Reward) -> None:
        self.period: Final = period
        self.action: Final = action
        self.reward: Final = reward


@final
class SoloistCard(Constant):
    """A card of the Soloist: actions for the Experiences section, details for the Story section."""

    def __init__(
        self, actions: tuple[Action, ...], *, right: bool, step: int, courts: int, movement: int, top: bool
    ) -> None:
        self.actions: Final = actions
        self.right: Final = right
        self.step: Final = step
        self.courts: Final = courts
        self.movement: Final = movement
        self.top: Final = top


@final
class Difficulty(Constant):
    """The Soloist's deck and where his Finance marker starts."""

    def __init__(self, cards: tuple[int, ...], finance: int) -> None:
        self.cards: Final = cards
        self.finance: Final = finance


@final
class Box(BoxValue):
    """All components of a set and the constants printed on its boards; immutable and shared by all clones."""

    def __init__(
        self,
        hash_: str,
        version: str,
        printed: PrintedSet,
        opus: tuple[OpusCard, ...],
        memories: tuple[MemoryCard, ...],
        starting_memories: tuple[tuple[Card, ...], ...],
        period_opus: tuple[tuple[Card, ...], ...],
        period_memories: tuple[tuple[Card, ...], ...],
        memory_prices: tuple[Price, ...],
        memory_change: tuple[Reward | None, ...],
        is_court: tuple[bool, ...],
        roads: tuple[tuple[int, ...], ...],
        start_place: Place,
        faces: tuple[TileFace, ...],
        goals: tuple[Goal | None, ...],
        tiles: tuple[RequiemTile, ...],
        movements: tuple[RequiemMovement, ...],
        slots: tuple[RequiemSlot, ...],
        spaces: tuple[InstrumentSpace, ...],
        finance: tuple[tuple[int, int, int], ...],
        finance_start: int,
        finance_vp: int,
        track_max: int,
        track_start: int,
        track_ducats: int,
        buy: int,
        sell: int,
        burden: tuple[tuple[tuple[int, ...], ...], ...],
        bonuses: tuple[BonusTile, ...],
        closed: tuple[tuple[tuple[Slot, ...], ...], ...],
        removed: tuple[tuple[int, int], ...],
        starts: tuple[tuple[tuple[int, int], ...], ...],
        hand: int,
        rounds: int,
        turns: int,
        row_discard: int,
        story_points_per_vp: int,
        ducats_per_vp: int,
        soloist: tuple[SoloistCard, ...],
        difficulties: tuple[Difficulty, ...],
    ) -> None:
        self.hash: Final = hash_
        self.version: Final = version
        self.printed: Final = printed  # for views; the rules use the tables below
        self.opus: Final = opus
        self.memories: Final = memories  # by card id; blank for Opus cards
        self.starting_memories: Final = starting_memories
        self.period_opus: Final = period_opus
        self.period_memories: Final = period_memories
        self.memory_prices: Final = memory_prices
        self.memory_change: Final = memory_change
        self.is_court: Final = is_court
        self.roads: Final = roads  # the cost of the cheapest route between two places
        self.start_place: Final = start_place
        self.faces: Final = faces
        self.goals: Final = goals  # by tile id; Cities have none
        self.tiles: Final = tiles
        self.movements: Final = movements
        self.slots: Final = slots
        self.spaces: Final = spaces
        self.finance: Final = finance  # ducats, wildcard steps, VP
        self.finance_start: Final = finance_start
        self.finance_vp: Final = finance_vp
        self.track_max: Final = track_max
        self.track_start: Final = track_start
        self.track_ducats: Final = track_ducats
        self.buy: Final = buy
        self.sell: Final = sell
        self.burden: Final = burden  # see payment.burden
        self.bonuses: Final = bonuses
        self.closed: Final = closed  # by Constanze card and number of patrons
        self.removed: Final = removed  # Opus and Memories of each period, by number of patrons
        self.starts: Final = starts  # ducats and VP, by number of patrons and place in turn order
        self.hand: Final = hand
        self.rounds: Final = rounds
        self.turns: Final = turns
        self.row_discard: Final = row_discard
        self.story_points_per_vp: Final = story_points_per_vp
        self.ducats_per_vp: Final = ducats_per_vp
        self.soloist: Final = soloist
        self.difficulties: Final = difficulties
        self.n_opus: Final = len(opus)  # cards below this are Opus, the others Memories
        self.starting_opus: Final = tuple([card for card, opus_ in enumerate(opus) if opus_.type == STARTING])
        self.n_cities: Final = goals.count(None)  # tiles below this are Cities, the others Royal Courts
        self.finance_max: Final = len(finance) - 1
        self.spaces_of: Final = tuple(  # by instrument
            [tuple([s for s, own in enumerate(spaces) if own.instrument == i]) for i in range(len(INSTRUMENTS))]
        )
        self.slots_of: Final = tuple(
            [tuple([s for s, own in enumerate(slots) if own.instrument == i]) for i in range(len(INSTRUMENTS))]
        )


def card_target(box: Box, card: Card) -> str:
    """Return the target of *card*, an Opus or a Memory."""
    return target("opus" if card < box.n_opus else "memory", card)
