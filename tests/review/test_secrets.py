from __future__ import annotations

from random import Random

import pytest

from herzog.games import GAMES
from herzog.kernel import CHANCE, Codec
from herzog.review.moments import Critic, Part
from herzog.review.scenes import Scene, scenes
from tests.review.games import played


@pytest.mark.parametrize(("game", "seats"), [("lacrimosa", 3), ("fourberies", 2), ("fourberies", 3)])
def test_a_decision_is_judged_from_what_its_seat_could_know(game: str, seats: int) -> None:
    """On a twin table that differs in what the seat cannot see, the same decision is judged alike, digit by digit."""
    known, record = GAMES[game], played(game, ("uniform",) * seats, 4)
    box = known.load()
    codec, critic, twins = Codec(known, box), Critic(known, seats, Part("glance", 1)), 0
    for scene in [*scenes(known, record, box)][::5]:
        if not scene.steps or scene.steps[0].seat == CHANCE:
            continue
        seat = scene.steps[0].seat
        masked = known.mask(scene.before, seat)
        twin = Scene(scene.n, known.fill(masked, Random(scene.n)))
        twin.add(scene.steps[0], twin.before, is_open=True)
        if codec.encode(known.mask(twin.before, seat)) == codec.encode(masked):
            twins += codec.encode(twin.before) != codec.encode(scene.before)
            assert critic.judge(twin) == critic.judge(scene)
    assert twins > 5


def test_the_account_holds_no_decision_that_was_none() -> None:
    """Where there was one sensible thing to do, and it was done, nothing is judged."""
    record, game = played("lacrimosa", ("greedy", "greedy"), 4), GAMES["lacrimosa"]
    asks = {scene.steps[0].ask for scene in scenes(game, record, game.load())}
    assert "EndTurn" not in asks
    assert {"LayStory", "LayExperience"} <= asks
