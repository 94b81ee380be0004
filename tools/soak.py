"""Long trials of a server on this machine: kills, hostile messages, greedy visitors, corrupt files (`make soak`).

Each trial has a fixed size, prints its measurements, and fails if a promise is broken. Smaller versions of the same
trials are part of `make test` (tests/fuzz, tests/server/test_restart.py).
"""

from __future__ import annotations

import logging
import shutil
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from herzog.games import GAMES
from herzog.kernel import BrokenRecord, Record, replay
from herzog.kernel.pack import PackError
from tests.fuzz import hostile
from tests.fuzz.sieges import besieged
from tests.fuzz.test_fuzz import GAME_NAMES, RECORDS
from tests.server import postgres
from tests.server.forked import BARE
from tests.server.harness import Server
from tools.kills import Tally, kills
from tools.visitor import visit

ATTACKER, PLAYER = "203.0.113.1", "203.0.113.2"
FORCES = 4  # attacking processes, all from one address: a single one cannot send as much as a server can take
SAMPLES, BREAK = 200, 0.1  # the number of timed looks, and the seconds between them, within the limits of one address
LULL = 100.0  # seconds until tables without guests are closed, and freed memory is returned
GROWTH = 1.2  # the largest acceptable memory after an attack
SLOWER = 2.0  # how much longer the slowest looks of others may take during an attack
PROCESSES = (1, 2, 4)  # processes on one PostgreSQL
FLOOR = 50.0  # milliseconds that are acceptable, whatever the ratio


def siege(folder: Path, messages: int) -> None:
    """Send hostile *messages* while somebody else plays; print and check what that costs them."""
    with Server(folder, patience=1, work=[200, 4000], proxies="127.0.0.1") as server:
        besieged(server, "lacrimosa", Random(0), 500, ATTACKER)  # so that everything is loaded
        calm, memory, began = looks(server), server.memory(), time.monotonic()
        attackers = [BARE.Process(target=attack, args=(server.address, n, messages // FORCES)) for n in range(FORCES)]
        for attacker in attackers:
            attacker.start()
        times: list[float] = []
        while any(attacker.is_alive() for attacker in attackers):
            times += looks(server)
        took, at_once = time.monotonic() - began, server.memory() / memory
        time.sleep(LULL)
        grown, said = server.memory() / memory, server.log.read_text()
    slowest = [quantiles(each, n=100)[-1] for each in (calm, times)]
    typer.echo(f"{messages} messages, {messages / took:.0f} a second: memory {memory:.0f} MB, then {at_once:.2f} times")
    typer.echo(f"  that, and {grown:.2f} times when tables were closed and memory was given back")
    typer.echo(f"  others' looks: median {median(calm):.1f}, then {median(times):.1f} ms")
    typer.echo(
        f"  of a hundred the slowest {slowest[0]:.1f}, then {slowest[1]:.1f} ms ({len(calm)} and {len(times)} looks)"
    )
    assert not any(attacker.exitcode for attacker in attackers), "an attacker failed"
    assert "Traceback" not in said, said[said.index("Traceback") :][:2000]
    assert grown < GROWTH, "memory has grown"
    assert slowest[1] < max(FLOOR, SLOWER * slowest[0]), "others had to wait"


def attack(address: str, n: int, messages: int) -> None:
    """Send hostile *messages* to the server at *address*, as attacker number *n*."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # it would log every abrupt disconnect
    server = Server(Path())
    server.address = address
    besieged(server, GAME_NAMES[n % len(GAME_NAMES)], Random(n), messages, ATTACKER)


def looks(server: Server) -> list[float]:
    """Return how many milliseconds each page of history took."""
    times = []
    with server.client(server.set_up("here", "here", game="lacrimosa")["host"], PLAYER) as host:
        for _ in range(SAMPLES):
            began = time.perf_counter()
            assert host.request(type="look", step=1)["type"] == "past"
            times.append(1000 * (time.perf_counter() - began))
            time.sleep(BREAK)
    return times


def spoilt(number: int) -> None:
    """Read a number of corrupt packs and records of each game."""
    for name in GAME_NAMES:
        game = GAMES[name]
        for seed in range(number):
            rng = Random(seed)
            with TemporaryDirectory() as folder, suppress(PackError):
                pack = Path(shutil.copytree(game.data, folder, dirs_exist_ok=True))
                file = pack / rng.choice(sorted(game.files))
                file.write_text(hostile.toml(rng, file.read_text("utf-8")), "utf-8")
                game.load(pack)
            with suppress(BrokenRecord):
                record = Record.loads(hostile.record(rng, RECORDS[name]))
                if record.header.game in GAMES:
                    replay(GAMES[record.header.game], record, GAMES[record.header.game].load())
    typer.echo(f"{number} corrupt packs and records of each game: read, or refused with an error that names the fault")


def deaths(folder: Path, times: int, soon: float) -> None:
    """Kill servers, databases and thinkers *times* times in each arrangement, and print the tallies."""
    began = time.monotonic()
    tally = kills(folder / "sqlite", f"sqlite:///{folder / 'games.sqlite'}", times, 1, Random(1), None, soon=soon)
    typer.echo(told("SQLite, 1 process", tally, time.monotonic() - began))
    if not postgres.can_run():
        typer.echo("PostgreSQL: not tried, because it is not installed here")
        return
    with postgres.running() as running:
        for processes in PROCESSES:
            where, began = folder / f"postgres-{processes}", time.monotonic()
            tally = kills(where, running.new_database(), times, processes, Random(processes), running, soon=soon)
            typer.echo(told(f"PostgreSQL, {processes} processes", tally, time.monotonic() - began))


def visitor(folder: Path, tables: int) -> None:
    """Let a visitor set up many tables of strong bots, and measure how long others wait."""
    if not postgres.can_run():
        visit(folder, None, tables)
        return
    with postgres.running() as running:
        visit(folder, running, tables)


def told(what: str, tally: Tally, took: float) -> str:
    """Return a *tally* in words, with the seconds that each kill *took*."""
    killed = f"{tally.kills} kills of a process, {tally.crashes} of the database, {tally.thinkers} of a thinker"
    slowest = f"those who stayed were up to date after {tally.slowest:.2f} s at most"
    steps = f"{tally.steps} acknowledged steps, none lost or doubled"
    return f"{what}: {killed}, {steps}; {slowest}; {took / max(1, tally.deaths):.1f} s each"


def main(
    times: Annotated[int, typer.Option("--kills", help="How often to kill something, in each arrangement.")] = 250,
    messages: Annotated[int, typer.Option("--messages", help="How many hostile messages to send.")] = 1_000_000,
    files: Annotated[int, typer.Option("--files", help="How many packs and records of each game to corrupt.")] = 2000,
    tables: Annotated[int, typer.Option("--tables", help="How many tables of strong bots one visitor sets up.")] = 60,
    soon: Annotated[float, typer.Option("--soon", help="Seconds until all must be up to date.")] = 2,
) -> None:
    """Try for hours what `make test` tries for seconds; 0 skips a trial."""
    with TemporaryDirectory() as folder:
        if files:
            spoilt(files)
        if messages:
            siege(Path(folder) / "siege", messages)
        if tables:
            visitor(Path(folder), tables)
        if times:
            deaths(Path(folder), times, soon)


if __name__ == "__main__":
    typer.run(main)
