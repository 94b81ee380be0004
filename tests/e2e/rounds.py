"""A round of Fourberies that is worth watching, found by the engine before a browser looks at it."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herzog.games.fourberies import GAME
from herzog.games.fourberies.events import BonusGained, LoneTroupeArrived, MoodChanged, TroupesMet
from herzog.kernel import Match

if TYPE_CHECKING:
    from herzog.kernel import Event, Pick

BOX: Final = GAME.load()
NAMES: Final = ("Ana", "Ben", "Cyd")
SEEDS: Final = range(50)
ROUNDS: Final = 6  # of a game that are looked at
DRAMA: Final[tuple[type[Event], ...]] = (TroupesMet, MoodChanged, LoneTroupeArrived, BonusGained)


class Round(NamedTuple):
    """A match in which all but Ana have chosen a Travel card, and her *pick* that brings everything about."""

    match: Match[Any]
    seed: int
    pick: Pick
    events: list[Event]


@cache
def clash() -> Round:
    """Return a round in which a clash turns the King's mood, Managers go home, and a lone troupe finds a Bonus."""
    for seed in SEEDS:
        match, chance = Match.start(GAME, NAMES, {}, BOX, seed), Random(seed)
        for _ in range(ROUNDS):
            while not _is_fresh(match):
                _answer(match, chance)
            found = _dramatic(match, seed)
            if found:
                return found
            _answer(match, chance)
    raise AssertionError("no such round")


@cache
def late(seats: int, left: int = 1) -> Round:
    """Return a game for so many that has so many rounds *left*; everybody is about to choose a Travel card."""
    match, chance = Match.start(GAME, NAMES[:seats], {}, BOX, SEEDS[0]), Random(SEEDS[0])
    rounds = []
    while not match.over:
        if _is_fresh(match):
            rounds.append(Match.resume(GAME, match.record, BOX, SEEDS[0]))
        _answer(match, chance)
    return Round(rounds[-left], SEEDS[0], 0, [])


def _is_fresh(match: Match[Any]) -> bool:
    """Return whether everybody is about to choose a Travel card."""
    top = match.state.agenda[-1]
    return top.name == "ChooseTravel" and not match.drafts and len(match.asked()) == len(match.record.header.seats)


def _answer(match: Match[Any], chance: Random) -> None:
    seat, top = match.asked()[0], match.masked(match.asked()[0]).agenda[-1]
    match.submit(seat, top.name, chance.choice(top.picks(match.masked(seat), seat)))


def _dramatic(match: Match[Any], seed: int) -> Round | None:
    top, before = match.state.agenda[-1], len(match.logs)
    for picks in product(*(top.picks(match.state, seat) for seat in range(len(NAMES)))):
        tried = Match.resume(GAME, match.record, BOX, seed)
        for seat in (1, 2, 0):
            tried.submit(seat, top.name, picks[seat])
        events = [event for log in tried.logs[before:] for event in log.heard_by(0)]
        homeward = any(isinstance(event, MoodChanged) and any(event.managers) for event in events)
        if homeward and set(DRAMA) <= {type(event) for event in events}:
            match.submit(1, top.name, picks[1])
            match.submit(2, top.name, picks[2])
            return Round(match, seed, picks[0], events)
    return None
