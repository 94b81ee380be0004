"""Notices tell nothing secret: games that differ only in secrets give the same ones."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from herzog.games import GAMES
from herzog.kernel import CHANCE
from herzog.server.access.tokens import TokenSigner
from tests.server.listeners import Browser, Host
from tests.server.test_notices import SOON, wish
from tests.server.test_play import seat_tokens
from tests.server.twins import Theatre, find_twins

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Client
    from tests.server.twins import Twins

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "alike", "most", "secrets"),
    [("lacrimosa", (), 80, {"DrawCard"}), ("fourberies", ("DrawFriendCard",), 80, {"DrawRequest"})],
)
def test_notices_of_twin_games_are_the_same(
    tmp_path: Path, game: str, alike: tuple[str, ...], most: int, secrets: set[str]
) -> None:
    """To each seat and to a chat room, notice by notice, however hands and choices differ."""
    twins = find_twins(GAMES[game], 2, 1, alike=alike, boldness=0.7, most=most)
    assert twins.differing() & secrets
    with Host(tmp_path) as host:
        settings = {**SOON, "notice_delay": 0}  # the clock of a theatre stands still
        theatre = Theatre(tmp_path, outside=str(host.authority), url="https://play.example.org", **settings)
        with theatre.server:
            one, other = (told(theatre, host, twins, which) for which in (0, 1))
    assert one == other
    assert {reader: len(notices) > 2 for reader, notices in one.items()} == {"0": True, "1": True, "room": True}


def told(theatre: Theatre, host: Host, twins: Twins, which: int) -> dict[str, list[Any]]:
    """Play one of the *twins* with nobody looking; return what each reader is told."""
    server, course = theatre.server, twins.courses[which]
    nature = [step.pick for step in course if step.seat == CHANCE]
    (server.data.parent / "natures" / f"{which}.json").write_bytes(msgspec.json.encode(nature))
    links = server.set_up("link", "link", game=twins.game)
    browsers = [Browser(host, f"{which}-{seat}") for seat in range(twins.seats)]
    room = f"/room/{which}"
    with ExitStack() as stack:
        people = [stack.enter_context(server.client(token)) for token in seat_tokens(links)]
        for person in people:
            person.send(type="looking", yes=False)
            person.settle()
        for token, browser in zip(seat_tokens(links), browsers, strict=True):
            assert wish(server, token, "push", **browser.subscription)[0] == 200
        said = {"form": "json", "address": host.address + room}
        assert wish(server, links["host"], "room", **said)[0] == 200
        decisions = play(people, browsers, host, room, course)
        counts = [sum(seat in asked for asked in decisions) for seat in range(twins.seats)]
        signer = TokenSigner((server.data / "secret").read_text())
        heard = {
            str(seat): [open_for(browser, posted.body, signer, seat) for posted in browser.got(n)]
            for seat, (browser, n) in enumerate(zip(browsers, counts, strict=True))
        }
        assert [len(heard[str(seat)]) for seat in range(twins.seats)] == counts
    heard["room"] = [plain(json.loads(posted.body)) for posted in host.at(room)]
    return heard


def play(people: list[Client], browsers: list[Browser], host: Host, room: str, course: list[Any]) -> list[list[int]]:
    """Answer as the *course* says, each time after all who are asked were told; return who was asked each time."""
    decisions: dict[int, list[int]] = {}  # by step: a secret draft is no new decision
    for step in (each for each in course if each.seat != CHANCE):
        wait_for_notices(people, browsers, host, room, decisions)
        reply = people[step.seat].answer(step.pick)
        assert reply["type"] == "done", reply
    wait_for_notices(people, browsers, host, room, decisions)  # of what is asked after the last answer
    return list(decisions.values())


def wait_for_notices(
    people: list[Client], browsers: list[Browser], host: Host, room: str, decisions: dict[int, list[int]]
) -> None:
    """Add who is asked now to *decisions*, and wait until all of them and the room have been told."""
    for person in people:
        person.settle()
    now = people[0].now
    if not now["asked"] or now["step"] in decisions:
        return
    decisions[now["step"]] = now["asked"]
    for seat in now["asked"]:
        browsers[seat].got(sum(seat in asked for asked in decisions.values()))
    host.at(room, len(decisions) + 1)  # and a greeting


def open_for(browser: Browser, body: bytes, signer: TokenSigner, seat: int) -> Any:
    """Return a notice without what differs between any two tables: its id, and the links that are signed for it."""
    shown = json.loads(browser.read(body))
    assert shown.pop("stop")
    grant = signer.grant(shown.pop("open").removeprefix("/t#"))
    assert (grant.table, grant.key) == (shown.pop("tag"), str(seat))
    return shown


def plain(said: Any) -> Any:
    """Return what a room was told, in the same way."""
    for name in ("id", "stop"):
        assert said.pop(name)
    for table in said["tables"]:
        assert table.pop("table")
    return said
