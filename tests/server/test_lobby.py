"""Tables without accounts: links, lists, another game."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from herzog import __version__
from herzog.kernel import Record
from tests.server.harness import Client, Server, play_out
from tests.server.test_clocks import NOON
from tests.server.test_play import seat_tokens

if TYPE_CHECKING:
    from pathlib import Path


def test_the_lobby_says_what_it_offers(server: Server) -> None:
    """Games with their seats, options, packs and bots."""
    status, lobby = server.ask("GET", "/api/lobby")
    toy = next(game for game in lobby["games"] if game["name"] == "toy")
    assert (status, lobby["program"]) == (200, __version__)
    assert (toy["fewest"], toy["most"], toy["options"]["2"]["purse"]) == (2, 3, ["3", "5"])
    assert ["horse" in toy["options"][seats] for seats in ("2", "3")] == [False, True]
    assert toy["packs"] == [{"name": "", "hash": "toy", "version": "1", "words": toy["packs"][0]["words"]}]
    assert {"name": "uniform", "elo": 1400, "style": False} in toy["bots"]


@pytest.mark.parametrize(("game", "name"), [("fourberies", "vedette"), ("lacrimosa", "virtuose")])
def test_lobby_and_table_propose_the_same_stand_in(server: Server, game: str, name: str) -> None:
    """The strongest bot that answers at once, never the weakest; it may sit in."""
    cards = server.ask("GET", "/api/lobby")[1]["games"]
    assert next(card["stand_in"] for card in cards if card["name"] == game) == name
    with server.client(server.set_up("here", "link", game=game)["host"]) as host:
        seating = next(message for message in host.messages() if message["type"] == "seating")
    assert seating["stand_in"] == name
    assert name in seating["bots"]


def test_links_of_a_table(server: Server) -> None:
    """The host finds all links again; nobody else does."""
    links = server.set_up("here", "link", "uniform")
    assert [link["seat"] for link in links["seats"]] == [1]
    assert server.ask("GET", "/api/links", token=links["host"]) == (200, links)
    for other in (links["watch"], links["seats"][0]["token"]):
        status, refused = server.ask("GET", "/api/links", token=other)
        assert (status, refused["code"]) == (403, "not-host")


def test_a_revoked_link(server: Server) -> None:
    """Whoever sat with it is sent away at once; the new link opens the same seat."""
    links = server.set_up("here", "link")
    (old,) = seat_tokens(links)
    with server.client(old) as thief, server.client(links["host"]) as host:
        status, renewed = server.ask("POST", "/api/links/1/revoke", token=links["host"])
        (new,) = seat_tokens(renewed)
        assert (status, new != old, renewed["host"]) == (200, True, links["host"])
        assert thief.hear("refused")["code"] == "revoked"
        assert thief.closing_code() == 4401
        with Client(server) as again:
            again.send(type="sit", token=old)
            assert again.receive()["code"] == "revoked"
            assert again.closing_code() == 4401
        with server.client(new) as friend:
            play_out(host, friend)
    assert server.ask("POST", "/api/links/1/revoke", token=new)[1]["code"] == "not-host"
    assert server.ask("POST", "/api/links/0/revoke", token=links["host"])[1]["code"] == "no-page"


def test_the_host_can_change_their_own_lock(server: Server) -> None:
    """The old host link may do nothing any more."""
    links = server.set_up("here", "link")
    _, renewed = server.ask("POST", "/api/links/host/revoke", token=links["host"])
    assert server.ask("GET", "/api/links", token=links["host"])[1]["code"] == "revoked"
    assert server.ask("GET", "/api/links", token=renewed["host"]) == (200, renewed)


def test_the_list_of_my_tables(server: Server) -> None:
    """A summary for each token, in order, without opening the tables; a bad one spoils nothing."""
    began = int(time.time())
    links = server.set_up("link", "link")
    first, second = seat_tokens(links)
    with server.client(first) as ana:
        ana.answer(2)
    status, mine = server.ask("POST", "/api/mine", {"tokens": [second, "nonsense", links["watch"], links["host"]]})
    assert status == 200
    assert [each.get("code", each.get("role")) for each in mine] == ["seat", "bad-link", "watch", "host"]
    assert (mine[0]["table"], mine[0]["game"], mine[0]["mine"]) == (links["table"], "toy", [1])
    assert (mine[0]["step"], mine[0]["asked"], mine[0]["result"], mine[0]["next"]) == (4, [1], None, "")
    assert [chair["name"] for chair in mine[0]["chairs"]] == ["patron 0", "patron 1"]
    assert began <= mine[0]["created"] <= mine[0]["changed"] <= time.time()


def test_a_list_does_not_tell_of_a_secret_choice_in_the_making(tmp_path: Path) -> None:
    """When a table has changed is public, so it does not move until others can see why."""
    with Server(tmp_path / "data", now=NOON) as server:
        first, second = seat_tokens(server.set_up("link", "link", horse="yes"))

        def changed() -> Any:
            return server.ask("POST", "/api/mine", {"tokens": [second]})[1][0]["changed"]

        with server.client(first) as ana:
            server.turn(minutes=1)
            while not ana.settle()["ready"]:
                assert changed() == NOON // 1000
                assert ana.answer(1)["type"] == "done"
            assert changed() == NOON // 1000 + 60
            assert len([message for message in ana.messages() if message["type"] == "done"]) > 1


def finished(server: Server) -> tuple[Any, Any]:
    """Return the links and the end of a game between the host and a friend."""
    links = server.set_up("here", "link", purse="5")
    with server.client(links["host"]) as host, server.client(links["seats"][0]["token"]) as friend:
        play_out(host, friend)
        return links, host.now


def opening(server: Server, links: Any) -> Any:
    """Return the hands both were dealt."""
    with server.client(links["host"]) as host, server.client(links["seats"][0]["token"]) as friend:
        return host.view()["hands"][0], friend.view()["hands"][1]


def test_a_rematch_brings_everybody_along(server: Server) -> None:
    """Each hears their own link to the new table, now or when they come by; set-up and seats are the same."""
    links, _ = finished(server)
    (token,) = seat_tokens(links)
    with server.client(token) as friend, server.client(links["watch"]) as watcher:
        status, following = server.ask("POST", "/api/again", {}, token=links["host"])
        assert status == 201
        assert friend.hear("next")["token"] == seat_tokens(following)[0]
        assert watcher.hear("next")["token"] == following["watch"]
    with server.client(token) as late, server.client(late.welcome["next"]) as friend:
        assert friend.welcome["table"] == following["table"] != links["table"]
        assert (friend.welcome["mine"], friend.welcome["options"]["purse"]) == ([1], "5")
        assert friend.welcome["chairs"] == late.welcome["chairs"]
    assert server.ask("POST", "/api/mine", {"tokens": [token]})[1][0]["next"] == seat_tokens(following)[0]
    assert server.ask("POST", "/api/again", {}, token=token)[1]["code"] == "not-host"


def test_a_link_revoked_at_the_next_table_stays_revoked(server: Server) -> None:
    """The old links of the first table no longer lead to the second, the host's included; the new ones open it."""
    links, _ = finished(server)
    old = [links["host"], links["watch"], *seat_tokens(links)]
    _, following = server.ask("POST", "/api/again", {}, token=links["host"])
    host = following["host"]
    for key in ("1", "watch", "host"):
        _, renewed = server.ask("POST", f"/api/links/{key}/revoke", token=host)
        host = renewed["host"]
    assert [mine["next"] for mine in server.ask("POST", "/api/mine", {"tokens": old})[1]] == ["", "", ""]
    for token in old:
        with server.client(token) as client:
            assert client.welcome["next"] == ""
    for token in (renewed["host"], renewed["watch"], *seat_tokens(renewed)):
        with server.client(token) as client:
            assert client.welcome["table"] == following["table"]


def test_a_revoked_link_closes_no_other(server: Server) -> None:
    """Only the link that was replaced at the second table stops leading there from the first."""
    links, _ = finished(server)
    _, following = server.ask("POST", "/api/again", {}, token=links["host"])
    server.ask("POST", "/api/links/1/revoke", token=following["host"])
    tokens = [links["host"], links["watch"], *seat_tokens(links)]
    _, mine = server.ask("POST", "/api/mine", {"tokens": tokens})
    assert [each["next"] for each in mine] == [following["host"], following["watch"], ""]


def test_the_same_deal_again(server: Server) -> None:
    """Nature answers as it did; that waits for the end, for it tells what is hidden."""
    links, end = finished(server)
    _, same = server.ask("POST", "/api/again", {"same_deal": True}, token=links["host"])
    others = [server.ask("POST", "/api/again", {}, token=links["host"])[1] for _ in range(3)]
    with server.client(links["host"]) as host:
        dealt = host.request(type="look", step=4)["seats"][0]["view"]["hands"][0]
    assert opening(server, same)[0] == dealt
    assert any(opening(server, same) != opening(server, other) for other in others)  # one may be alike by chance
    with server.client(same["host"]) as host, server.client(seat_tokens(same)[0]) as friend:
        refused = server.ask("POST", "/api/again", {"same_deal": True}, token=same["host"])
        assert (refused[0], refused[1]["code"]) == (409, "not-over")
        play_out(host, friend)
        assert host.now["result"] == end["result"]


@pytest.mark.slow
def test_a_server_can_deal_every_table_alike(tmp_path: Path) -> None:
    """Then all play the same deal, and another number is another deal."""

    def dealt(seed: int) -> list[Any]:
        with Server(tmp_path / str(seed), seed=seed) as server:
            return [opening(server, server.set_up("here", "link")) for _ in range(2)]

    (one, alike), (other, _) = dealt(1), dealt(2)
    assert one == alike != other


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"seats": [{"kind": "here", "name": "alone", "bot": ""}]},
        {"options": {"purse": "4"}},
        {"options": {"pruse": "3"}},
        {"pack": "mine"},
        {"seats": [{"kind": "bot", "name": "x", "bot": "deep blue"}] * 2},
        {"seats": [{"kind": "here", "name": "x", "bot": "uniform"}] * 2},
    ],
)
def test_a_wrong_setup(server: Server, change: dict[str, Any]) -> None:
    """It is refused before anything is kept."""
    new = {"game": "toy", "seats": [{"kind": "here", "name": "x", "bot": ""}] * 2}
    status, refused = server.ask("POST", "/api/tables", {**new, **change})
    assert (status, refused["code"]) == (422, "wrong-setup")


def test_people_name_themselves(server: Server) -> None:
    """Everybody hears it, even those who come later; the log is told again, and the record has the name."""
    links = server.set_up("here", "link")
    (token,) = seat_tokens(links)
    with server.client(links["host"]) as host, server.client(token) as friend:
        assert friend.request(type="name", seat=1, name="Věra")["type"] == "done"
        assert [chair["name"] for chair in host.hear("chairs")["chairs"]] == ["patron 0", "Věra"]
        assert (host.hear("now")["since"], len(host.now["seats"][0]["log"])) == (0, 4)
        assert host.now["seats"][0]["log"][3]["said"][0]["phrase"]["args"]["player"] == "Věra"
        assert friend.request(type="name", seat=0, name="x")["code"] == "not-your-seat"
        friend.send(type="name", id="long", seat=1, name="x" * 41)
        assert friend.hear("refused")["code"] == "malformed"
        play_out(host, friend)
    with server.client(token) as late:
        assert late.welcome["chairs"][1]["name"] == "Věra"
    assert Record.loads(server.ask("GET", "/api/story", token=token)[1]["record"]).header.seats == ["patron 0", "Věra"]
