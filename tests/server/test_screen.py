"""What the screens of the real games hold, without a process."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from herzog.games import GAMES
from herzog.kernel import UNSAID, Match, decide
from herzog.table.refusal import Refusal
from herzog.table.screen import Screen
from herzog.wire import Look, Person
from tests.server.test_secrets import answer_at_random

if TYPE_CHECKING:
    from herzog.kernel import AnyGame, Decision, Phrase

NAMES = ["Ana", "", "Eva"]


@cache
def matches(name: str) -> list[tuple[Match[Any], Screen]]:
    """Return tables for three at several moments, the last when the game is over."""
    game = GAMES[name]
    match, rng = Match.start(game, NAMES, {}, game.load(), 4), Random(4)
    found = []
    while not match.over:
        if len(match.record.steps) % 40 == 0 or not rng.randrange(40):
            twin = Match.resume(game, match.record, match.box, 4)
            found.append((twin, Screen(twin, NAMES)))
        answer_at_random(match, rng)
    return [*found, (match, Screen(match, NAMES))]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everything_can_be_pointed_at(game: AnyGame) -> None:
    """By every seat and by spectators: all that is on the table, and all that a decision offers or refuses."""
    told = 0
    for match, screen in matches(game.name):
        for seat in (0, 1, 2, None):
            masked = match.masked(seat)
            decision = decide(game, masked, seat)
            for target in {*game.pointable(masked), *pointed_at(decision)} - {""}:
                thing = screen.thing("x", seat, target)
                told += len(thing.about)
                if decision and target in [option.target for option in decision.options]:
                    assert thing.why == []
    assert told > 100
    with pytest.raises(Refusal, match="no-thing"):
        screen.thing("x", 0, "moon:1")


@pytest.mark.parametrize("name", GAMES)
def test_a_person_is_told_as_far_as_one_may_know(name: str) -> None:
    """Another seat hears what a spectator hears; only one's own hand is told, too."""
    hands = 0
    for match, screen in matches(name):
        own, others, public = (screen.person(Person("x", seat, 0)).lines for seat in (0, 1, None))
        assert others == public
        assert own[: len(public)] == public
        hands += len(own) > len(public)
        assert match.over or len(public) > 3
    assert hands > 3
    with pytest.raises(Refusal, match="no-thing"):
        screen.person(Person("x", None, 3))


def pointed_at(decision: Decision[Any] | None) -> list[str]:
    """Return what the options and refusals of *decision* point at."""
    if decision is None:
        return []
    return [option.target for option in decision.options] + [refused.target for refused in decision.refused]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_decision_is_worded_in_every_place(game: AnyGame) -> None:
    """The question, each option, now or ahead, each caution and each refusal; a nameless seat has a number."""
    decided = 0
    for match, screen in matches(game.name):
        now = screen.now(1, (0, 1, 2), 0)
        for seat in now.seats:
            if seat.decision:
                decided += 1
                assert UNSAID not in words_in(seat.decision)
            assert (seat.seat in now.asked) == (seat.decision is not None)
            assert len(seat.log) == len(match.record.steps)
            assert sorted(now.asked) == [each.seat for each in seat.waits]
    assert decided > 3
    assert b'"player":{"key":"seat-n","args":{"n":2}}' in msgspec.json.encode(now)


def words_in(decision: Decision[Any]) -> list[Phrase]:
    """Return every phrase that *decision* must hold."""
    options = [*decision.options, *[option for ahead in decision.ahead for option in ahead.options]]
    cautions = [caution.says for option in options for caution in option.cautions]
    refused = [phrase for each in decision.refused for phrase in (each.name, each.reason.says)]
    return [decision.question, *[option.label for option in options], *cautions, *refused]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_history_reaches_to_the_first_step(game: AnyGame) -> None:
    """And its last step is now."""
    match, screen = matches(game.name)[-1]
    last = len(match.record.steps)
    assert screen.past(Look("x", last), (0,)).seats[0].view == screen.now(1, (0,), last).seats[0].view
    assert screen.past(Look("x", 0), ()).seats[0].seat is None
