from __future__ import annotations

from herzog.games.lacrimosa.box import FREE, Reward
from herzog.games.lacrimosa.events import Gained, Overflowed
from herzog.games.lacrimosa.rewards import (
    ChooseCounter,
    ChooseStep,
    advance,
    advance_finance,
    gain,
    n_extra,
    score,
    story_steps,
)
from herzog.games.lacrimosa.state import BONUS, FINANCES, TRAVELS
from herzog.kernel import EventLog, settle
from tests.games.lacrimosa.scenario import BOX, a_game, answer, ask, name, picks, plain, warned
from tests.rule import rule


@rule("LAC-3.6", "LAC-Q14")
def test_steps_beyond_a_story_track_become_ducats() -> None:
    """One for each step."""
    state, log = a_game(seat0={"ducats": 0, "track": (3, 4, 0)}), EventLog()
    gain(state, 0, Reward(steps=(0, 0, 1)), TRAVELS, log)
    assert (state.patrons[0].track, state.patrons[0].ducats) == ([4, 4, 0], 2)
    assert Overflowed(0, "talent", 1, ducats=1) in log.heard_by(None)
    assert Overflowed(0, "journey", 1, ducats=1) in log.heard_by(None)


@rule("LAC-3.7", "LAC-Q14")
def test_steps_beyond_the_finance_track_become_vp() -> None:
    """Two for each step; the marker stays at the end."""
    state, log = a_game(seat0={"finance": 5}), EventLog()
    assert advance_finance(state, 0, 3, log) == 1
    assert (state.patrons[0].finance, state.patrons[0].vp) == (6, 4)
    assert state.patrons[0].vp_from[FINANCES] == 4
    assert log.heard_by(0) == [Overflowed(0, "finance", 2, vp=4)]


@rule("LAC-3.8")
def test_wildcard_counters_are_chosen_one_by_one() -> None:
    """Each of any kind."""
    state = a_game(seat0={"counters": (0, 0, 0)})
    gain(state, 0, Reward(wild_counters=2), TRAVELS, None)
    assert name(state) == "ChooseCounter"
    assert picks(state) == plain(state) == [0, 1, 2]
    assert answer(state, 1) == [Gained(0, "travel", counters=[0, 1, 0])]
    answer(state, 2)
    assert state.patrons[0].counters == [0, 1, 1]
    assert name(state) == "LayExperience"


@rule("LAC-3.9", "LAC-3.6")
def test_wildcard_steps_are_chosen_one_by_one() -> None:
    """Each on any track; one on a full track is warned of."""
    state = ask(a_game(seat0={"ducats": 0, "track": (4, 0, 0)}), ChooseStep(0, 2, BONUS))
    assert picks(state) == [0, 1, 2]
    assert list(warned(state)) == [0]
    answer(state, 2, 0)
    assert (state.patrons[0].track, state.patrons[0].ducats) == ([4, 0, 1], 1)


@rule("LAC-3.10")
def test_vp_are_counted_without_limit() -> None:
    """Beyond 50 and 100, by source."""
    state = a_game(seat0={"vp": 49})
    score(state, 0, 60, BONUS, None)
    assert state.patrons[0].vp == 109
    assert state.patrons[0].vp_from[BONUS] == 60


@rule("LAC-Q23")
def test_a_wildcard_before_a_price_keeps_it_payable() -> None:
    """Only kinds with which the price can still be paid are offered."""
    state = a_game(seat0={"ducats": 2, "track": (0, 0, 0), "counters": (0, 0, 0)})
    ask(state, ChooseCounter(0, 1, TRAVELS, (0, 0, 1, 2, 0)))
    assert picks(state) == [2]
    reasons = state.agenda[-1].refusals(state, 0)
    assert [(reason.pick, reason.code) for reason in reasons] == [(0, "rest-not-payable"), (1, "rest-not-payable")]
    ask(state, ChooseCounter(0, 1, TRAVELS, FREE))
    assert picks(state) == [0, 1, 2]


@rule("LAC-9.4")
def test_vp_for_each_work_of_a_type() -> None:
    """Turned works too; the starting Opus is of no type."""
    state = a_game(seat0={"works": ["opus-start-1", "violin-sonata-k-6", "lodi-quartet"], "turned": ["lodi-quartet"]})
    gain(state, 0, Reward(vp=1, per_type=3, per_vp=2), TRAVELS, None)
    settle(state)
    assert state.patrons[0].vp == 5
    assert BOX.opus[state.patrons[0].works[0]].type == 4


@rule("LAC-3.6", "LAC-Q14")
def test_steps_are_told_as_they_were_taken() -> None:
    """One Journey step is taken, the other becomes a ducat."""
    state, log = a_game(seat0={"ducats": 0, "track": (0, 3, 0)}), EventLog()
    advance(state, 0, (1, 1), TRAVELS, log)
    assert log.heard_by(None) == [Overflowed(0, "journey", 1, ducats=1), Gained(0, "travel", steps=[0, 1, 0])]


@rule("LAC-3.9", "LAC-10.6")
def test_as_many_steps_are_chosen_as_there_are_wildcards() -> None:
    """Three, and no fourth; on full tracks all three are warned of, with what comes instead."""
    state = ask(a_game(seat0={"track": (4, 4, 4)}), ChooseStep(0, 3, BONUS))
    assert [caution.numbers for caution in warned(state).values()] == [{"steps": 1, "ducats": 1}] * 3
    asked = []
    while name(state) == "ChooseStep":
        asked.append(name(state))
        answer(state, 0)
    assert len(asked) == 3


@rule("LAC-3.8")
def test_as_many_counters_are_chosen_as_there_are_wildcards() -> None:
    """Three, and no fourth."""
    state = ask(a_game(seat0={"counters": (0, 0, 0)}), ChooseCounter(0, 3, BONUS, FREE))
    answer(state, 0, 0, 0)
    assert state.patrons[0].counters == [3, 0, 0]
    assert name(state) != "ChooseCounter"


@rule("LAC-9.1", "LAC-9.2", "LAC-9.3")
def test_only_tiles_of_their_movement_repeat_their_reward() -> None:
    """A Kyrie tile gives nothing again."""
    state = a_game(seat0={"tiles": {"organ": "eybler-kyrie-1"}})
    assert story_steps(state, 0) == ()
    assert [n_extra(state, 0, action) for action in range(5)] == [0] * 5
