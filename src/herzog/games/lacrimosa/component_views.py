"""Views of components: what is printed on a card, a tile or the board, with its source.

Printed values never change, so each view is made once. Prices for a patron are cached as well, because usually only
one patron's means change at a time.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from herzog.games.lacrimosa.box import (
    ACTIONS,
    COMPOSERS,
    FINANCE,
    GOALS,
    INSTRUMENTS,
    KINDS,
    MOVEMENTS,
    NONE,
    TYPES,
    is_gilded,
    other_side,
    tile_of,
)
from herzog.games.lacrimosa.payment import default_mix, means, missing_points, short_of
from herzog.games.lacrimosa.printed_set import slot_names
from herzog.games.lacrimosa.view_shapes import (
    ComposerTileView,
    DueView,
    GainView,
    GoalView,
    MemoryView,
    MixView,
    OpusView,
    PointsView,
    PriceView,
    Provenance,
    RepeatView,
    SoloistCardView,
    TileView,
    TypedView,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.games.lacrimosa.box import Box, Card, ComposerTile, Face, Goal, Kind, Price, RequiemTile, Reward
    from herzog.games.lacrimosa.printed import Cost, Entry
    from herzog.games.lacrimosa.state import Patron

EMPTY_GAIN = GainView()
KEPT: Final = 8192  # cache size for views that differ from table to table
KOECHEL_SIGNS: Final = ("KV", "K.")


def provenance(entry: Entry) -> Provenance:
    """Return the source of the values of *entry*."""
    return Provenance(source=entry.source, known=None if entry.known is None else list(entry.known))


def price_view(price: Price) -> PriceView:
    """Return *price* with its parts named."""
    talent, journey, composition, ducats, finance = price
    return PriceView(talent=talent, journey=journey, composition=composition, ducats=ducats, finance=finance)


def cost_view(cost: Cost) -> PriceView:
    """Return what a space of the row adds to a price, or takes off."""
    return PriceView(talent=cost.talent, journey=cost.journey, composition=cost.composition, ducats=cost.ducats)


def points_view(kinds: Sequence[Kind], wild: int = 0) -> PointsView:
    """Return points that are listed one by one."""
    return PointsView(talent=kinds.count(0), journey=kinds.count(1), composition=kinds.count(2), wild=wild)


@cache
def gain_view(reward: Reward) -> GainView:
    """Return what *reward* gives."""
    bonus = gain_view(reward.bonus) if reward.bonus else EMPTY_GAIN
    return GainView(
        ducats=reward.ducats,
        counters=points_view(reward.counters, reward.wild_counters),
        steps=points_view(reward.steps, reward.wild_steps),
        finance=reward.finance,
        vp=reward.vp,
        vp_per_opus=_typed(reward.per_type, GainView(vp=reward.per_vp)),
        actions=[ACTIONS[action] for action in reward.actions],
        perform=_typed(reward.perform_type, bonus),
        sell=_typed(reward.sell_type, bonus),
        neutral=bool(reward.neutral),
    )


def _typed(type_: int, gain: GainView) -> TypedView | None:
    return None if type_ == NONE else TypedView(type=TYPES[type_], gain=gain)


class Payer:
    """The means of a patron, which alone decide how they pay."""

    def __init__(self, patron: Patron) -> None:
        self.patron: Final = patron
        self._means: Final = (tuple(patron.track), tuple(patron.counters), patron.ducats, patron.finance)

    def __hash__(self) -> int:
        return hash(self._means)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Payer) and self._means == other._means


@lru_cache(KEPT)
def due_view(box: Box, payer: Payer, price: Price) -> DueView:
    """Return *price* as a patron would pay it."""
    patron = payer.patron
    short = short_of(means(box, patron), price)
    payable = short <= 0 and price[FINANCE] <= patron.finance
    return DueView(
        price=price_view(price),
        payable=payable,
        mix=mix_view(box, patron, price) if payable else None,
        missing=missing_points(patron, price),
        short=max(short, 0),
    )


def mix_view(box: Box, patron: Patron, price: Price) -> MixView:
    """Return how *patron* pays *price* by default."""
    steps, counters, bought, sold, ducats = default_mix(box, patron, price)
    return MixView(steps=steps, counters=counters, bought=bought, sold=sold, ducats=ducats)


def koechel_number(printed: str) -> str:
    """Return the Köchel number of a work without the "K.", which differs between languages."""
    for sign in KOECHEL_SIGNS:
        printed = printed.removeprefix(sign)
    return printed.strip()


@cache
def opus_view(box: Box, card: Card) -> OpusView:
    """Return an Opus card."""
    file = box.printed.opus
    n = len(file.opus)
    printed = file.opus[card] if card < n else file.starting[card - n]
    return OpusView(
        id=card,
        key=printed.id,
        title=printed.title,
        koechel=koechel_number(printed.koechel),
        year=printed.year,
        type=printed.type,
        period=printed.period,
        vp=printed.vp,
        price=PriceView(talent=printed.cost.talent, ducats=printed.cost.ducats),
        perform_talent=printed.perform.talent,
        perform_ducats=printed.perform.ducats,
        sell_talent=printed.sell.talent,
        sell_finance=printed.sell.finance,
        sell_vp=printed.sell.vp,
        provenance=provenance(printed),
    )


@cache
def memory_view(box: Box, card: Card) -> MemoryView:
    """Return a Memory card."""
    file, at = box.printed.memories, card - box.n_opus
    n = len(file.memories)
    memory = box.memories[card]
    printed = file.memories[at] if at < n else file.starting[(at - n) % len(file.starting)]
    return MemoryView(
        id=card,
        key=printed.id,
        title=printed.title,
        year=file.memories[at].year if at < n else None,
        period=printed.period,
        reward=gain_view(memory.reward),
        actions=list(printed.actions),
        story=points_view(memory.story),
        story_vp=memory.story_vp,
        provenance=provenance(printed),
    )


def memory_views(box: Box, cards: Sequence[Card]) -> list[MemoryView]:
    """Return the visible Memory cards."""
    return [memory_view(box, card) for card in cards if card >= 0]


@cache
def tile_view(box: Box, face: Face) -> TileView:
    """Return a City or Royal Court tile with *face* up."""
    shown, tile = box.faces[face], tile_of(face)
    is_city = tile < box.n_cities
    printed = box.printed.cities.cities[tile] if is_city else box.printed.courts.courts[tile - box.n_cities]
    goal = box.goals[tile]
    return TileView(
        id=tile,
        key=printed.id,
        kind="city" if is_city else "court",
        gilded=is_gilded(face),
        price=price_view(shown.price),
        gain=gain_view(shown.reward),
        other_side=gain_view(box.faces[other_side(face)].reward),
        goal=goal_view(goal) if goal else None,
        provenance=provenance(printed),
    )


def goal_view(goal: Goal) -> GoalView:
    """Return the royal favour of a Court."""
    names = {"opus_types": TYPES, "instruments": INSTRUMENTS, "movements": MOVEMENTS}.get(GOALS[goal.family])
    items = [names[item] if names else str(item) for item in goal.items]
    return GoalView(family=GOALS[goal.family], items=items, vp=goal.vp)


@cache
def composer_tile_view(box: Box, number: ComposerTile) -> ComposerTileView:
    """Return a Composer tile."""
    tile, printed = box.tiles[number], box.printed.composers.tiles[number]
    return ComposerTileView(
        id=number,
        key=printed.id,
        composer=COMPOSERS[tile.composer],
        movement=MOVEMENTS[tile.movement],
        price=price_view(tile.price),
        gain=gain_view(tile.reward),
        repeat=_repeat(tile),
        dots=tile.dots,
        provenance=provenance(printed),
    )


def _repeat(tile: RequiemTile) -> RepeatView | None:
    if tile.step != NONE:
        return RepeatView(kind="step", of=KINDS[tile.step], vp=0)
    if tile.opus_type != NONE:
        return RepeatView(kind="opus", of=TYPES[tile.opus_type], vp=tile.opus_vp)
    return RepeatView(kind="action", of=ACTIONS[tile.again], vp=0) if tile.again != NONE else None


@cache
def soloist_card_view(box: Box, card: int) -> SoloistCardView:
    """Return a card of the Soloist."""
    printed = box.printed.soloist.soloist[card]
    return SoloistCardView(
        id=card,
        key=printed.id,
        number=printed.number,
        actions=list(printed.actions),
        row=printed.row,
        direction=printed.travel.direction,
        courts=printed.travel.courts,
        movement=printed.requiem.movement,
        from_end=printed.requiem.from_,
        provenance=provenance(printed),
    )


@cache
def slot_key(box: Box, slot: int) -> str:
    """Return the name of a slot of the Requiem."""
    return slot_names(box.printed.board)[slot]
