from __future__ import annotations

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.events import CoinTossed, EncounterPlaced
from herzog.kernel import CHANCE, settle
from tests.games.fourberies.scenario import BOX, RED_1, YELLOW_1, Table
from tests.rule import rule


def a_new_table(seats: int) -> Table:
    """Return a table at which nothing has happened yet."""
    return Table(GAME.new(seats, {}, BOX))


@rule("FOU-1.1", "FOU-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_a_colour(seats: int) -> None:
    """Eight Travel cards in hand, so no Caravel on the board, and three Managers at home."""
    table = a_new_table(seats)
    assert len(table.state.players) == seats
    for player in GAME.view(table.state, None).players:
        assert (len(player.travel_hand), player.on_board, player.managers_home) == (8, [], 3)
    assert [city.number for city in GAME.view(table.state, None).cities] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert GAME.seats == range(2, 6)


@rule("FOU-1.2", "FOU-Q1")
@pytest.mark.parametrize(("mood", "cell"), [(0, RED_1), (1, YELLOW_1)])
def test_the_toss_decides_the_first_mood(mood: int, cell: int) -> None:
    """Tails is tragedy, heads comedy; the two central cells touch."""
    table = a_new_table(3)
    assert table.picks(CHANCE) == [0, 1]
    table.nature(mood)
    assert table.state.needle == cell
    assert table.state.mood() == mood
    assert table.heard(CoinTossed) == [CoinTossed(mood, cell)]
    assert YELLOW_1 - RED_1 == 1


@rule("FOU-1.4", "FOU-1.6")
def test_nobody_starts_with_a_request_and_all_with_3_ecus() -> None:
    """The Secret Requests are all in the pile."""
    table = a_new_table(4)
    assert len(table.state.requests) == 22
    assert [(player.purse, player.requests) for player in table.state.players] == [(3, ())] * 4


@rule("FOU-1.1", "FOU-Q13", "FOU-Q33")
@pytest.mark.parametrize(
    ("options", "pays", "allowed"),
    [({}, 1, 1), ({"manager-shortage": "nothing"}, 0, 1), ({"unfulfilled-request": "refused"}, 1, 0)],
)
def test_play_begins_before_the_first_season(options: dict[str, str], pays: int, allowed: int) -> None:
    """No season and no round has begun, and each option decides what it is named for."""
    state = GAME.new(3, options, BOX)
    assert (state.season, state.round, state.rounds) == (0, 0, 0)
    assert (state.shortage_pays, state.unfulfilled_allowed) == (pays, allowed)


@rule("FOU-1.5")
def test_an_encounter_is_turned_up_before_each_city() -> None:
    """From the first city to the last, one each; forty are left."""
    table = a_new_table(3)
    table.nature(0, 40, 3, 17, 9, 30, 47, 1, 22)
    assert table.state.stacks == [(40,), (3,), (17,), (9,), (30,), (47,), (1,), (22,)]
    assert [event.city for event in table.heard(EncounterPlaced)] == list(range(8))
    assert len(table.state.pile) == 40
    assert table.ask == "ChooseTravel"


def test_only_the_box_of_this_game_will_do() -> None:
    """A box of another game is refused when the table is set."""

    class OtherBox:
        hash = version = "other"

    with pytest.raises(TypeError, match="another game"):
        GAME.new(3, {}, OtherBox())


def test_setting_up_asks_nobody_but_nature() -> None:
    """The first question to a player is where to travel."""
    state = GAME.new(5, {}, BOX)
    settle(state)
    assert state.agenda[-1].seats() == (CHANCE,)
