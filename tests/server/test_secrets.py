"""Nobody is sent what their seat may not know, and the log keeps quiet too."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest

from herzog.games import GAMES
from herzog.kernel import Match
from herzog.server.screen import Screen
from tests.kernel.toy import GAME
from tests.server.harness import Server, play_out
from tests.server.test_play import seat_tokens
from tests.server.toy_words import speak_for

if TYPE_CHECKING:
    from pathlib import Path

    from herzog.kernel import Game
    from tests.server.harness import Client

HORSE = {"horse": "yes"}
SEED = 9175268431752684
speak_for("toy")
LONG = 400  # steps of each game that are looked at


class Deal(NamedTuple):
    """What nature dealt: to each seat, and to the winner of each round."""

    first: frozenset[int]
    second: tuple[int, ...]
    drawn: tuple[int, ...]


def script(lay: int, second: int) -> list[tuple[int, str, int]]:
    """Return a game in which seat 0 wins the first round and lays *lay*, and seat 1 the second, up to its last step."""
    return [
        *((0, "Bid", 1), (0, "Bid", 1), (1, "Bid", 0), (0, "Enjoy", 2), (0, "Enjoy", 0), (0, "Lay", lay)),
        *((0, "Bid", 0), (0, "Bid", 0), (1, "Bid", 3), (1, "Enjoy", 2), (1, "Enjoy", second)),
    ]


def dealt(seed: int) -> Deal:
    """Return the deal of *seed*."""
    match = Match.start(GAME, ["a", "b"], HORSE, GAME.load(), seed)
    first, second = match.state.hands[0][:], match.state.hands[1][:]
    for answer in script(first[0], 0):
        match.submit(*answer)
    return Deal(frozenset(first), tuple(second), tuple(step.pick for step in match.record.steps[4:] if step.seat == -1))


def twins() -> tuple[int, int, int]:
    """Return two seeds that differ only in what seat 0 gets to know, and a card that seat 0 has with both."""
    known: dict[tuple[object, ...], list[tuple[int, Deal]]] = {}
    for seed in range(20_000):
        deal = dealt(seed)
        for other, before in known.setdefault((deal.second, deal.drawn[1]), []):
            common = deal.first & before.first
            if len(common) == 1 and deal.drawn[0] != before.drawn[0]:
                return other, seed, next(iter(common))
        known[deal.second, deal.drawn[1]].append((seed, deal))
    raise AssertionError("no twins")


@pytest.mark.parametrize("viewer", ["seat", "watch"])
def test_two_games_that_differ_in_secrets_look_the_same(tmp_path: Path, viewer: str) -> None:
    """All traffic of a seat, byte for byte, however the other's hidden cards and abandoned choices differ."""
    one, other, lay = twins()
    plain = traffic(tmp_path / "plain", viewer, one, lay, fumbles=0)
    assert len(plain) > 10
    assert traffic(tmp_path / "other", viewer, other, lay, fumbles=3) == plain


def traffic(folder: Path, viewer: str, seed: int, lay: int, fumbles: int) -> list[str]:
    """Return everything that seat 1 or a spectator hears of a game, in which seat 0 changes its mind in secret."""
    with Server(folder, seed=seed, table="twin") as server:
        links = server.set_up("link", "link", **HORSE)
        first, second = seat_tokens(links)
        with server.client(first) as ana, server.client(second) as ben:
            ben.settle()
            with server.client(links["watch"]) as watcher:
                spy = ben if viewer == "seat" else watcher
                for _ in range(fumbles):
                    fumble(ana)
                for answer in script(lay, 0):
                    play(ana if answer[0] == 0 else ben, *answer)
                spy.request(type="look", step=7)
                assert ana.settle()["result"] is None
                return spy.heard


def fumble(client: Client) -> None:
    """Begin a choice and take it back."""
    assert client.answer(3)["type"] == "done"
    assert client.undo()["type"] == "done"


def play(client: Client, seat: int, ask: str, pick: int) -> None:
    """Answer, having heard everything."""
    client.settle()
    assert client.view()["decision"]["ask"] == ask
    assert client.answer(pick, seat)["type"] == "done"


def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    """Neither seeds, nor tokens, nor picks; also when things go wrong."""
    with Server(tmp_path / "data", seed=SEED, table="t1", patience=0.1) as server:
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
def test_a_screen_shows_nothing_that_could_not_be_otherwise(game: Game[Any, Any]) -> None:
    """With every secret made up anew, each seat and each spectator is sent the same bytes."""
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
    match.submit(seat, type(top).__name__, rng.choice(top.plain(masked, seat)))
