"""Kill servers, their database and their thinker over and over while people play: nothing acknowledged may be lost.

The guests of a table are connected to different processes on one database, and to other ones in each life. Each life
ends with a kill: of a process, after an answer or in the middle of one, of the database, or of the thinker in the
middle of a thought.
"""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Server
from tests.server.test_play import seat_tokens
from tests.server.test_restart import what_counts
from tests.server.thinkers import Cafe
from tests.waiting import WAIT, until

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from random import Random

    from tests.server.postgres import Postgres

STEPS = 3  # steps in a life
BOTH_BID = 6  # steps of the toy game after which the first secret choice is over
SOON = 2.0  # seconds within which every viewer must be up to date
FAILURES = "a table failed", "a rule failed", "does not open", "does not resume", "Exception in callback"  # in a log
FATES = ("after", "within")
FATES_OF_MANY = (*FATES, "database") * 2 + ("thinker",)  # the last takes longer, so it is rarer


class Tally(NamedTuple):
    """What was tried: kills of servers, database and thinker, steps, and the delay of the slowest viewer in seconds."""

    kills: int = 0
    crashes: int = 0
    thinkers: int = 0
    steps: int = 0
    slowest: float = 0.0

    def __add__(self, other: object) -> Tally:
        assert isinstance(other, Tally)
        kills, crashes, thinkers, steps = (sum(pair) for pair in zip(self[:4], other[:4], strict=True))
        return Tally(kills, crashes, thinkers, steps, max(self.slowest, other.slowest))

    @property
    def deaths(self) -> int:
        """Return the number of kills of any kind."""
        return self.kills + self.crashes + self.thinkers


class Trial:
    """Servers on one database, and a table at which somebody plays."""

    def __init__(self, servers: Sequence[Server], rng: Random, soon: float) -> None:
        self._soon = soon
        self._servers = servers
        self._rng = rng
        self._tokens = self._set_up()

    def _set_up(self) -> list[str]:
        return seat_tokens(self._servers[0].set_up("link", "link", "link", horse="yes"))

    def life(self) -> Tally:
        """Play a few steps, kill something, and compare what everybody sees with what was acknowledged."""
        with ExitStack() as stack:
            places = [self._rng.choice(self._servers) for _ in self._tokens]
            seated = zip(places, self._tokens, strict=True)
            clients = [stack.enter_context(server.client(token)) for server, token in seated]
            played = sum(self._step(clients, n) for n in range(STEPS))
            until_alike(clients, self._soon)
            if clients[0].now["result"]:
                self._tokens = self._set_up()
                return Tally(steps=played)
            return Tally(steps=played) + self._death(clients, places)

    def _death(self, clients: list[Client], places: list[Server]) -> Tally:
        within = self._rng.choice(FATES) == "within"
        return Tally(kills=1, slowest=self._kill(clients, places, within=within))

    def _step(self, clients: list[Client], n: int) -> int:
        """Answer for somebody who is asked, and sometimes undo it; return how many steps were acknowledged."""
        until_alike(clients, self._soon)
        asked = [client for client in clients if client.picks() and not client.now["result"]]
        if not asked:
            return 0
        client = self._rng.choice(asked)
        reply = client.answer(client.picks()[-1])
        if reply["type"] == "refused":
            assert reply["code"] == "stale", reply  # another guest has just undone a step
            return 0
        if n == 1 and client.now["seats"][0]["undo"] is None:
            assert client.undo()["type"] == "done"
        return 1

    def _acknowledged(self, clients: list[Client]) -> list[Any]:
        """Return what newcomers see, which is everything acknowledged, once *clients* also see it."""
        seen = []
        for token, client in zip(self._tokens, clients, strict=True):
            with self._rng.choice(self._servers).client(token) as newcomer:
                seen.append(newcomer.now)
            until_at(client, newcomer.now, self._soon)
        return seen

    def _kill(self, clients: list[Client], places: list[Server], *, within: bool) -> float:
        """Kill a process, possibly in the middle of an answer; return how long the slowest viewer was behind."""
        kept = self._acknowledged(clients)
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
        """Resend an answer whose process died while handling it: it must happen exactly once. Return the tables."""
        with ExitStack() as stack:
            seats = [stack.enter_context(self._rng.choice(living).client(token)) for token in self._tokens]
            seats[asked].send(**message)
            reply = seats[asked].hear("done", "refused")
            assert reply["type"] == "done" or reply["code"] == "stale", reply
            assert seats[asked].now["version"] > before[asked]["version"], "an answer has not happened"
            until_alike(seats, self._soon)
            return [client.settle() for client in seats]


class TrialOfMany(Trial):
    """A trial on PostgreSQL, in which the database may die, and so may the thinker of a bot."""

    def __init__(self, cafes: Sequence[Cafe], postgres: Postgres, rng: Random, soon: float) -> None:
        super().__init__(cafes, rng, soon)
        self._cafes = cafes
        self._postgres = postgres
        self._thinker = cafes[0].thinker()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._thinker.kill()

    def _death(self, clients: list[Client], places: list[Server]) -> Tally:
        fate = self._rng.choice(FATES_OF_MANY)
        if fate == "database":
            return Tally(crashes=1, slowest=self._crash(clients))
        if fate == "thinker":
            return self._bereave()
        return Tally(kills=1, slowest=self._kill(clients, places, within=fate == "within"))

    def _crash(self, clients: list[Client]) -> float:
        """Crash the database and restart it; return how long the slowest viewer was behind afterwards."""
        kept = self._acknowledged(clients)
        self._postgres.crash()
        self._postgres.start()
        for server in self._servers:
            until_well(server)
        began = time.monotonic()
        for client, before in zip(clients, kept, strict=True):
            until_at(client, before, self._soon)
        return time.monotonic() - began

    def _bereave(self) -> Tally:
        """Kill the thinker while it thinks for a bot: another one, or a server, must take over, and play continue."""
        until(lambda: not self._cafes[0].rows())  # thoughts about other tables
        for cafe in self._cafes:
            cafe.until_there_are(1)
        links = self._rng.choice(self._cafes).set_up("here", "ponderer")
        places = [self._rng.choice(self._cafes) for _ in range(2)]
        with places[0].client(links["host"]) as host, places[1].client(links["watch"]) as guest:
            assert host.answer(host.picks()[-1])["type"] == "done"  # the highest bid, so the next turn is not the bot's
            until(lambda: host.settle()["step"] == BOTH_BID or [row for row in self._cafes[0].rows() if row.taken])
            if host.now["step"] == BOTH_BID:  # the bot was faster
                return Tally()
            slowest = self._replace(host, guest)
            assert host.settle()["step"] == BOTH_BID, "a bot has answered twice"
            assert host.answer(host.picks()[0])["type"] == "done"
        return Tally(thinkers=1, steps=2, slowest=slowest)

    def _replace(self, host: Client, guest: Client) -> float:
        """Start another thinker before the bot answers, or after; return how long the *guest* was behind."""
        self._thinker.kill()
        at_once = self._rng.random() < 0.5
        if at_once:
            self._thinker = self._cafes[0].thinker()
        host.catch_up(BOTH_BID)
        began = time.monotonic()
        until_alike([host, guest], self._soon)
        slowest = time.monotonic() - began
        if not at_once:
            self._thinker = self._cafes[0].thinker()
        return slowest


def answer_to(client: Client) -> Any:
    """Return an answer to what a client is asked."""
    now = client.now["seats"][0]
    pick = {"version": client.now["version"], "seat": now["seat"], "ask": now["decision"]["ask"]}
    return {"type": "answer", "id": "again", **pick, "pick": client.picks()[-1]}


def until_alike(clients: list[Client], soon: float) -> None:
    """Wait until all clients see the same step and the same seats ready; fail if that takes longer than *soon*."""
    began = time.monotonic()
    while len({look(client.settle()) for client in clients}) > 1:
        assert time.monotonic() - began < soon, "somebody is behind"
        time.sleep(0.005)


def look(now: Any) -> Any:
    """Return the part of a view that everybody shares."""
    return now["step"], tuple(now["ready"]), tuple(now["asked"])


def until_at(client: Client, before: Any, soon: float) -> None:
    """Wait until a remaining client sees the table as it was *before*; fail if that takes longer than *soon*."""
    began = time.monotonic()
    try:
        while what_counts(client.settle()) != what_counts(before):
            assert time.monotonic() - began < soon, "somebody is behind"
            time.sleep(0.005)
    except ConnectionClosed:  # it would reconnect; what newcomers see is checked elsewhere
        return


def until_well(server: Server) -> None:
    """Wait until a server can reach its database again."""
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
    """Let *processes* processes serve a database until there were enough kills, and return the tally.

    Every viewer must be up to date within *soon* seconds; allow more on a busy machine.
    """
    with ExitStack() as stack:
        places = [folder / str(n) for n in range(processes)]
        for place in places:
            place.mkdir(parents=True)
        servers: Sequence[Server]
        trial: Trial
        if postgres:
            servers = cafes = [stack.enter_context(Cafe(place, database, patience=1)) for place in places]
            trial = stack.enter_context(TrialOfMany(cafes, postgres, rng, soon))
        else:
            servers = [stack.enter_context(Server(place / "data", database=database, patience=1)) for place in places]
            trial = Trial(servers, rng, soon)
        tally = Tally()
        while tally.deaths < number:
            tally += trial.life()
        said = "".join(server.log.read_text() for server in servers)
    for failure in FAILURES:
        assert failure not in said, said[said.index(failure) :][:2000]
    return tally
