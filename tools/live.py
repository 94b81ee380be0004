"""Measure many live tables, each with a person, a fast bot and a pick every few seconds, with 1, 2 and 4 processes.

`python -m tools.live TABLES SECONDS` needs the programs of a PostgreSQL server. The players run on the same machine
and use part of it; they time a pick from sending it to hearing that it is done. One of the servers reports how long
its last 10,000 answers took, without the network and the players. With `--every 0` they pick as soon as they are
asked, which shows how many picks per second are possible. `--jobs N` adds `herzog think --jobs N`. Everything runs on
loopback and ends by itself.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from herzog.bots import bots_for
from tests.server import postgres
from tools.bench_server import ROOT, UNBOUND, Now, Server, answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.client import ClientConnection

GAMES: Final = ("fourberies", "lacrimosa")
MANY: Final = "100000"
ROOM: Final = (*UNBOUND, "--sockets", MANY, "--sockets-each", MANY)
LATE: Final = 30.0  # seconds after which a pick without an answer is an error
DOORS: Final = 20  # guests who sit down at the same time


class Cafe(Server):
    """A server with several processes on PostgreSQL."""

    def __init__(self, folder: str, database: str, processes: int) -> None:
        super().__init__(folder, ROOT, "--database", database, "--workers", str(processes), *ROOM)

    def everybody(self) -> list[Path]:
        """Return the folders in /proc of all processes of the server, including those that think."""
        found, new = [Path(f"/proc/{self.process.pid}")], [self.process.pid]
        while new:
            stats = [path.parent for path in Path("/proc").glob("[0-9]*/stat") if _parent(path) in new]
            new = [int(path.name) for path in stats]
            found += stats
        return found

    def memory(self) -> float:
        """Return the memory of all its processes, in MB."""
        lines = [line for place in self.everybody() for line in (place / "status").read_text().splitlines()]
        return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def spent(self) -> float:
        """Return the processor time of all its processes, in seconds."""
        stats = [(place / "stat").read_text().rpartition(")")[2].split() for place in self.everybody()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def seat(self, game: str) -> str:
        """Return the token of the person at a new table with a fast bot."""
        chairs = [{"kind": "link", "name": "Ana", "bot": ""}, {"kind": "bot", "name": "Bo", "bot": bots_for(game)[0]}]
        return str(self.ask("api/tables", {"game": game, "seats": chairs})["seats"][0]["token"])


def _parent(stat: Path) -> int:
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended
        return 0


class Guests:
    """People at *tables* tables, who pick every *every* seconds; with 0, as soon as they are asked."""

    def __init__(self, cafe: Cafe, tables: int, every: float) -> None:
        self._cafe: Final = cafe
        self._every: Final = every
        self._url: Final = cafe.address.replace("http", "ws") + "api/socket"
        self._doors: Final = asyncio.Semaphore(DOORS)
        self.all_here: Final = asyncio.Barrier(tables + 1)
        self._begun = False
        self.times: list[float] = []  # seconds
        self.errors: list[str] = []

    async def stay(self, n: int) -> None:
        """Play one game after another."""
        rng = Random(n)
        while True:
            try:
                await self._play(GAMES[n % len(GAMES)], rng)
            except (ConnectionClosed, OSError, TimeoutError) as problem:
                self.errors.append(type(problem).__name__)

    async def _play(self, game: str, rng: Random) -> None:
        async with self._doors:
            token = await asyncio.to_thread(self._cafe.seat, game)
            socket = await connect(self._url, max_size=None)
            await socket.send(json.dumps({"type": "sit", "token": token}))
        async with socket:
            if not self._begun:
                await self.all_here.wait()
                self._begun = True
                await asyncio.sleep(rng.uniform(0, self._every))
            await self._answer_all(socket, rng)

    async def _answer_all(self, socket: ClientConnection, rng: Random) -> None:
        """Pick whenever it is time and there is a question, until the game is over."""
        guest, due = Guest(socket, self), monotonic()
        hearing = asyncio.create_task(guest.hear())
        try:
            while (await guest.asked()).result is None:
                await asyncio.sleep(due - monotonic())
                due = max(due + self._every, monotonic())
                await guest.answer(rng)
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    def note(self, reply: str, seconds: float) -> None:
        """Count an answer."""
        self.times.append(seconds)
        if reply.startswith('{"type":"refused"'):
            self.errors.append(str(json.loads(reply)["code"]))


class Guest:
    """Somebody at a table who reads every message immediately, and so always has the latest view."""

    def __init__(self, socket: ClientConnection, guests: Guests) -> None:
        self._socket: Final = socket
        self._guests: Final = guests
        self._now: Now | None = None
        self._news: Final = asyncio.Event()
        self._sent = 0.0  # when the last pick was sent; 0 once it was answered
        self._hung_up = False

    async def hear(self) -> None:
        """Read all messages."""
        with suppress(ConnectionClosed):
            async for data in self._socket:
                self._take_in(str(data))
                self._news.set()
        self._hung_up = True
        self._news.set()

    def _take_in(self, text: str) -> None:
        if text.startswith(('{"type":"done"', '{"type":"refused"')):
            self._guests.note(text, monotonic() - self._sent)
            self._sent = 0.0
        elif text.startswith('{"type":"now"'):
            self._now = msgspec.json.decode(text, type=Now)

    async def asked(self) -> Now:
        """Return the table once there is something to decide or the game is over."""
        while self._sent or self._now is None or not (self._now.asked() or self._now.result):
            if self._hung_up:
                raise ConnectionResetError
            async with asyncio.timeout(LATE if self._sent else None):
                await self._news.wait()
            self._news.clear()
        return self._now

    async def answer(self, rng: Random) -> None:
        """Answer what is asked now."""
        if self._now and (seat := self._now.asked()):
            self._sent = monotonic()
            await self._socket.send(json.dumps(answer(self._now, seat, rng)))


async def stayed(cafe: Cafe, tables: int, seconds: float, every: float) -> tuple[Guests, float]:
    """Let guests play at *tables* tables for *seconds*; return them and the server's processor time."""
    guests = Guests(cafe, tables, every)
    staying = [asyncio.create_task(guests.stay(n)) for n in range(tables)]
    await guests.all_here.wait()
    before = cafe.spent()
    await asyncio.sleep(seconds)
    spent = cafe.spent() - before
    for guest in staying:
        guest.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    return guests, spent


def row(cafe: Cafe, tables: int, seconds: float, every: float) -> Sequence[str]:
    """Return the measurements for one number of processes as a row of the table."""
    guests, spent = asyncio.run(stayed(cafe, tables, seconds, every))
    times = [1000 * each for each in guests.times]
    health = cafe.ask("health")
    hundredths = quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    counted = {code: guests.errors.count(code) for code in dict.fromkeys(guests.errors)}
    return (
        str(len(times)),
        f"{len(times) / seconds:.1f}",
        f"{hundredths[49]:.1f}",
        f"{hundredths[98]:.1f}",
        f"{health['p99_ms']:.1f}",
        ", ".join(f"{code} {number}" for code, number in counted.items()) or "0",
        f"{cafe.memory():.0f}",
        f"{1000 * spent / max(1, len(times)):.1f}",
    )


def thinkers(database: str, jobs: int) -> subprocess.Popen[Any]:
    """Return a running `herzog think`."""
    command = [sys.executable, "-m", "herzog", "think", "--database", database, "--jobs", str(jobs)]
    started = subprocess.Popen(command, cwd=ROOT / "src", stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert started.stdout, "asked for above"
    started.stdout.readline()
    return started


def main(
    tables: Annotated[int, typer.Argument(help="How many tables to play at.")] = 1000,
    seconds: Annotated[float, typer.Argument(help="Seconds for each number of processes.")] = 600,
    every: Annotated[float, typer.Option("--every", help="Seconds between two picks of a person.")] = 10,
    jobs: Annotated[int, typer.Option("--jobs", help="Processes of `herzog think`; 0 lets the server think.")] = 0,
    processes: Annotated[str, typer.Option("--processes", help="Numbers of processes, one after another.")] = "1,2,4",
) -> None:
    """Print how long picks take, what fails and how much memory is used, for each number of processes."""
    gc.disable()  # the players must not slow down the measurement
    shown = Table(title=f"{tables} tables for {seconds:.0f} s, a pick every {every:g} s, thinkers elsewhere: {jobs}")
    for heading in (
        "processes",
        "picks",
        "per s",
        "p50 ms",
        "p99 ms",
        "in the server",
        "errors",
        "RSS MB",
        "CPU ms a pick",
    ):
        shown.add_column(heading, justify="right")
    with postgres.running() as running:
        for number in map(int, processes.split(",")):
            with ExitStack() as stack:
                database = running.new_database()
                cafe = Cafe(stack.enter_context(TemporaryDirectory()), database, number)
                stack.callback(cafe.close)
                if jobs:
                    started = thinkers(database, jobs)
                    stack.callback(started.communicate)
                    stack.callback(started.terminate)
                shown.add_row(str(number), *row(cafe, tables, seconds, every))
    Console(width=120).print(shown)


if __name__ == "__main__":
    typer.run(main)
