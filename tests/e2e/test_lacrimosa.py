from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from herzog.games.lacrimosa import GAME
from herzog.kernel import Match
from tests.e2e.courses import ASKS, BOX, NAMES, all_asks
from tests.e2e.prepared import set_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest


def begin(cafe: Cafe, seed: int, *kinds: str) -> str:
    """Lay a table whose game begins with *seed*; return the host's link."""
    return set_out(cafe, Match.start(GAME, NAMES[: len(kinds)], {}, BOX, seed), seed, kinds)


def test_a_whole_game_alone_meets_every_ask(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """In Polish, with the mouse; every kind of ask of the game is answered, and the count is itemised."""
    course = all_asks()
    ana = guest(language="pl", stopsAtForced=True).follow(begin(cafe, course.seed, "here"))
    for at, move in enumerate(course.moves):
        ana.take(move.pick, move.target, quick=move.ask in {earlier.ask for earlier in course.moves[:at]})
    assert {ask for _, ask, _ in ana.answered} == ASKS
    assert [pick for *_, pick in ana.answered] == [move.pick for move in course.moves]
    expect(ana.page.get_by_test_id("result")).to_be_visible()
