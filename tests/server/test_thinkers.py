"""Bots, hints and reviews are thought about elsewhere if anybody is there; whoever dies, each answer comes once."""

from __future__ import annotations

import json
import os
import re
import signal
import urllib.request
from base64 import b64decode
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from herzog.bots import bots_for
from herzog.cli import main
from herzog.kernel import CHANCE
from tests.ports import held_port
from tests.review.games import played
from tests.server.harness import Server
from tests.server.test_boards import Analyst
from tests.server.test_hints import await_turn, hint
from tests.server.thinkers import Cafe, Thinkers, cafe
from tests.waiting import LONG, WAIT, until

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow

ALONE = "no remote thinker has answered"  # what a server logs that thinks for itself though there are thinkers


def test_thinkers_are_asked_first(tmp_path: Path, postgres: Postgres) -> None:
    """A game comes to its end, and the server has started no process to think in; nothing is left of what was asked."""
    with cafe(tmp_path, postgres) as server:
        with server.client(server.set_up("here", "looker", "looker")["host"]) as host:
            while not host.now["result"]:
                if host.picks():
                    assert host.answer(host.picks()[0])["type"] == "done"
                else:
                    host.hear("now")
        assert not server.thinks_itself
        until(lambda: not server.rows())
        assert ALONE not in server.log.read_text()


@pytest.mark.parametrize("game", ["lacrimosa", "fourberies"])
def test_bots_and_hints_of(game: str, tmp_path: Path, postgres: Postgres) -> None:
    """Real bots, with what they mean to do next, and a hint that can be taken."""
    with cafe(tmp_path, postgres) as server:
        links = server.set_up("here", bots_for(game)[-1], game=game)
        with server.client(links["host"]) as host:
            for _ in range(4):
                await_turn(host)
                advice = hint(host)
                if advice["type"] == "refused":
                    assert advice["code"] == "no-hint", advice
                    assert host.answer(host.picks()[0])["type"] == "done"
                else:
                    assert host.answer(advice["pick"])["type"] == "done"
        assert not server.thinks_itself
        assert ALONE not in server.log.read_text()


def test_a_thinker_dies_in_the_middle(tmp_path: Path, postgres: Postgres) -> None:
    """Another takes over, and the answer comes once."""
    with cafe(tmp_path, postgres, thinkers=0) as server, server.thinker(0) as doomed:
        server.until_there_are(1)
        links = server.set_up("here", "ponderer")
        with server.client(links["host"]) as host:
            host.answer(0)
            server.until_taken()
            doomed.halt()  # or it would be ready before the other is there
            with server.thinker(1):
                server.until_there_are(2)
                doomed.kill()
                server.until_taken(tries=2)
                host.catch_up(6)
                assert host.settle()["step"] == 6
                until(lambda: not server.rows())
        assert not server.thinks_itself
        assert ALONE not in server.log.read_text()


def test_the_last_thinker_dies(tmp_path: Path, postgres: Postgres) -> None:
    """The server thinks itself, about what was asked and what comes next."""
    with cafe(tmp_path, postgres, thinkers=0) as server, server.thinker() as doomed:
        server.until_there_are(1)
        with server.client(server.set_up("here", "ponderer")["host"]) as host:
            host.answer(0)
            server.until_taken()
            doomed.kill()
            host.catch_up(6)
            assert server.thinks_itself
            assert ALONE in server.log.read_text()
            until(lambda: not server.rows())


def test_a_server_dies_and_returns(tmp_path: Path, postgres: Postgres) -> None:
    """It asks again; what it had asked before is answered to nobody and is gone."""
    with cafe(tmp_path, postgres) as server:
        links = server.set_up("here", "ponderer")
        with server.client(links["host"]) as host:
            host.answer(0)
        server.until_taken()
        (asked,) = server.rows()
        server.kill()
        server.start()
        with server.client(links["host"]) as host:
            host.catch_up(6)
            until(lambda: host.settle()["step"] == 6)
        until(lambda: asked.id not in [row.id for row in server.rows()])


def test_a_server_that_stops_takes_its_questions_along(tmp_path: Path, postgres: Postgres) -> None:
    """What a seat knows does not stay behind."""
    with cafe(tmp_path, postgres) as server:
        with server.client(server.set_up("here", "dreamer")["host"]) as host:
            host.answer(0)
            server.until_taken()
            assert server.stop() == 0
            assert not server.rows()
        server.start()


def test_the_database_dies_in_the_middle(tmp_path: Path, postgres: Postgres) -> None:
    """It forgets what was asked; the server asks again, or thinks itself, and the thinker comes back."""
    with cafe(tmp_path, postgres) as server:
        with server.client(server.set_up("here", "ponderer", "ponderer")["host"]) as host:
            host.answer(0)
            server.until_taken()
            postgres.crash()
            postgres.start()
            server.until_there_are(1)
            host.catch_up(7)
        until(lambda: not server.rows())


@pytest.mark.parametrize("bot", ["dropout", "cheat"])
def test_a_bot_that_fails(bot: str, tmp_path: Path, postgres: Postgres) -> None:
    """Be it that it cheats or ends every process that asks it: chance answers, and the game goes on."""
    with cafe(tmp_path, postgres, thinkers=2) as server:
        with server.client(server.set_up("here", bot)["host"]) as host:
            while not host.now["result"]:
                if host.picks():
                    assert host.answer(host.picks()[0])["type"] == "done"
                else:
                    host.hear("now")
        until(lambda: not server.rows())


def test_a_bot_that_dreams_ends_its_thinker(tmp_path: Path, postgres: Postgres) -> None:
    """Where somebody starts another; the traceback says where it was, and nothing of what it held."""
    with cafe(tmp_path, postgres, longest=0.5, patience=1, thought=2) as server:
        with server.client(server.set_up("here", "dreamer")["host"]) as host:
            host.answer(0)
            host.catch_up(6)
        assert "Timeout (0:00:00.500000)!" in (server.data.parent / "thinker-0.log").read_text()


def test_a_question_holds_what_the_seat_may_know(tmp_path: Path, postgres: Postgres) -> None:
    """Others' hands are not in it, and once it was answered there is nothing at all."""
    with cafe(tmp_path, postgres) as server:
        with server.client(server.set_up("here", "ponderer", "here")["host"]) as host:
            host.answer(0, 0)
            host.answer(0, 2)
            server.until_taken()
            (row,) = server.rows()
            question = json.loads(row.question)
            assert question[0] == "toy"
            assert question[4] == 1
            masked = json.loads(b64decode(question[3]))
            hands = masked["hands"]
            assert all(card == -1 for seat, hand in enumerate(hands) if seat != 1 for card in hand), masked
            assert any(card != -1 for card in hands[1])
        until(lambda: not server.rows())


def test_a_review_is_made_elsewhere(tmp_path: Path, postgres: Postgres) -> None:
    """Piece by piece, and it is the same as one made here."""
    record = played("fourberies", ("uniform", "greedy"), 3).dumps()

    def review(server: Server) -> Any:
        token = server.ask("POST", "/api/records", {"record": record})[1]["host"]
        assert server.ask("POST", "/api/review", {}, token)[1]["state"] == "working"
        until(lambda: server.ask("GET", "/api/review", token=token)[1]["state"] != "working", LONG)
        return server.ask("GET", "/api/review", token=token)[1]

    with cafe(tmp_path, postgres, review="glance") as server:
        made = review(server)
        assert made["state"] == "done"
        assert not server.thinks_itself
        until(lambda: not server.rows())
    with Server(tmp_path / "alone", review="glance") as alone:
        assert review(alone) == made


@pytest.mark.parametrize("about", ["lines", "finish"])
def test_a_board_is_thought_about_elsewhere(about: str, tmp_path: Path, postgres: Postgres) -> None:
    """As deeply as here, and with the same result."""
    whole = played("fourberies", ("uniform", "uniform"), 3)
    late = max(n for n, step in enumerate(whole.steps) if step.seat != CHANCE)  # bots finish a hundred games from here
    record = whole.dumps()

    def pondered(server: Server) -> Any:
        token = server.ask("POST", "/api/records", {"record": record})[1]["host"]
        with Analyst(server) as ana:
            ana.sit_down(token=token, step=late)
            return ana.ponder(about)

    with cafe(tmp_path, postgres, review="glance") as server:
        found = pondered(server)
        assert found[-1]["done"] == found[-1]["total"]
        assert not server.thinks_itself
    with Server(tmp_path / "alone", review="glance") as alone:
        assert pondered(alone) == found


def test_thinkers_are_started_replaced_and_stopped(tmp_path: Path, postgres: Postgres) -> None:
    """One sentence says that they think; one that is killed is replaced, and all end with who started them."""
    with Cafe(tmp_path, postgres.new_database()) as server, Thinkers(server.url, "--jobs", "2") as thinkers:
        assert thinkers.parent.stdout
        said = thinkers.parent.stdout.readline()
        assert said.startswith(f"Thinking for the servers of {server.url}, thoughts at once: 2 ")
        server.until_there_are(2)
        before = thinkers.children()
        os.kill(before[0], signal.SIGKILL)
        until(lambda: len(thinkers.children()) == 2 and thinkers.children() != before)
        server.until_there_are(2)
        with server.client(server.set_up("here", "gamin", game="fourberies")["host"]) as host:
            for _ in range(3):
                await_turn(host)
                assert host.answer(host.picks()[0])["type"] == "done"
            await_turn(host)
        assert not server.thinks_itself
        members = thinkers.children()
        thinkers.parent.terminate()
        thinkers.parent.communicate(timeout=WAIT)
        assert thinkers.parent.returncode == 0
        assert not [number for number in members if Path(f"/proc/{number}").exists()]
        server.until_there_are(0)


def test_thinkers_have_metrics(tmp_path: Path, postgres: Postgres) -> None:
    """Each at a port of its own: how often it was asked, and how long it thought."""
    port = held_port()
    with Cafe(tmp_path, postgres.new_database()) as server, Thinkers(server.url, "--metrics", str(port)):
        server.until_there_are(1)
        with server.client(server.set_up("here", "gamin", game="fourberies")["host"]) as host:
            assert host.answer(host.picks()[0])["type"] == "done"
            await_turn(host)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=WAIT) as answer:
            said = answer.read().decode()
    assert re.search(r'herzog_thinking_seconds_count\{task="choose"\} [1-9]', said)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite:///games.sqlite", "a server with SQLite thinks for itself"),
        ("nonsense", "this is not a database address"),
        ("postgresql+pg8000://nobody@127.0.0.1:1/herzog", "the database cannot be used"),
    ],
)
def test_a_database_for_which_nobody_can_think(url: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence says why."""
    assert main(["think", "--database", url]) == 2
    assert said in capsys.readouterr().err


def test_a_database_of_another_version(postgres: Postgres) -> None:
    """Thinkers do not touch it: a server brings it up to date."""
    with Thinkers(postgres.new_database()) as thinkers:
        _, said = thinkers.parent.communicate(timeout=WAIT)
    assert thinkers.parent.returncode == 2
    assert "is not of this version of Café Herzog; start a server of the same version first" in said
    assert "Traceback" not in said
