"""What all have to agree to, and what the host may do with a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.kernel import Note
from tests.server.harness import Server, play_out
from tests.server.test_play import seat_tokens
from tests.server.test_seats import agree, agreed, hand_over, seating, story

if TYPE_CHECKING:
    from pathlib import Path


def test_all_agree_to_go_back_past_somebody_else(server: Server) -> None:
    """The table, the questions and the log are as they were then; the record says how far they went, and replays."""
    first, second = seat_tokens(server.set_up("link", "link"))
    with server.client(first) as ana, server.client(second) as ben:
        before = ana.view()
        ana.answer(3)
        ben.answer(0)
        ana.settle()
        ana.answer(2)  # nature draws a card
        assert (ben.settle()["step"], ben.undo()["code"]) == (8, "barrier")
        version = ben.now["version"]
        assert agree(ben, about="undo", step=4)["type"] == "done"
        assert (agreed(ana, "undo"), seating(ana)["offers"][0]["step"]) == ([1], 4)
        assert ana.settle()["step"] == 8
        assert agree(ana, about="undo", step=4)["type"] == "done"
        for client in (ana, ben):
            now = client.settle()
            assert (now["step"], now["asked"], now["ready"]) == (4, [0, 1], [])
            assert now["since"] == 4
            assert seating(client)["offers"] == []
        assert ben.now["version"] != version
        assert ana.view() == before
        assert [note["phrase"]["key"] for note in seating(ana)["notes"]] == ["note-rewound"]
        assert seating(ana)["notes"][0]["phrase"]["args"] == {"player": "patron 1", "you": "no", "steps": 4}
        play_out(ana, ben)
    assert story(server, first).notes == [(4, Note("rewound", 1, steps=4))]


def test_an_offer_to_go_back_lapses_when_play_goes_on(server: Server) -> None:
    """And when it is declined, or somebody would rather go back elsewhere."""
    first, second = seat_tokens(server.set_up("link", "link"))
    with server.client(first) as ana, server.client(second) as ben:
        ana.answer(3)
        ben.answer(0)
        agree(ben, about="undo", step=5)
        ana.settle()
        ana.answer(1)
        assert agreed(ben, "undo") == []
        agree(ben, about="undo", step=4)
        agree(ana, yes=False, about="undo")
        assert agreed(ben, "undo") == []
        agree(ben, about="undo", step=4)
        agree(ana, about="undo", step=6)
        assert seating(ben)["offers"] == [{"about": "undo", "agreed": [0], "step": 6}]
        for step in (0, 3, 7, 99, -1):
            assert agree(ana, about="undo", step=step)["code"] == "barrier"


@pytest.mark.slow
def test_going_back_survives_a_kill_and_nature_goes_on_alike(tmp_path: Path) -> None:
    """What all agreed to is in the journal; a server that reads it has the same table and rolls the same dice."""
    with Server(tmp_path / "data", seed=11) as server:
        ends = []
        for killed in (False, True):
            first, second = seat_tokens(server.set_up("link", "link"))
            with server.client(first) as ana, server.client(second) as ben:
                ana.answer(3)
                ben.answer(0)
                ana.settle()
                ana.answer(2)
                agree(ben, about="undo", step=6)
                agree(ana, about="undo", step=6)
                if killed:
                    server.kill()
            if killed:
                server.start()
            with server.client(first) as ana, server.client(second) as ben:
                assert (ana.now["step"], len(seating(ana)["notes"])) == (6, 1)
                play_out(ana, ben)
            ends.append(story(server, first).steps)
        assert ends[0] == ends[1]


def test_the_host_opens_a_seat_to_somebody_new(server: Server) -> None:
    """Its link is void, its name forgotten, and whoever has the new one sits where the other sat."""
    links = server.set_up("here", "link", "link")
    second, third = seat_tokens(links)
    with server.client(links["host"]) as host, server.client(second) as ben, server.client(third) as cem:
        cem.request(type="name", seat=2, name="Cem")
        assert ben.request(type="open-seat", seat=2)["code"] == "not-host"
        assert host.request(type="open-seat", seat=0)["code"] == "not-your-seat"
        assert host.request(type="open-seat", seat=9)["code"] == "not-your-seat"
        assert host.request(type="open-seat", seat=2)["type"] == "done"
        assert cem.closing_code() == 4401
        _, again = server.ask("GET", "/api/links", token=links["host"])
        fresh = next(link["token"] for link in again["seats"] if link["seat"] == 2)
        assert fresh != third
        assert server.ask("POST", "/api/mine", {"tokens": [third]})[1][0]["code"] == "revoked"
        with server.client(fresh) as dana:
            assert dana.welcome["chairs"][2]["name"] == ""
            assert [(note["kind"], note["phrase"]) for note in seating(dana)["notes"]] == [
                ("opened", {"key": "note-opened", "args": {"n": 3}})
            ]
            assert dana.answer(0)["type"] == "done"
            hand_over(dana, 2)
            assert host.request(type="open-seat", seat=2)["type"] == "done"
            assert seating(ben)["stand_ins"] == [{"seat": 2, "bot": "uniform"}]  # the bot plays until somebody comes
        host.request(type="abandon")
        assert host.request(type="open-seat", seat=1)["code"] == "over"
