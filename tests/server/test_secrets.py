"""Nobody is sent what their seat may not know, and the log keeps quiet too."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from herzog.games import GAMES
from herzog.kernel import Match
from herzog.table.screen import Screen
from tests.kernel.toy import GAME
from tests.server.harness import Server, play_out
from tests.server.test_play import seat_tokens
from tests.server.toy_words import speak_for
from tests.server.twins import Theatre, find_twins

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from herzog.kernel import AnyGame
    from tests.server.twins import Twins

pytestmark = pytest.mark.slow

HORSE = {"horse": "yes"}
SEED = 9175268431752684
speak_for("toy")
LONG = 400  # steps of each game that are looked at


def twins(case: str, most: int) -> Twins:
    """Return twins for a case: a game, and who must not tell them apart."""
    if case == "toy":
        return find_twins(GAME, 2, 1, HORSE)
    name, seats, viewer = case.split()
    spy = None if viewer == "watch" else int(seats) - 1
    if name == "lacrimosa":
        return find_twins(GAMES[name], int(seats), spy, most=most)
    return find_twins(GAMES[name], int(seats), spy, alike=["DrawFriendCard"], boldness=0.5, most=most)


@pytest.fixture(scope="module")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    """Return a server for all twins."""
    theatre = Theatre(tmp_path_factory.mktemp("twins"))
    with theatre.server:
        yield theatre


@pytest.mark.parametrize(
    ("case", "most", "secrets"),
    [
        ("toy", 0, {"Draw"}),
        ("lacrimosa 2 seat", 120, {"RemoveCard", "DrawCard"}),
        ("lacrimosa 2 watch", 80, {"RemoveCard", "DrawCard"}),
        ("lacrimosa 1 seat", 60, {"RemoveCard"}),
        ("fourberies 2 seat", 400, {"DrawRequest", "DiscardRequest"}),
        ("fourberies 2 watch", 100, {"DrawRequest", "DiscardRequest", "DrawOffer", "KeepRequest"}),
    ],
)
def test_two_games_that_differ_in_secrets_look_the_same(
    theatre: Theatre, case: str, most: int, secrets: set[str]
) -> None:
    """All that a seat, a friend who watches and a stranger hear or can ask for, byte for byte.

    However hidden cards and abandoned choices differ: the table itself, its clocks, who is there, who sits in for whom,
    lists of tables, a personal link, the board of open tables.
    """
    found = twins(case, most)
    assert found.differing() >= secrets
    assert found.apart > len(found.things) * 3 // 4
    one, other = (theatre.traffic(found, which) for which in (0, 1))
    assert {"now", "past", "clocks", "elsewhere"} <= kinds(one["watcher"])
    assert {"now", "clocks", "elsewhere"} <= kinds(one["stranger"])
    assert {"now", "past", "thing", "gathered"} <= kinds(one["spy"])
    assert case == "toy" or found.seats == 1 or happened(one["stranger"]) >= {"away", "sat in", "paused"}
    assert found.spy is None or case == "toy" or {"done", "advice"} <= kinds(one["spy"])
    assert other == one


def kinds(heard: list[str]) -> set[str]:
    """Return which kinds of messages were heard."""
    return {str(message["type"]) for message in map(json.loads, heard)}


def happened(heard: list[str]) -> set[str]:
    """Return what was told that is no play: somebody was away, a bot sat in, the clocks stood still."""
    messages = [json.loads(text) for text in heard]
    present = {tuple(said["seats"]) for said in messages if said["type"] == "presence"}
    signs = {
        "away": len(present) > 1,
        "sat in": any(said["stand_ins"] for said in messages if said["type"] == "seating"),
        "paused": any(said["paused"] for said in messages if said["type"] == "clocks"),
    }
    return {sign for sign, seen in signs.items() if seen}


def test_a_friend_keeps_its_card_to_itself(theatre: Theatre) -> None:
    """A friend troupe's card, which only its owner looks at, shows nowhere before it is played."""
    found = find_twins(GAMES["fourberies"], 2, 1, most=12)
    assert "DrawFriendCard" in found.differing()
    assert theatre.traffic(found, 1) == theatre.traffic(found, 0)


@pytest.mark.parametrize(
    ("spoilt", "case", "most"),
    [
        ("events", "lacrimosa 2 seat", 55),
        ("masks", "fourberies 2 seat", 20),
        ("versions", "toy", 0),
        ("clocks", "toy", 0),
        ("drafts", "toy", 0),
    ],
)
def test_twins_notice_a_leak(tmp_path: Path, spoilt: str, case: str, most: int) -> None:
    """A server that says a little too much is found out by seats, by who watches, and by strangers."""
    found, theatre = twins(case, most), Theatre(tmp_path, spoilt=spoilt)
    with theatre.server:
        one, other = (theatre.traffic(found, which) for which in (0, 1))
    assert one["spy"] != other["spy"]
    assert one["watcher"] != other["watcher"]
    assert one["stranger"] != other["stranger"]


def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    """Neither seeds, nor tokens, nor picks; also when things go wrong."""
    with Server(tmp_path / "data", seed=SEED, table="t1", patience=1, lock_wait=0.1) as server:
        links = server.set_up("here", "link")
        tokens = [links["host"], links["watch"], *seat_tokens(links)]
        with server.client(tokens[0]) as host, server.client(tokens[2]) as friend:
            with closing(sqlite3.connect(server.data / "herzog.sqlite")) as lock:
                lock.execute("begin immediate")
                assert host.answer(1)["code"] == "busy"
                chairs = [{"kind": "here", "name": "x", "bot": ""}] * 2
                assert server.ask("POST", "/api/tables", {"game": "toy", "seats": chairs})[1]["code"] == "busy"
                lock.rollback()
            assert server.ask("POST", "/api/tables", {"game": "toy", "seats": chairs})[1]["code"] == "failed"
            assert host.answer(9)["code"] == "illegal-pick"
            assert server.ask("POST", "/api/links/1/revoke", token=tokens[2])[1]["code"] == "not-host"
            play_out(host, friend)
        log = server.log.read_text()
    for code in ("busy", "failed", "illegal-pick", "not-host"):
        assert f'"code": "{code}"' in log
    assert str(SEED) not in log
    assert not [token for token in tokens if token.rpartition(".")[2] in log]
    assert '"pick"' not in log


@pytest.mark.parametrize("game", [GAME, *GAMES.values()], ids=lambda game: str(game.name))
def test_a_screen_shows_nothing_that_could_not_be_otherwise(game: AnyGame) -> None:
    """With every secret made up differently, each seat and each spectator is sent the same bytes."""
    box, rng = game.load(), Random(3)
    compared = 0
    for seats in game.seats:
        match = Match.start(game, ["?"] * seats, {}, box, seats)
        while not match.over and len(match.record.steps) < LONG:
            if not match.drafts:
                for seat in (*range(seats), None):
                    assert sent(match, seat) == sent_if_otherwise(match, seat, rng)
                    compared += 1
            answer_at_random(match, rng)
    assert compared > 20


def sent(match: Match[Any], seat: int | None) -> bytes:
    """Return what *seat* is sent; what it heard before is not sent again."""
    screen = Screen(match, match.record.header.seats)
    return msgspec.json.encode(screen.now(1, () if seat is None else (seat,), len(match.record.steps)))


def sent_if_otherwise(match: Match[Any], seat: int | None, rng: Random) -> bytes:
    """Return what *seat* would be sent if all that it does not know were otherwise."""
    truth = match.state
    match.state = match.game.fill(match.masked(seat), rng)
    try:
        return sent(match, seat)
    finally:
        match.state = truth


def answer_at_random(match: Match[Any], rng: Random) -> None:
    """Let one of the seats that are asked answer."""
    seat = rng.choice(match.asked())
    masked = match.masked(seat)
    top = masked.agenda[-1]
    match.submit(seat, top.name, rng.choice(top.plain(masked, seat)))
