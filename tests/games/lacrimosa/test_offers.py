"""What the engine offers, against the printed values and a purse: nothing too much, nothing forgotten."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.games.lacrimosa.hiring import top_tile
from herzog.games.lacrimosa.state import EMPTY, MARKER, State
from herzog.kernel import CHANCE, apply
from tests.games.lacrimosa import slow
from tests.games.lacrimosa.plain_data import (
    BOARD,
    COMPOSER_TILES,
    MAP_TILES,
    MOVEMENTS,
    OPUS,
    ROADS,
    SLOTS,
    SPACES,
    fields,
    give,
    payable_with,
    plus,
    price_of,
    purse_of,
)
from tests.games.lacrimosa.scenario import dealt
from tests.games.lacrimosa.slow import KINDS, Purse
from tests.rule import rule

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from herzog.kernel import Frame

DECLINE = 999
ACTIONS = set(range(5))
MOST_GAMES = 40  # in which every kind of ask must come up
ODD = 0.2  # how often a pick that nobody sensible makes may be made


def _row(state: State, seat: int, *, memories: bool) -> set[int]:
    offers = set()
    for space, card in enumerate(state.row):
        if card < 0 or (card >= len(OPUS)) != memories:
            continue
        printed = BOARD["card_row"][space]["memory" if memories else "opus"]
        own = {} if memories else OPUS[card]["cost"]
        price = price_of(own, printed["cost"], back=printed.get("reward", {}).get("ducats", 0))
        if slow.payable(purse_of(state, seat), price):
            offers.add(card)
    return offers


def _documents(state: State, seat: int) -> set[int]:
    return _row(state, seat, memories=True)


def _commissions(state: State, seat: int) -> set[int]:
    return _row(state, seat, memories=False)


def _works(state: State, seat: int, uses: Sequence[str] = ("perform", "sell"), type_: str = "") -> set[int]:
    patron = state.patrons[seat]
    return {
        2 * work + (use == "sell")
        for work in set(patron.works) - set(patron.turned)
        for use in uses
        if type_ in {"", OPUS[work]["type"]}
        and slow.payable(purse_of(state, seat), price_of({"talent": OPUS[work][use]["talent"]}))
    }


def _typed(state: State, seat: int, face: int) -> set[int]:
    side = MAP_TILES[face // 2]["gilded" if face % 2 else "plain"]
    (use,) = {"perform", "sell"} & set(side)
    return _works(state, seat, (use,), side[use]["type"])


@cache
def _roads(start: int, goal: int) -> int:
    return slow.cheapest_roads(ROADS, start, goal)


def _travels(state: State, seat: int) -> set[int]:
    offers = set()
    for place, face in enumerate(state.places):
        roads = {"ducats": _roads(state.marker, place)}
        tile = MAP_TILES[face // 2]["cost"] if face >= 0 else {}
        if slow.payable(purse_of(state, seat), price_of(roads, tile)):
            offers.add(place)
    return offers


def _hires(state: State, seat: int) -> set[tuple[int, int, int]]:
    """Return every slot, side and own space of a Requiem action that can be paid after the space's reward."""
    return {
        (slot, side, space)
        for slot, (movement, instrument) in enumerate(SLOTS)
        for side in (0, 1)
        for space, printed in enumerate(SPACES)
        if state.slots[slot] == EMPTY
        and printed["instrument"] == instrument
        and state.patrons[seat].spaces[space] == MARKER
        and _hireable(state, seat, printed["reward"], top_tile(state, side, MOVEMENTS.index(movement)))
    }


def _hireable(state: State, seat: int, reward: Mapping[str, Any], tile: int) -> bool:
    if tile < 0:
        return False
    cost = COMPOSER_TILES[tile]["cost"]
    if state.patrons[seat].finance + reward.get("finance", 0) < cost["finance"]:
        return False
    counters = dict(reward.get("counters", {}))
    wild = counters.pop("wild", 0)
    richer = plus(purse_of(state, seat), counters)
    return payable_with(richer._replace(ducats=richer.ducats + reward.get("ducats", 0)), price_of(cost), wild)


def _actions(state: State, seat: int) -> set[int]:
    offers = (_documents, _commissions, _works, _travels, _hires)
    return {action for action, each in enumerate(offers) if each(state, seat)}


OFFERS: dict[str, Callable[[State, int, Mapping[str, Any]], set[int]]] = {
    "Document": lambda state, seat, _: _documents(state, seat),
    "Commission": lambda state, seat, _: _commissions(state, seat),
    "PerformOrSell": lambda state, seat, _: _works(state, seat),
    "UseTyped": lambda state, seat, frame: _typed(state, seat, frame["face"]) | {DECLINE},
    "Travel": lambda state, seat, _: _travels(state, seat),
    "Requiem": lambda state, seat, _: {slot for slot, _, _ in _hires(state, seat)},
    "HireComposer": lambda state, seat, frame: {side for slot, side, _ in _hires(state, seat) if slot == frame["slot"]},
    "PlaceMarker": lambda state, seat, frame: {
        space for slot, side, space in _hires(state, seat) if (slot, side) == (frame["slot"], frame["side"])
    },
    "TakeActions": lambda state, seat, frame: _actions(state, seat) & set(frame["actions"]),
    "MayAgain": lambda state, seat, frame: _actions(state, seat) & {*frame["again"], *frame["kept"], *frame["others"]},
}


def _compare(state: State, frame: Frame[Any]) -> None:
    """Compare the picks of *frame* with the reference, if there is one; exchanges and buttons aside."""
    name = frame.name
    if name in OFFERS:
        (seat,) = frame.seats()
        picks = set(frame.picks(state, seat))
        offered = picks & ACTIONS if name in {"TakeActions", "MayAgain"} else picks
        assert offered == OFFERS[name](state, seat, fields(frame)), (name, purse_of(state, seat))


def _random_purse(dice: Random) -> Purse:
    most = dice.choice((0, 1, 3))
    tracks, counters = (tuple(dice.randint(0, most) for _ in KINDS) for _ in range(2))
    return Purse(tracks, counters, dice.randint(0, 9))


def _compare_game(seats: int, seed: int) -> set[str]:
    """Play at random, now and then unwisely; compare at each ask, with the true purse and with another."""
    dice = Random(seed)
    state = dealt(seats, {"composers": "drawn"}, seed)
    asked = set()
    while state.agenda:
        frame = state.agenda[-1]
        (seat,) = frame.seats()
        if seat != CHANCE:
            asked.add(frame.name)
            other = state.clone()
            give(other, seat, _random_purse(dice))
            other.patrons[seat].finance = dice.randint(0, 3)
            _compare(state, frame)
            _compare(other, frame)
        picks = frame.picks if dice.random() < ODD else frame.plain
        apply(state, seat, dice.choice(picks(state, seat)))
    return asked


@rule("LAC-4.2", "LAC-5.2", "LAC-5.3", "LAC-6.2", "LAC-7.5", "LAC-8.5", "LAC-Q9", "LAC-Q17", "LAC-Q22", "LAC-Q23")
def test_offers_of_random_games() -> None:
    """At every ask of random games the engine offers exactly what the printed values and a purse allow."""
    asked: set[str] = set()
    for seed in range(MOST_GAMES):
        asked |= _compare_game(seed % 4 + 1, seed)
        if asked >= set(OFFERS):
            return
    pytest.fail(f"never asked: {sorted(set(OFFERS) - asked)}")
