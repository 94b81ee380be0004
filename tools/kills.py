"""Kill servers, and their database, again and again, while people play: nothing that was acknowledged may be lost.

The guests of a table sit in different processes on one database and move to another with each life. Each life ends
with a kill: of a process, after an answer or in the middle of one, or of the database itself.
"""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, NamedTuple

from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Server
from tests.server.test_play import seat_tokens
from tests.server.test_restart import what_counts
from tests.waiting import WAIT

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from tests.server.postgres import Postgres

SECRET = "5e" * 32
STEPS = 3  # in a life
SOON = 2.0  # seconds in which every viewer is at the truth
FAILURES = ("a table failed", "a rule failed", "does not open", "does not resume", "Exception in callback")  # in a log
FATES = ("after", "within", "database")


class Tally(NamedTuple):
    """What was tried: kills of servers and of the database, acknowledged steps, and the slowest viewer in seconds."""

    kills: int = 0
    crashes: int = 0
    steps: int = 0
    slowest: float = 0.0

    def __add__(self, other: object) -> Tally:
        assert isinstance(other, Tally)
        counts = (self.kills + other.kills, self.crashes + other.crashes, self.steps + other.steps)
        return Tally(*counts, max(self.slowest, other.slowest))


class Trial:
    """Servers on one database, and a table at which somebody plays."""

    def __init__(self, servers: list[Server], postgres: Postgres | None, rng: Random, soon: float) -> None:
        self._soon = soon
        self._servers = servers
        self._postgres = postgres
        self._rng = rng
        self._tokens = self._set_up()

    def _set_up(self) -> list[str]:
        return seat_tokens(self._servers[0].set_up("link", "link", "link", horse="yes"))

    def life(self) -> Tally:
        """Play a few steps, kill somebody, and compare what everybody sees with what was acknowledged."""
        with ExitStack() as stack:
            places = [self._rng.choice(self._servers) for _ in self._tokens]
            seated = zip(places, self._tokens, strict=True)
            clients = [stack.enter_context(server.client(token)) for server, token in seated]
            played = sum(self._step(clients, n) for n in range(STEPS))
            until_alike(clients, self._soon)
            fate = self._rng.choice(FATES if self._postgres else FATES[:2])
            if clients[0].now["result"]:
                self._tokens = self._set_up()
                return Tally(steps=played)
            if fate == "database":
                return Tally(0, 1, played, self._crash(clients))
            return Tally(1, 0, played, self._kill(clients, places, within=fate == "within"))

    def _step(self, clients: list[Client], n: int) -> int:
        """Let somebody who is asked answer, and sometimes take it back; return how many steps were acknowledged."""
        until_alike(clients, self._soon)
        asked = [client for client in clients if client.picks() and not client.now["result"]]
        if not asked:
            return 0
        client = self._rng.choice(asked)
        reply = client.answer(client.picks()[-1])
        if reply["type"] == "refused":
            assert reply["code"] == "stale", reply  # somebody elsewhere had just gone back
            return 0
        if n == 1 and client.now["seats"][0]["undo"] is None:
            assert client.undo()["type"] == "done"
        return 1

    def _kill(self, clients: list[Client], places: list[Server], *, within: bool) -> float:
        """Kill a process, maybe in the middle of an answer, and return how long the slowest viewer was behind."""
        kept = [client.now for client in clients]
        asked = self._rng.choice([n for n, client in enumerate(clients) if client.picks()])
        message = answer_to(clients[asked]) if within else None
        doomed = places[asked] if within else self._rng.choice(self._servers)
        if message:
            clients[asked].send(**message)
            time.sleep(self._rng.choice((0, 0.002, 0.005, 0.02)))
        doomed.kill()
        living = [server for server in self._servers if server is not doomed]
        if not living:
            doomed.start()
            living = [doomed]
        began = time.monotonic()
        if message:
            kept = self._send_again(asked, message, living, kept)
        for token, before in zip(self._tokens, kept, strict=True):
            with self._rng.choice(living).client(token) as back:
                assert what_counts(back.now) == what_counts(before), "an acknowledged step is lost or doubled"
        stayed = [n for n, place in enumerate(places) if place is not doomed]
        for n in stayed:
            until_at(clients[n], kept[n], self._soon)
        slowest = time.monotonic() - began
        if len(self._servers) > 1:
            doomed.start()
        return slowest if stayed else 0.0

    def _send_again(self, asked: int, message: Any, living: list[Server], before: list[Any]) -> list[Any]:
        """Send an answer again after its process died in the middle of it: it has happened once. Return the table."""
        with ExitStack() as stack:
            seats = [stack.enter_context(self._rng.choice(living).client(token)) for token in self._tokens]
            seats[asked].send(**message)
            reply = seats[asked].hear("done", "refused")
            assert reply["type"] == "done" or reply["code"] == "stale", reply
            assert seats[asked].now["version"] > before[asked]["version"], "an answer has not happened"
            until_alike(seats, self._soon)
            return [client.settle() for client in seats]

    def _crash(self, clients: list[Client]) -> float:
        """Crash the database and start it again; return how long the slowest viewer was behind after that."""
        assert self._postgres
        kept = [client.now for client in clients]
        self._postgres.crash()
        self._postgres.start()
        for server in self._servers:
            until_well(server)
        began = time.monotonic()
        for client, before in zip(clients, kept, strict=True):
            until_at(client, before, self._soon)
        return time.monotonic() - began


def answer_to(client: Client) -> Any:
    """Return an answer to what a client is asked."""
    now = client.now["seats"][0]
    pick = {"version": client.now["version"], "seat": now["seat"], "ask": now["decision"]["ask"]}
    return {"type": "answer", "id": "again", **pick, "pick": client.picks()[-1]}


def until_alike(clients: list[Client], soon: float) -> None:
    """Wait until all clients see the same step, and who is ready; it must be soon."""
    began = time.monotonic()
    while len({(client.settle()["step"], *client.now["ready"], *client.now["asked"]) for client in clients}) > 1:
        assert time.monotonic() - began < soon, "somebody is behind"
        time.sleep(0.005)


def until_at(client: Client, before: Any, soon: float) -> None:
    """Wait until a client that stayed sees the table; it must be soon."""
    began = time.monotonic()
    try:
        while what_counts(client.settle()) != what_counts(before):
            assert time.monotonic() - began < soon, "somebody is behind"
            time.sleep(0.005)
    except ConnectionClosed:  # it would come back, and everybody who comes has been looked at
        return


def until_well(server: Server) -> None:
    """Wait until a server reaches its database again."""
    deadline = time.monotonic() + WAIT
    while server.ask("GET", "/health")[0] != 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def kills(
    folder: Path,
    database: str,
    number: int,
    processes: int,
    rng: Random,
    postgres: Postgres | None,
    *,
    soon: float = SOON,
) -> Tally:
    """Let so many *processes* serve a database until there were so many kills, and return what was seen.

    *soon* is the seconds in which everybody must see the truth; on a machine that does other things it may take longer.
    """
    folder.mkdir(parents=True)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(Server(folder / str(n), database=database, secret=SECRET)) for n in range(processes)
        ]
        trial, tally = Trial(servers, postgres, rng, soon), Tally()
        while tally.kills + tally.crashes < number:
            tally += trial.life()
        said = "".join(server.log.read_text() for server in servers)
    for failure in FAILURES:
        assert failure not in said, said[said.index(failure) :][:2000]
    return tally
