from __future__ import annotations

from random import Random

import pytest

from herzog.bots import BOTS, LEVELS, STYLES, UnknownBot, bot_named, bots_for, stand_in_for, usual_bot
from herzog.bots.learned import learned_mind
from herzog.bots.styles import TASTES, Style
from herzog.games import GAMES
from tests.bots.positions import positions


@pytest.mark.parametrize(
    "name", [*BOTS, "search:50", "search:0.5s", "search:2s", "learned:50", "learned:2s", "beginner:15"]
)
def test_a_bot_bears_the_name_it_was_asked_for_by(name: str) -> None:
    """So that a record says who played."""
    assert bot_named(name).name == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("genius", r"unknown bot 'genius'; choose from uniform, .*greedy"),
        ("", r"unknown bot ''; choose from uniform, .*greedy"),
        *[
            (f"search:{amount}", f"bot 'search:{amount}': '{amount}' is no budget; write search:N with up to 1000000 ")
            for amount in ("", "0", "-3", "2x", "deep", "0s", "0.0s", "1000001", "601s", "9" * 20, "9" * 5000)
        ],
        ("learned:0", "'0' is no budget; .* or learned:Ns with up to 600 seconds, such as learned:50 or learned:2s"),
        ("greedy:5", "bot 'greedy:5': greedy takes no number; only search, learned and beginner do"),
        ("beginner:0", "'0' is no share of random decisions; write 1 to 99 percent, such as beginner:15"),
        ("beginner:100", "'100' is no share of random decisions"),
    ],
)
def test_other_names_are_refused(name: str, why: str) -> None:
    """With what is wrong about them, and what there is; a budget for longer than anybody waits is a mistake, too."""
    with pytest.raises(UnknownBot, match=why):
        bot_named(name)


def test_every_game_has_levels() -> None:
    """Each stronger than the one before, as was measured; the greedy one is the middle of the scale."""
    assert set(LEVELS) == set(GAMES)
    for levels in LEVELS.values():
        assert [level.elo for level in levels] == sorted({level.elo for level in levels})
        assert [level.elo for level in levels if level.bot == "greedy"] == [1500]
        assert {level.name for level in levels} <= set(BOTS)
    assert bots_for("fourberies") == ["gamin", "apprenti", "figurant", "comedien", "vedette", "legende"]
    assert bots_for("lacrimosa") == [
        *("chorknabe", "lehrling", "geselle", "kantor"),
        *("kapellmeister", "virtuose", "genie"),
    ]
    assert [usual_bot(name) for name in ("fourberies", "lacrimosa", "none")] == ["comedien", "kapellmeister", "uniform"]


@pytest.mark.parametrize(("game", "name"), [("fourberies", "vedette"), ("lacrimosa", "virtuose"), ("none", "uniform")])
def test_the_strongest_bot_that_never_searches_stands_in(game: str, name: str) -> None:
    """Whoever is away finds a game that is not lost, and the others do not wait for every move."""
    assert stand_in_for(game) == name


@pytest.mark.parametrize("game", GAMES)
def test_two_styles_of_one_strength(game: str) -> None:
    """Within what was measured."""
    one, other = STYLES[game]
    assert abs(one.elo - other.elo) <= 50


@pytest.mark.parametrize(("game", "name"), [(game, style.name) for game in STYLES for style in STYLES[game]])
def test_a_style_is_the_learned_mind_with_a_taste(game: str, name: str) -> None:
    """Some of the hand-made terms weigh more, others less; what was learned weighs as much as ever."""
    state = next(positions(game, 2, 17))
    terms, plain = Style(name)(state).terms, learned_mind(state).terms
    assert terms.names == plain.names
    changed = {term for term, a, b in zip(terms.names, terms.weights, plain.weights, strict=True) if a != b}
    assert changed == set(TASTES[name])


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
