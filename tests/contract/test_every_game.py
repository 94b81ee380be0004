"""Every game keeps the contract, at every number of seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from herzog.games import GAMES
from herzog.kernel import Match, Note, decide
from herzog.kernel.contract import Contract

LONGEST = {"fourberies": 1500, "lacrimosa": 3000}  # no game has more steps
TABLES = [(name, seats) for name, game in sorted(GAMES.items()) for seats in game.seats]
CHECKS = ["ends", "offers", "refuses", "clones", "replays", "saves", "conserves", "keeps_secrets", "fills", "decides"]


def the_contract(name: str, seats: int, **options: str) -> Contract:
    """Return the contract of a game at a table."""
    return Contract(GAMES[name], f"herzog.games.{name}:GAME", seats, options, LONGEST[name])


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(
    max_examples=settings().max_examples // 4,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(seed=st.integers(0, 2**32))
def test_contract(name: str, seats: int, check: str, seed: int) -> None:
    """Random play from 25 seeds, or for `make quick` from one, holds each promise."""
    getattr(the_contract(name, seats), check)(seed)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_can_be_chosen_is_an_option(name: str, seats: int) -> None:
    """At every table, and what is not chosen stays as usual."""
    options = GAMES[name].options
    for option, values in GAMES[name].choices(seats).items():
        assert set(values) <= set(options[option])
        assert values[0] == options[option][0]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_nobody_chose_has_its_default(name: str, seats: int) -> None:
    """Records of older versions do not name every option, and learning programs need not."""
    contract = the_contract(name, seats)
    named = {option: values[0] for option, values in contract.game.options.items()}
    laid = [contract.codec.encode(contract.game.new(seats, options, contract.box)) for options in ({}, named)]
    assert laid[0] == laid[1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_can_be_ended_at_any_moment(name: str, seats: int) -> None:
    """Everybody still sees the table, nobody is asked anything, and there is a score and a rank for all."""
    game = GAMES[name]
    box, rng = game.load(), Random(1)
    match = Match.start(game, ["?"] * seats, {}, box, 1)
    while not match.over:
        seat = rng.choice(match.asked())
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, rng.choice(top.picks(masked, seat)))
        if rng.random() < 0.1 and not match.over:
            assert_ends(Match.resume(game, match.record, box, 1), seats)


def assert_ends(match: Match[Any], seats: int) -> None:
    """Expect *match* to end in agreement."""
    match.note(Note("agreed"))
    for viewer in (*range(seats), None):
        masked = match.masked(viewer)
        assert match.game.view(masked, viewer)
        assert decide(match.game, masked, viewer) is None
    assert match.record.result is not None
    assert len(match.record.result.scores) == len(match.record.result.ranks) >= seats


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_seeds_give_equal_records(name: str, seats: int) -> None:
    """Under two hash seeds and two processes."""
    the_contract(name, seats).is_deterministic(7)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        (name, option, value)
        for name, game in sorted(GAMES.items())
        for option in game.options
        for value in game.options[option][1:]
    ],
)
def test_every_option_plays(name: str, option: str, value: str) -> None:
    """Each set-up choice and ruling flag leads to a sound game at every number of seats."""
    for seats in GAMES[name].seats:
        contract = the_contract(name, seats, **{option: value})
        for check in ("ends", "offers", "saves", "conserves", "keeps_secrets"):
            getattr(contract, check)(1)
