"""Seats change hands, and games end by agreement or are abandoned; the server forgets nothing of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from herzog.kernel import Note, Record
from tests.server.harness import Client, Server, play_out
from tests.server.test_play import seat_tokens

if TYPE_CHECKING:
    from pathlib import Path


def hand_over(client: Client, seat: int, bot: str = "uniform") -> Any:
    """Hand a seat to a bot and return the reply."""
    return client.request(type="hand-over", seat=seat, bot=bot)


def seating(client: Client) -> Any:
    """Return the last word on who sits in and who agrees."""
    client.settle()
    return [message for message in client.messages() if message["type"] == "seating"][-1]


def agreed(client: Client, about: str = "end") -> list[int]:
    """Return the seats that agree to something."""
    return [seat for offer in seating(client)["offers"] if offer["about"] == about for seat in offer["agreed"]]


def agree(client: Client, *, yes: bool = True, **what: Any) -> Any:
    """Agree to end the game or to something else, or decline, and return the reply."""
    return client.request(type="agree", yes=yes, **what)


def story(server: Server, token: str) -> Record:
    """Return the record of a finished game."""
    return Record.loads(server.ask("GET", "/api/story", token=token)[1]["record"])


def test_a_bot_sits_in_until_its_person_comes_back(server: Server) -> None:
    """It answers from then on, the person cannot; afterwards it is the other way round, and everybody hears of it."""
    links = server.set_up("link", "link")
    first, second = seat_tokens(links)
    with server.client(first) as ana, server.client(second) as ben:
        version = ben.now["version"]
        assert hand_over(ana, 0)["type"] == "done"
        assert seating(ben)["stand_ins"] == [{"seat": 0, "bot": "uniform"}]
        assert seating(ben)["people"] == [1]
        while not ben.now["ready"]:  # the bot has bid
            ben.hear("now")
        assert ben.now["version"] == version  # and Ben is asked the same as before
        assert ana.answer(0)["code"] == ana.undo()["code"] == "sat-in"
        assert ana.request(type="hint", version=ana.now["version"], seat=0)["code"] == "sat-in"
        assert hand_over(ana, 0)["code"] == "sat-in"
        assert ana.request(type="take-back", seat=0)["type"] == "done"
        assert ana.request(type="take-back", seat=0)["code"] == "not-sat-in"
        assert seating(ben)["stand_ins"] == []
        assert ana.undo()["type"] == "done"  # what the bot chose in secret is Ana's to change
        play_out(ana, ben)
        assert ana.now["result"]["how"] == "played"
        said = [note["phrase"] for note in seating(ben)["notes"]]
        assert [(phrase["key"], phrase["args"]["you"]) for phrase in said] == [
            ("note-handed", "no"),
            ("note-returned", "no"),
        ]
        assert seating(ana)["notes"][0]["phrase"]["args"] == {
            "player": "patron 0",
            "you": "yes",
            "bot": {"key": "bot-uniform", "args": {}},
        }
        assert hand_over(ana, 0)["code"] == "over"
    assert story(server, first).notes == [(4, Note("handed", 0, "uniform")), (4, Note("returned", 0))]


@pytest.mark.slow
def test_a_bot_that_sits_in_plays_the_game_to_its_end(tmp_path: Path) -> None:
    """Its steps are counted; it knows no more than the seat, for else this bot would fail."""
    with Server(tmp_path / "data") as server:
        first, second = seat_tokens(server.set_up("link", "link"))
        with server.client(first) as ana, server.client(second) as ben:
            hand_over(ana, 0, "looker")
            while not ben.now["result"]:
                if ben.picks():
                    assert ben.answer(ben.picks()[0])["type"] == "done"
                else:
                    ben.hear("now")
            steps = sum(step.seat == 0 for step in story(server, first).steps)
            assert ben.now["result"]["sat_in"] == [{"seat": 0, "bot": "looker", "steps": steps}]
        assert "a bot failed" not in server.log.read_text()


def test_a_bot_whose_seat_is_taken_back_is_not_heard(server: Server) -> None:
    """It was still thinking; the person answers as if it had not been there."""
    first, second = seat_tokens(server.set_up("link", "link"))
    with server.client(first) as ana, server.client(second) as ben:
        hand_over(ana, 0, "ponderer")
        assert ana.request(type="take-back", seat=0)["type"] == "done"
        assert ana.answer(0)["type"] == "done"
        assert ben.answer(3)["type"] == "done"
        play_out(ana, ben)
        assert ana.now["result"]["sat_in"] == []


def test_the_host_frees_a_seat(server: Server) -> None:
    """Nobody else may, and whoever holds the seat takes it back themselves."""
    links = server.set_up("here", "link", "uniform")
    (token,) = seat_tokens(links)
    with server.client(links["host"]) as host, server.client(token) as friend:
        assert hand_over(friend, 0)["code"] == "not-your-seat"
        assert hand_over(host, 2)["code"] == "sat-in"
        assert hand_over(host, 3)["code"] == hand_over(host, -1)["code"] == "not-your-seat"
        assert hand_over(host, 1, "deep blue")["code"] == "no-bot"
        assert hand_over(host, 1)["type"] == "done"
        assert seating(friend)["notes"][0]["kind"] == "freed"
        assert host.request(type="take-back", seat=1)["code"] == "not-your-seat"
        assert friend.request(type="take-back", seat=1)["type"] == "done"
        with server.client(links["watch"]) as watcher:
            assert hand_over(watcher, 1)["code"] == "not-your-seat"
            assert agree(watcher)["code"] == "not-your-seat"


def test_a_game_ends_when_all_people_agree(server: Server) -> None:
    """An offer stands until somebody takes it off the table; bots agree, and so do all seats of one screen."""
    links = server.set_up("here", "here", "link")
    (token,) = seat_tokens(links)
    with server.client(links["host"]) as host, server.client(token) as friend:
        assert agree(friend)["type"] == "done"
        assert (agreed(host), seating(host)["people"]) == ([2], [0, 1, 2])
        assert agree(host, yes=False)["type"] == "done"
        assert agreed(friend) == []
        agree(host)
        assert agree(host)["type"] == "done"
        assert agreed(friend) == [0, 1]
        agree(host, yes=False)
        agree(friend)
        assert host.settle()["result"] is None
        agree(host)
        assert host.now["result"] == friend.settle()["result"]
        assert (host.now["result"]["how"], host.now["asked"]) == ("agreed", [])
        assert len(host.now["result"]["ranks"]) == 3
        assert host.picks(0) == friend.picks() == []
        assert friend.answer(0, ask="Bid")["type"] == "refused"
        assert friend.now["seats"][0]["undo"]["kind"] == "end"
        assert agree(friend)["code"] == host.request(type="abandon")["code"] == "over"
        again = server.ask("POST", "/api/again", {"same_deal": True}, token=links["host"])
        assert again[0] == 201
    assert story(server, token).notes == [(6, Note("agreed"))]


def test_a_seat_that_changes_hands_ends_all_offers(server: Server) -> None:
    """Whoever agreed did so with the people who were there."""
    first, second = seat_tokens(server.set_up("link", "link"))
    with server.client(first) as ana, server.client(second) as ben:
        agree(ana)
        hand_over(ben, 1)
        assert agreed(ana) == []
        assert ana.settle()["result"] is None
        assert agree(ben)["code"] == "not-your-seat"
        agree(ana)  # a bot has nothing against it
        assert ana.now["result"]["how"] == "agreed"


def test_the_host_abandons_a_game(server: Server) -> None:
    """There is no winner; the list of tables knows."""
    links = server.set_up("link", "link")
    first, _ = seat_tokens(links)
    with server.client(links["host"]) as host, server.client(first) as ana:
        assert ana.request(type="abandon")["code"] == "not-host"
        assert host.request(type="abandon")["type"] == "done"
        assert ana.settle()["result"]["how"] == "abandoned"
        assert ana.now["result"]["ranks"] == []
    _, (mine,) = server.ask("POST", "/api/mine", {"tokens": [first]})
    assert (mine["result"]["how"], mine["asked"]) == ("abandoned", [])


@pytest.mark.slow
def test_seats_and_offers_survive_a_kill(tmp_path: Path, database: str) -> None:
    """Who sits in, who has agreed, and what was noted; the bot goes on when somebody comes back."""
    with Server(tmp_path / "data", database=database) as server:
        links = server.set_up("link", "link", "link")
        first, second, third = seat_tokens(links)
        with server.client(first) as ana, server.client(second) as ben, server.client(third) as cem:
            hand_over(cem, 2)
            agree(ana)
            while 2 not in ana.now["ready"]:
                ana.hear("now")
            ben.answer(0)
            before = seating(ben)
            server.kill()
        server.start()
        _, (mine,) = server.ask("POST", "/api/mine", {"tokens": [third]})
        assert mine["stand_ins"] == [{"seat": 2, "bot": "uniform"}]
        with server.client(second) as ben, server.client(first) as ana:
            assert seating(ben) == before
            assert (before["offers"][0]["agreed"], [note["after"] for note in before["notes"]]) == ([0], [6])
            ana.answer(0)
            assert ben.settle()["step"] >= 9
            agree(ben)
            assert ben.now["result"]["how"] == "agreed"
            server.kill()
        server.start()
        with server.client(third) as cem:
            assert cem.now["result"]["how"] == "agreed"
            assert cem.now["result"]["sat_in"][0]["seat"] == 2


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hand-over", "seat": 0},
        {"type": "hand-over", "seat": "0", "bot": "uniform"},
        {"type": "take-back"},
        {"type": "agree"},
        {"type": "agree", "yes": 1},
        {"type": "abandon", "really": True},
    ],
)
def test_a_malformed_wish(server: Server, message: dict[str, Any]) -> None:
    """It is refused as such."""
    links = server.set_up("here", "link")
    with server.client(links["host"]) as host:
        host.socket.send(json.dumps({"id": "x", **message}))
        assert host.hear("refused")["code"] == "malformed"


def test_names_in_notes_follow_their_people(server: Server) -> None:
    """Whoever takes another name has it in what was noted before, too."""
    links = server.set_up("here", "link")
    (token,) = seat_tokens(links)
    with server.client(links["host"]) as host, server.client(token) as friend:
        hand_over(friend, 1)
        friend.request(type="name", seat=1, name="Věra")
        assert seating(host)["notes"][0]["phrase"]["args"]["player"] == "Věra"
