from __future__ import annotations

from random import Random

import pytest

from herzog.bots import BOTS, LEVELS, UnknownBot, bot_named, bots_for
from herzog.games import GAMES
from tests.bots.positions import positions


@pytest.mark.parametrize("name", [*BOTS, "search:50", "search:0.5s", "search:2s"])
def test_a_bot_bears_the_name_it_was_asked_for_by(name: str) -> None:
    """So that a record says who played."""
    assert bot_named(name).name == name


@pytest.mark.parametrize("name", ["genius", "search:", "search:0", "search:-3", "search:2x", "greedy:5", ""])
def test_other_names_are_refused(name: str) -> None:
    """With what there is."""
    with pytest.raises(UnknownBot, match="there is uniform, beginner, greedy"):
        bot_named(name)


def test_every_game_has_three_levels_that_can_be_chosen() -> None:
    """Each stronger than the one before; their strength is measured by the ladder."""
    assert set(LEVELS) == set(GAMES)
    for levels in LEVELS.values():
        assert [level.bot.partition(":")[0] for level in levels] == ["beginner", "greedy", "search"]
        assert {level.name for level in levels} <= set(BOTS)
    assert bots_for("lacrimosa") == ["lehrling", "kapellmeister", "genie"]


def test_a_game_that_bots_cannot_think_about_is_left_to_chance() -> None:
    """No bot is offered that would fail at its first decision."""
    assert bots_for("a game without a mind") == ["uniform"]


def test_a_beginner_is_greedy_most_of_the_time() -> None:
    """At a decision with a clear answer it finds it more often than not, and not always."""
    state = next(positions("lacrimosa", 2, 16, every=30))
    seat = state.agenda[-1].seats()[0]
    masked, picks = GAMES["lacrimosa"].mask(state, seat), state.agenda[-1].plain(state, seat)
    found = bot_named("greedy").choose(masked, seat, picks, Random(0))
    same = [bot_named("beginner").choose(masked, seat, picks, Random(seed)) == found for seed in range(40)]
    assert 20 < sum(same) < 40
