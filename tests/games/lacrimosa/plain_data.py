"""The component files of Lacrimosa read plainly, by the ids the engine gives: in the order they are written."""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, Any

from herzog.games.lacrimosa import GAME
from herzog.kernel.pack import parse
from tests.games.lacrimosa import slow
from tests.games.lacrimosa.slow import KINDS, Goal, Item, Price, Purse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.games.lacrimosa.state import State
    from herzog.kernel import Frame

DATA = {file: parse(GAME.data, file) for file in GAME.files}
BOARD = DATA["board.toml"]
KIND_NAMES = ("talent", "journey", "composition")

OPUS = [*DATA["opus.toml"]["opus"], *DATA["opus.toml"]["starting"]]
CITIES = DATA["cities.toml"]["cities"]
MAP_TILES = [*CITIES, *DATA["courts.toml"]["courts"]]
COMPOSER_TILES = DATA["composers.toml"]["tiles"]
SPACES = BOARD["instrument_spaces"]
PLACES = [place["id"] for place in BOARD["locations"]]
MOVEMENTS = [movement["id"] for movement in BOARD["movements"]]
SLOTS = [(movement["id"], slot.split("-")[0]) for movement in BOARD["movements"] for slot in movement["slots"]]
ROADS = [
    (PLACES.index(road["between"][0]), PLACES.index(road["between"][1]), road["ducats"]) for road in BOARD["roads"]
]


def give(state: State, seat: int, purse: Purse) -> None:
    """Give *seat* a *purse* in place of its own."""
    patron = state.patrons[seat]
    patron.track, patron.counters, patron.ducats = list(purse.tracks), list(purse.counters), purse.ducats


def purse_of(state: State, seat: int) -> Purse:
    """Return what *seat* can pay with."""
    patron = state.patrons[seat]
    return Purse(tuple(patron.track), tuple(patron.counters), patron.ducats)


def price_of(*costs: Mapping[str, int], back: int = 0) -> Price:
    """Return the sum of *costs* as the files write them, less the ducats a space gives *back*."""
    points = tuple(sum(cost.get(name, 0) for cost in costs) for name in KIND_NAMES)
    return Price(points, max(0, sum(cost.get("ducats", 0) for cost in costs) - back))


def plus(purse: Purse, counters: Mapping[str, int]) -> Purse:
    """Return *purse* with more *counters*, by the names of their kinds."""
    more = tuple(purse.counters[kind] + counters.get(KIND_NAMES[kind], 0) for kind in KINDS)
    return purse._replace(counters=more)


def payable_with(purse: Purse, price: Price, wild: int) -> bool:
    """Return whether *price* can be paid after *wild* counters are chosen in the best way."""
    if not wild:
        return slow.payable(purse, price)
    return any(payable_with(plus(purse, {name: 1}), price, wild - 1) for name in KIND_NAMES)


def work(number: int) -> Item:
    """Return an Opus as Royal Courts see it."""
    return Item(frozenset({("opus_types", OPUS[number]["type"]), ("opus_periods", str(OPUS[number]["period"]))}))


def marker(slot: int) -> Item:
    """Return a marker on *slot* as Royal Courts see it."""
    movement, instrument = SLOTS[slot]
    return Item(frozenset({("instruments", instrument), ("movements", movement)}))


def goal(tile: int) -> Goal:
    """Return what the Royal Court *tile* asks for."""
    printed: dict[str, Any] = MAP_TILES[tile]["goal"]
    first, second = printed["items"]
    return Goal(printed["family"], (str(first), str(second)), printed["vp"])


def fields(frame: Frame[Any]) -> dict[str, Any]:
    """Return what *frame* was made of; a compiled one has no __dict__."""
    return {name: getattr(frame, name) for name in signature(type(frame)).parameters}
