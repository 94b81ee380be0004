"""Measure the server's response time, from a pick to sending the view, with one table and with two hundred.

This uses a real server, a real database, two sockets at every table and random picks. The time is taken in the
server, from the arrival of a message until the last part of its answer has been handed to the socket, including
writing the step to disk. With many tables each has a pick every few seconds, as with people; a single table has one
after another.

`python -m tools.bench_server SECONDS` measures these sources; `… SECONDS FOLDER ROUNDS` compares them with another
working tree, alternating for ROUNDS rounds, also by the server's processor time per pick, which says more on a busy
machine. `… SECONDS FOLDER ROUNDS SEATS` does the same with SEATS seats on one screen.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT: Final = Path(__file__).resolve().parents[1]
TABLES: Final = 200
SECONDS: Final = 15.0
PAUSES: Final = {1: 0.06, TABLES: 2.0}  # seconds between the picks of a table; people take longer
SCREENS: Final = 50  # tables with all seats on one screen; a pick costs more there, so fewer tables are enough
UNBOUND: Final = ("--work", "1000000", "--sockets-each", "1000", "--tables-a-day", "100000")  # all from one address
BAR: Final = 5.0  # the largest acceptable ratio of the p99 with many tables to that with one


class Server:
    """A server with an empty data folder, started with extra arguments *words*."""

    def __init__(self, folder: str, root: Path = ROOT, *words: str) -> None:
        limits = UNBOUND if "--work" in (root / "src/herzog/cli/serve.py").read_text() else ()  # none in version 0.1
        command = [sys.executable, "-m", "herzog", "serve", "--port", "0", "--data", folder, *limits, *words]
        env = {**os.environ, "PYTHONPATH": str(root / "src")}
        self.process = subprocess.Popen(
            command, cwd=root / "src", env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout, "asked for above"
        self.address = self.process.stdout.readline().split(" is open at ")[1].split()[0]

    def close(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.communicate()

    def busy(self) -> float:
        """Return the processor time it has used, in seconds, without its thinking processes."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ask(self, path: str, body: object = None, token: str = "") -> Any:
        """Return the server's answer to a request with *token*."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def set_up(self, game: str, here: int = 0) -> list[str]:
        """Return the tokens of a new table for two, or the token of one screen with *here* seats."""
        kind, number = ("here", here) if here else ("link", 2)
        chairs = [{"kind": kind, "name": f"patron {seat}", "bot": ""} for seat in range(number)]
        links = self.ask("api/tables", {"game": game, "seats": chairs})
        return [links["host"]] if here else [link["token"] for link in links["seats"]]


class Offer(msgspec.Struct):
    """An option. Only what is needed to answer is decoded, so that the players do not slow down the measurement."""

    pick: int
    plain: bool


class Question(msgspec.Struct):
    """What a seat is asked."""

    ask: str
    options: list[Offer]


class Seat(msgspec.Struct):
    """The table as a seat knows it."""

    seat: int | None
    decision: Question | None


class Now(msgspec.Struct):
    """The table, now."""

    version: int
    since: int
    seats: list[Seat]
    result: object

    def asked(self) -> Seat | None:
        """Return the first of its seats that has to answer."""
        return next((seat for seat in self.seats if seat.decision), None)


class Crowd:
    """Players who start when everybody is seated."""

    def __init__(self, url: str, size: int, pause: float) -> None:
        self._url: Final = url
        self._pause: Final = pause
        self._missing = size
        self.picks = 0
        self.all_here: Final = asyncio.Event()
        self.waits: Final[list[float]] = []  # seconds from an answer to the table at which something else is asked

    async def play(self, token: str, rng: Random) -> None:
        """Answer every question at random, after a pause, until the game is over."""
        async with connect(self._url, max_size=None) as socket:
            sent, asked = 0.0, ""
            await socket.send(json.dumps({"type": "sit", "token": token}))
            async for data in socket:
                text = str(data)
                if text.startswith('{"type":"now"'):
                    now = msgspec.json.decode(text, type=Now)
                    seat = now.asked()
                    if sent and asked != (seat.decision.ask if seat and seat.decision else ""):
                        self.waits.append(monotonic() - sent)
                    sent = 0.0
                    await self._begin(first=now.since == 0)
                    if now.result:
                        return
                    if seat and seat.decision:
                        await asyncio.sleep(rng.uniform(0.5, 1.5) * self._pause)
                        sent, asked = monotonic(), seat.decision.ask
                        self.picks += 1
                        await socket.send(json.dumps(answer(now, seat, rng)))

    async def _begin(self, *, first: bool) -> None:
        self._missing -= first
        if not self._missing:
            self.all_here.set()
        await self.all_here.wait()


def answer(now: Now, seat: Seat, rng: Random) -> dict[str, object]:
    """Return a random plain answer of a *seat* that is asked."""
    assert seat.decision
    return {
        "type": "answer",
        "id": "x",
        "version": now.version,
        "seat": seat.seat,
        "ask": seat.decision.ask,
        "pick": rng.choice([option.pick for option in seat.decision.options if option.plain]),
    }


async def play_at(server: Server, tables: Sequence[Sequence[str]], pause: float, seconds: float) -> tuple[float, int]:
    """Play at all *tables* for *seconds*; return the server's processor time and the number of picks."""
    url, tokens = server.address.replace("http", "ws") + "api/socket", [token for each in tables for token in each]
    crowd = Crowd(url, len(tokens), pause)
    players = [asyncio.create_task(crowd.play(token, Random(n))) for n, token in enumerate(tokens)]
    await crowd.all_here.wait()
    before = server.busy()
    done, playing = await asyncio.wait(players, timeout=seconds)
    spent = server.busy() - before
    for player in playing:
        player.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for player in done:
        player.result()
    return spent, crowd.picks


class Load(NamedTuple):
    """The cost of a pick with many tables, in milliseconds."""

    busy: float
    median: float
    p99: float
    picks: int


def load(root: Path, game: str, seconds: float, here: int) -> Load:
    """Return the cost of a pick on the server of a working tree, with *here* seats on one screen."""
    with TemporaryDirectory() as folder:
        server = Server(folder, root)
        try:
            tables = [server.set_up(game, here) for _ in range(SCREENS if here else TABLES)]
            spent, picks = asyncio.run(play_at(server, tables, PAUSES[TABLES], seconds))
            health = server.ask("health")
            return Load(1000 * spent / picks, health["median_ms"], health["p99_ms"], picks)
        finally:
            server.close()


def compare(other: Path, seconds: float, rounds: int, here: int = 0) -> None:
    """Print the cost of a pick in this tree and the *other*, alternating, with *here* seats on one screen."""
    where = f"{SCREENS} tables of {here} seats on one screen" if here else f"{TABLES} tables"
    table = Table(title=f"server: milliseconds per pick with {where}, {rounds} rounds")
    for heading in ("game", "sources", "picks", "busy: each round", "busy: median", "median", "p99"):
        table.add_column(heading, justify="right")
    for game in ("fourberies", "lacrimosa"):
        loads: dict[Path, list[Load]] = {other: [], ROOT: []}
        for n in range(rounds):
            for root in (other, ROOT) if n % 2 else (ROOT, other):
                loads[root].append(load(root, game, seconds, here))
        for root, found in loads.items():
            busy = [each.busy for each in found]
            table.add_row(
                game,
                root.name,
                str(sum(each.picks for each in found)),
                " ".join(f"{each:.2f}" for each in busy),
                f"{median(busy):.2f}",
                f"{median(each.median for each in found):.2f}",
                f"{median(each.p99 for each in found):.2f}",
            )
    Console(width=120).print(table)


def measure(game: str, tables: int, seconds: float) -> Any:
    """Return the health of a server after game upon game at *tables* tables for *seconds*."""
    with TemporaryDirectory() as folder:
        server, end = Server(folder), monotonic() + seconds
        try:
            while (left := end - monotonic()) > 0:
                asyncio.run(play_at(server, [server.set_up(game) for _ in range(tables)], PAUSES[tables], left))
            return server.ask("health")
        finally:
            server.close()


def rows(games: Sequence[str], seconds: float) -> Iterator[tuple[str, ...]]:
    """Yield a row for each game and number of tables."""
    for game in games:
        alone = measure(game, 1, seconds)
        crowded = measure(game, TABLES, seconds)
        yield game, "1", str(alone["answers"]), f"{alone['median_ms']:.2f}", f"{alone['p99_ms']:.2f}", ""
        times = crowded["p99_ms"] / alone["p99_ms"]
        verdict = f"{times:.1f} x ({'within' if times <= BAR else 'OVER'} {BAR:.0f} x)"
        yield (
            "",
            str(TABLES),
            str(crowded["answers"]),
            f"{crowded['median_ms']:.2f}",
            f"{crowded['p99_ms']:.2f}",
            verdict,
        )


def main() -> None:
    """Print the table."""
    gc.disable()  # the players must not slow down the measurement
    seconds = float(sys.argv[1]) if sys.argv[1:] else SECONDS
    if sys.argv[2:]:
        compare(Path(sys.argv[2]).resolve(), seconds, *map(int, sys.argv[3:]))
        return
    table = Table(title="server: from a pick to its view being sent, milliseconds")
    for heading in ("game", "tables", "picks", "median", "p99", "p99 against one table"):
        table.add_column(heading, justify="right")
    for row in rows(("fourberies", "lacrimosa"), seconds):
        table.add_row(*row)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
