"""Rounds and seasons."""

from __future__ import annotations

from math import ceil
from random import Random

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.events import CoinTossed, GameEnded, RoundBegan, SeasonBegan, SeasonEnded, TroupesMet
from herzog.games.fourberies.season import BeginSeason, prepare_season
from herzog.kernel import CHANCE
from tests.games.fourberies.scenario import (
    BOX,
    CARDS,
    REQUESTS,
    Table,
    a_season_end,
    a_table,
    cards,
    city_set,
    requests,
)
from tests.rule import rule


def played(seats: int, seed: int) -> Table:
    """Return a table after a whole game at random."""
    table = Table(GAME.new(seats, {}, BOX))
    rng = Random(seed)
    while table.ask:
        seat = table.top.seats()[0]
        table.answer(seat, rng.choice(table.picks(seat)))
    return table


@rule("FOU-2.1", "FOU-12.1", "FOU-9.1", "FOU-9.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_season_1_has_six_rounds_and_season_2_as_many_as_the_cards_give(seats: int, seed: int) -> None:
    """48 Encounters are six rounds; those kept as Acrobats are missing in the second season."""
    table = played(seats, seed)
    rounds = [event.season for event in table.heard(RoundBegan)]
    [first, second] = table.heard(SeasonBegan)
    kept = 48 - second.encounters
    assert first.encounters == 48
    assert rounds.count(1) == 6
    assert rounds.count(2) == ceil((48 - kept) / 8)
    assert [event.season for event in table.heard(SeasonEnded)] == [1, 2]
    assert len(table.heard(GameEnded)) == 1


@rule("FOU-2.2", "FOU-9.2")
def test_new_encounters_are_laid_from_the_first_city_to_the_last() -> None:
    """On top of those already there, which stay."""
    table = a_table(3, cities={1: ["bonus-1"], 5: ["comedian-4a"]})
    table.visit(8, 8, 8)
    table.resolve()
    table.nature(*cards("owl", "ox", "cat", "goat", "raven", "horse", "magpie", "swallow"))
    assert table.state.stacks[0] == cards("bonus-1", "owl")
    assert table.state.stacks[4] == cards("comedian-4a", "raven")
    assert table.ask == "ChooseTravel"


@rule("FOU-9.3")
def test_too_few_encounters_are_laid_before_the_first_cities() -> None:
    """The round is played all the same, and then the season ends."""
    table = a_table(3, pile=["bonus-1", "bonus-2a", "bonus-2b"], season=2, cities={7: ["ox"]})
    table.visit(8, 8, 8)
    table.resolve()
    table.nature(*cards("bonus-2b", "bonus-1", "bonus-2a"))
    assert [len(stack) for stack in table.state.stacks] == [1, 1, 1, 0, 0, 0, 1, 0]
    assert table.ask == "ChooseTravel"
    table.visit(1, 2, 3)
    assert table.heard(SeasonEnded) == [SeasonEnded(2, 1)]


@rule("FOU-9.4", "FOU-Q40")
def test_an_empty_city_gives_a_request() -> None:
    """One for each player there, alone or not, and the needle stays."""
    table = a_table(3, season=2, pile=())
    table.visit(2, 5, 5)
    table.nature(REQUESTS["spy"], REQUESTS["nurse"], REQUESTS["queen"])
    assert [player.requests for player in table.state.players] == [
        requests("spy"),
        requests("nurse"),
        requests("queen"),
    ]
    assert table.heard(TroupesMet) == [TroupesMet(4, [1, 2])]
    assert table.state.needle == 6


def between_the_seasons() -> Table:
    """Return a table right after the first season, before the new Encounters."""
    table = a_season_end(
        seats=3,
        cities={2: ["comedian-5a", "bonus-1"]},
        troupes={0: ["comedian-2a", "tragedian-3a"], 1: ["comedian-1a"]},
        acrobats={0: ["owl"]},
        tilted={0: ["raven"], 2: ["ox"]},
        held={1: ["spy", "queen"]},
        hands={0: [4, 5], 1: [1, 2, 3]},
        on_stage=[2, 0, 1],
        needle=9,
        rounds=6,
    )
    table.answer(1, REQUESTS["spy"])
    return table


@rule("FOU-11.1", "FOU-11.5", "FOU-11.6", "FOU-Q36", "FOU-Q37")
def test_actors_and_encounters_become_the_new_pile() -> None:
    """Unordered, without any effect of those left before a city, and without the Acrobats that players keep."""
    table = between_the_seasons()
    assert table.ask == "PlaceEncounter"
    assert [player.troupe for player in table.state.players] == [(), (), ()]
    assert table.state.stacks == [()] * 8
    assert table.state.discard == []
    assert table.state.pile == sorted(set(range(48)) - set(cards("owl", "raven", "ox")))
    assert table.state.needle == 9
    assert table.picks(CHANCE) == table.state.pile
    table.nature(*table.state.pile[:8])
    assert [len(stack) for stack in table.state.stacks] == [1] * 8


@rule("FOU-11.2", "FOU-Q39", "FOU-Q28")
def test_acrobats_requests_and_ecus_are_kept() -> None:
    """Acrobats are straightened; the used Secret Request stays face up."""
    table = between_the_seasons()
    assert table.player(0).ready == cards("raven", "owl")
    assert table.player(2).ready == cards("ox")
    assert [player.tilted for player in table.state.players] == [(), (), ()]
    assert table.player(1).requests == requests("queen")
    assert table.player(1).shown == requests("spy")
    assert table.player(2).purse == 3


@rule("FOU-11.3", "FOU-Q38")
def test_travel_cards_stay_as_they_are() -> None:
    """Nothing is taken back, and the Caravels stay on the board."""
    table = between_the_seasons()
    assert table.player(0).hand == city_set(4, 5)
    assert GAME.view(table.state, 0).players[1].on_board == [3, 4, 5, 6, 7]


@rule("FOU-11.4", "FOU-11.7", "FOU-Q6")
def test_managers_go_home_and_the_coin_is_tossed_again() -> None:
    """Before the toss, so that it can send nobody home."""
    table = between_the_seasons()
    assert [player.on_stage for player in table.state.players] == [0, 0, 0]
    table.nature(*table.state.pile[:8])
    assert table.ask == "TossCoin"
    table.nature(0)
    assert table.state.needle == 5
    assert table.heard(CoinTossed) == [CoinTossed(0, 5)]
    assert (table.state.season, table.state.round, table.state.rounds) == (2, 1, 7)


@rule("FOU-Q26")
def test_who_acts_first_goes_on_turning_over_the_change_of_season() -> None:
    """The seventh round of three players begins with seat 0 again."""
    table = between_the_seasons()
    table.nature(*table.state.pile[:8])
    table.nature(0)
    assert table.state.first() == 0
    assert table.heard(RoundBegan)[-1] == RoundBegan(2, 1, 6, 0)


@rule("FOU-12.1", "FOU-12.2")
def test_the_most_ecus_win_and_ties_share() -> None:
    """After the second season."""
    table = a_season_end(seats=4, season=2, purses=[7, 9, 9, 2])
    assert table.ask == ""
    assert table.heard(GameEnded) == [GameEnded([7, 9, 9, 2], [3, 1, 1, 4])]
    assert GAME.scores(table.state) == [7, 9, 9, 2]
    assert GAME.ranks(table.state) == [3, 1, 1, 4]


def test_the_view_tells_how_many_rounds_there_will_be() -> None:
    """Six in the first season; three more with 17 cards in the pile."""
    table = a_table(3, pile=list(CARDS)[:17], rounds=2)
    view = GAME.view(table.state, None)
    assert (view.round, view.rounds) == (3, 6)


@rule("FOU-2.1")
def test_each_season_counts_its_rounds_from_the_first() -> None:
    """Rounds of the whole game go on being counted for the turn order."""
    table = a_table(3, season=1, rounds=6, at=BeginSeason())
    assert (table.state.season, table.state.round, table.state.rounds) == (2, 0, 6)


@rule("FOU-11.2")
def test_a_chameleon_is_no_longer_what_it_was_in_the_first_season() -> None:
    """Its owner chooses anew."""
    table = a_table(3)
    table.player(1).disguise = 3
    prepare_season(table.state, None)
    assert table.player(1).disguise == 0
