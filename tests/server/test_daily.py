"""The deal of the day: the same for all, hidden until one's own is played, compared afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from herzog.games import GAMES
from tests.server.harness import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow

NOON = 1_800_014_400_000  # 2027-01-15, 12:00 UTC


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """Return a server whose clock shows noon."""
    with Server(tmp_path / "data", now=NOON) as running:
        yield running


def begin(server: Server, name: str, game: str = "toy") -> str:
    """Begin the deal of the day and return the link to it."""
    status, links = server.ask("POST", f"/api/daily/{game}", {"name": name})
    assert status == 201, links
    token: str = links["host"]
    return token


def card(server: Server, *tokens: str, game: str = "toy") -> Any:
    """Return the deal of the day as whoever holds *tokens* is told of it."""
    status, cards = server.ask("POST", "/api/daily", {"tokens": tokens})
    assert status == 200, cards
    return next(each for each in cards if each["game"] == game)


def finish(server: Server, token: str) -> Any:
    """Play a game to its end and return the result."""
    with server.client(token) as client:
        play_out_alone(client)
        return client.now["result"]


def play_out_alone(client: Any) -> None:
    """Answer whenever one is asked; bots do the rest."""
    while not client.now["result"]:
        if client.picks(0):
            client.answer(client.picks(0)[-1], 0)
        else:
            client.hear("now")


@pytest.mark.parametrize("game", ["fourberies", "lacrimosa"])
def test_everybody_is_dealt_the_same(house: Server, game: str) -> None:
    """On one day, at one server: alone where the game can be played so, else with two bots; without hints."""
    one, other = begin(house, "Ana", game), begin(house, "Ben", game)
    with house.client(one) as ana, house.client(other) as ben:
        assert ana.view(0) == ben.view(0)
        assert (ana.welcome["daily"], ana.welcome["hints"]) == ("2027-01-15", False)
        assert [chair["bot"] for chair in ana.welcome["chairs"]] == (
            [""] if game == "lacrimosa" else ["", "comedien", "comedien"]
        )
        today = ana.view(0)
    house.turn(days=1)
    with house.client(begin(house, "Ana", game)) as ana:
        assert ana.welcome["daily"] == "2027-01-16"
        assert ana.view(0) != today


def test_no_other_server_has_the_same_deal(tmp_path: Path) -> None:
    """Nor can anybody who knows program and date tell what it is."""
    views = []
    for name in ("one", "other"):
        with Server(tmp_path / name, now=NOON) as server, server.client(begin(server, "Ana", "fourberies")) as ana:
            views.append(ana.view(0))
    assert views[0] != views[1]


def test_results_are_told_to_those_who_have_played(house: Server) -> None:
    """Whoever has not, learns nothing of how others did before the day is over, and then everything."""
    ana, ben = begin(house, "Ana"), begin(house, "Ben")
    result = finish(house, ana)
    for tokens in ((), (ben,), ("rubbish",)):
        assert card(house, *tokens)["today"] is None
    told = card(house, ana)
    assert (told["mine"], told["today"]["played"]) == (ana, 1)
    assert told["today"]["lines"] == [
        {"place": 1, "name": "Ana", "scores": result["scores"], "won": result["ranks"][0] == 1, "mine": True}
    ]
    watch = told["today"]["best"]
    assert card(house, watch)["today"] is None  # somebody else's game opens nothing
    with house.client(watch) as reader:
        assert (reader.welcome["role"], reader.now["result"]) == ("watch", result)
    house.turn(days=1)
    told = card(house, ben)
    assert (told["day"], told["mine"], told["today"], told["before"]["played"]) == ("2027-01-16", "", None, 1)
    assert [line["mine"] for line in told["before"]["lines"]] == [False]


def test_the_best_game_is_shown_and_nothing_else(house: Server) -> None:
    """Whoever looks at it reads nothing that its player has said there, and cannot follow them to their next table."""
    ana, ben = begin(house, "Ana"), begin(house, "Ben")
    finish(house, ana)
    with house.client(ana) as host:
        assert host.request(type="chat", seat=0, text="Meine Notizen")["type"] == "done"
    assert house.ask("POST", "/api/again", {}, token=ana)[0] == 201
    finish(house, ben)
    with house.client(card(house, ben)["today"]["best"]) as reader:
        assert reader.welcome["next"] == ""
        assert [message["lines"] for message in reader.messages() if message["type"] == "chat"] == [[]]
        assert reader.request(type="chat", seat=None, text="Bravo!")["code"] == "not-your-seat"


def test_the_results_of_the_house_keep_the_secret(house: Server) -> None:
    """Whoever has not played learns nothing from records and averages either, before the day is over."""
    assert house.ask("GET", "/api/results")[1] == []
    finish(house, begin(house, "Ana"))
    house.turn(minutes=2)  # results are counted at most once a minute
    assert house.ask("GET", "/api/results")[1] == []
    house.turn(days=1)
    (toy,) = house.ask("GET", "/api/results")[1]
    assert (toy["game"], toy["games"]) == ("toy", 1)


def test_the_better_comes_first(house: Server) -> None:
    """Who won, then who has more points, then who was earlier; of many, the first ten and oneself are shown."""
    tokens = [begin(house, f"patron {n}") for n in range(12)]
    results = []
    for n, token in enumerate(tokens):
        with house.client(token) as client:
            while not client.now["result"]:
                picks = client.picks(0)
                client.answer(picks[n % len(picks)], 0) if picks else client.hear("now")
            results.append(client.now["result"])
    lines = card(house, tokens[0])["today"]["lines"]
    merits = [(not line["won"], -line["scores"][0]) for line in lines]
    assert merits == sorted(merits)
    assert [line["place"] for line in lines][:10] == list(range(1, 11))
    assert len(lines) == 10 + (lines[-1]["place"] > 10)
    assert sum(line["mine"] for line in lines) == 1


def test_only_what_one_played_oneself_counts(house: Server) -> None:
    """A bot that sat in, a game that was given up, and another with the same deal are in no list."""
    helped, given_up, played = begin(house, "Ana"), begin(house, "Ben"), begin(house, "Cleo")
    with house.client(helped) as client:
        client.request(type="hand-over", seat=0, bot="looker")
        while not client.now["result"]:
            client.hear("now")
    with house.client(given_up) as client:
        client.request(type="abandon")
    assert card(house, helped)["today"] is None
    assert card(house, given_up)["today"] is None
    finish(house, played)
    _, again = house.ask("POST", "/api/again", {"same_deal": True}, token=played)
    assert [line["name"] for line in card(house, played)["today"]["lines"]] == ["Cleo"]
    with house.client(again["host"]) as client:
        assert client.welcome["daily"] == ""


def test_nothing_is_drawn_anew(house: Server) -> None:
    """Where the others are bots, who always agree, one could otherwise wish for another draw."""
    with house.client(begin(house, "Ana")) as ana:
        while len(ana.now["seats"][0]["log"]) < 6:
            ana.answer(ana.picks(0)[-1], 0) if ana.picks(0) else ana.hear("now")
        assert ana.request(type="agree", about="undo", yes=True, step=0)["code"] == "daily"
        assert ana.request(type="hint", version=ana.now["version"], seat=0)["code"] == "no-hint"


def test_a_day_is_a_day_of_the_server(house: Server) -> None:
    """It ends at midnight, UTC; what was begun before counts for the day it was begun."""
    late = begin(house, "Ana")
    assert card(house)["ends"] == NOON + 12 * 3_600_000
    house.turn(hours=13)
    finish(house, late)
    told = card(house, late)
    assert (told["day"], told["mine"], told["before"]["lines"][0]["mine"]) == ("2027-01-16", "", True)


def test_there_is_one_for_each_game(house: Server) -> None:
    """And none for any other."""
    assert {each["game"] for each in house.ask("POST", "/api/daily", {"tokens": []})[1]} > set(GAMES)
    assert house.ask("POST", "/api/daily/chess", {"name": "Ana"})[1]["code"] == "no-page"


def test_it_survives_a_kill(house: Server) -> None:
    """The deal is the same after a restart, and so are the results."""
    ana = begin(house, "Ana", "fourberies")
    with house.client(ana) as client:
        before = client.view(0)
    finish(house, toy := begin(house, "Ana"))
    told = card(house, toy)
    house.kill()
    house.start()
    assert card(house, toy) == told
    with house.client(begin(house, "Ben", "fourberies")) as ben:
        assert ben.view(0) == before
