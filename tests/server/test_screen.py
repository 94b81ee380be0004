"""What the screens of the real games hold, without a process."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from herzog.games import GAMES
from herzog.kernel import Match
from herzog.server.refusal import Refusal
from herzog.server.screen import Screen
from herzog.server.wire import Look
from tests.server.test_secrets import answer_at_random

if TYPE_CHECKING:
    from herzog.kernel import Game

NAMES = ["Ana", "", "Eva"]


@cache
def matches(game: Game[Any, Any]) -> list[tuple[Match[Any], Screen]]:
    """Return tables for three at several moments, the last when the game is over."""
    match, rng = Match.start(game, NAMES, {}, game.load(), 4), Random(4)
    found = []
    while not match.over:
        if len(match.record.steps) % 40 == 0 or not rng.randrange(40):
            twin = Match.resume(game, match.record, match.box, 4)
            found.append((twin, Screen(twin, NAMES)))
        answer_at_random(match, rng)
    return [*found, (match, Screen(match, NAMES))]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everything_can_be_pointed_at(game: Game[Any, Any]) -> None:
    """By every seat and by spectators: all that is on the table, and all that a decision offers or refuses."""
    told = 0
    for match, screen in matches(game):
        for seat in (0, 1, 2, None):
            masked = match.masked(seat)
            decision = game.view(masked, seat).decision
            offered = [each.target for each in (*decision.options, *decision.refused)] if decision else []
            for target in {*game.pointable(masked), *offered} - {""}:
                thing = screen.thing("x", seat, target)
                told += len(thing.about)
                if decision and target in [option.target for option in decision.options]:
                    assert thing.why == []
    assert told > 100
    with pytest.raises(Refusal, match="no-thing"):
        screen.thing("x", 0, "moon:1")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_words_of_a_decision_run_parallel_to_it(game: Game[Any, Any]) -> None:
    """A phrase for each option and each refusal; who has no name yet has a number."""
    decided = 0
    for match, screen in matches(game):
        now = screen.now(1, (0, 1, 2), 0)
        for seat in now.seats:
            decision = seat.view.decision
            assert (decision is None) == (seat.words is None)
            if decision and seat.words:
                decided += 1
                assert len(decision.options) == len(seat.words.options) == len(seat.words.effects)
                assert [len(each.cautions) for each in decision.options] == [len(each) for each in seat.words.cautions]
                assert len(decision.refused) == len(seat.words.refused) == len(seat.words.things)
            assert len(seat.log) == len(match.record.steps)
            assert sorted(now.asked) == [each.seat for each in seat.waits]
    assert decided > 3
    assert b'"#2"' in msgspec.json.encode(now)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_history_reaches_to_the_first_step(game: Game[Any, Any]) -> None:
    """And its last step is now."""
    match, screen = matches(game)[-1]
    last = len(match.record.steps)
    assert screen.past(Look("x", last), (0,)).seats[0].view == screen.now(1, (0,), last).seats[0].view
    assert screen.past(Look("x", 0), ()).seats[0].seat is None
