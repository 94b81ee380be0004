"""Nobody is favoured by where they sit: thefts from opponents who are alike."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

import pytest

from herzog.bots import bot_named
from herzog.bots.explain import hint
from herzog.bots.mind import mind_for
from herzog.bots.thought import Thought
from herzog.bots.ties import EQUAL, best_index
from herzog.games.fourberies import GAME
from herzog.games.fourberies.actors import StealFrom
from herzog.games.fourberies.season import NewOpportunities
from herzog.games.fourberies.state import State
from tests.games.fourberies.scenario import a_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

POSITIONS: Final = 300
# With three victims alike, how often one seat may be robbed: 100 times plus or minus five standard errors.
FEWEST, MOST = 59, 141

Chooser: TypeAlias = "Callable[[State, int, int], int]"


def a_theft(thief: int, purses: Sequence[int], *, rounds: int = 1, needle: int = 6) -> State:
    """Return a table at the end of a round at which *thief* may steal 2 Écus, and then the round is over."""
    table = a_table(len(purses), purses=purses, rounds=rounds, needle=needle, at=StealFrom(thief, 2))
    table.state.agenda = [NewOpportunities(), StealFrom(thief, 2)]
    return table.state


def asked(name: str) -> Chooser:
    """Return how the bot called *name* chooses a victim."""

    def choose(state: State, thief: int, seed: int) -> int:
        picks = state.agenda[-1].picks(state, thief)
        return bot_named(name).choose(GAME.mask(state, thief), thief, picks, Random(seed))

    return choose


def hinted(state: State, thief: int, seed: int) -> int:
    """Return the victim that a hint names."""
    found = hint(GAME.mask(state, thief), thief, state.agenda[-1].picks(state, thief), Random(seed))
    assert found is not None
    return found.pick


def hinted_next(state: State, thief: int, seed: int) -> int:
    """Return the victim that a hint calls the best of the others."""
    found = hint(GAME.mask(state, thief), thief, state.agenda[-1].picks(state, thief), Random(seed))
    assert found is not None
    return found.next_best


def played_on(effort: int) -> Chooser:
    """Return how a playout chooses a victim: at first sight without effort, and by short thoughts with it."""

    def choose(state: State, thief: int, seed: int) -> int:
        end = Thought(mind_for(state), Random(seed), 0).go_on(state.clone(), 0, effort)
        assert isinstance(end, State)
        [victim] = [seat for seat, player in enumerate(end.players) if player.purse < state.players[seat].purse]
        return victim

    return choose


CHOOSERS: Final[dict[str, Chooser]] = {
    **{name: asked(name) for name in ("beginner", "greedy", "search:6")},
    "hint": hinted,
    "next best of a hint": hinted_next,
    "first sight": played_on(0),
    "short thought": played_on(24),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] * ("hint" in name)) for name in CHOOSERS])
def test_of_victims_alike_no_seat_is_favoured(name: str) -> None:
    """At 300 small tables of four, whoever steals: the lowest, middle and highest seat are robbed equally often.

    A tie that went by seat number would have one of them robbed every time.
    """
    rng, robbed = Random(name), Counter[int]()
    for number in range(POSITIONS):
        thief, purse = number % 4, rng.randrange(2, 30)
        purses = [purse] * 4
        purses[thief] = rng.randrange(30)
        state = a_theft(thief, purses, rounds=rng.randrange(1, 5), needle=rng.randrange(12))
        victims = [seat for seat in range(4) if seat != thief]
        robbed[victims.index(CHOOSERS[name](state, thief, number))] += 1
    assert set(robbed) == {0, 1, 2}
    assert min(robbed.values()) > FEWEST
    assert max(robbed.values()) < MOST


def test_lots_are_drawn_among_equals_only() -> None:
    """Rounding makes no difference, anything more does; a single best value needs no lot."""
    rng = Random(1)
    before = rng.getstate()
    assert best_index([1.0, 3.0, 2.0], rng) == 1
    assert rng.getstate() == before
    assert {best_index([3.0, 3.0 + EQUAL / 2, 3.0 - 2 * EQUAL], rng) for _ in range(50)} == {0, 1}


def test_dice_given_as_a_seed_roll_like_those_made_from_it() -> None:
    """They are made once, when they are first rolled, so a thought that rolls twice does not roll the same."""
    thought, dice = Thought(mind_for(a_theft(0, [5, 5, 5])), 7, 0), Random(7)
    assert [thought.rng.random() for _ in range(3)] == [dice.random() for _ in range(3)]
