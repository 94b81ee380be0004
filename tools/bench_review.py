"""Measure a review: how long it takes, and how much it slows down picks at other tables.

python -m tools.bench_review [SECONDS [GAME ...]]

First, it measures the time to the first moments of a review and to all of it, on an idle server. Then people play at
twenty tables of that server, alternately for SECONDS without reviews and for SECONDS with one review after another.
Picks are timed as a browser sees them: from sending one to the view in which something else is asked.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.table import Table

from herzog.bots import bot_named
from herzog.games import GAMES
from herzog.sim.arena import Arena
from tools.bench_server import Crowd, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES: Final = 20
PAUSE: Final = 1.0  # seconds between the picks of a table
SECONDS: Final = 15.0
TURNS: Final = 2  # measurements of each kind
OFTEN: Final = 0.05  # seconds between two looks at a review


def finished(game: str, seed: int) -> str:
    """Return the record of a game that two bots played."""
    known = GAMES[game]
    return Arena(known, known.load(), [bot_named("greedy")] * 2, {}).play(seed)[0].dumps()


class Reviewed:
    """A finished game on a server, which can be reviewed."""

    def __init__(self, server: Server, record: str) -> None:
        self._server: Final = server
        self._token: Final = server.ask("api/records", {"record": record})["host"]

    def look(self) -> Any:
        """Return the progress of its review."""
        return self._server.ask("api/review", token=self._token)

    def begin(self) -> Any:
        """Start reviewing it."""
        return self._server.ask("api/review", {}, token=self._token)


def times(server: Server, record: str) -> tuple[float, float]:
    """Return the seconds to the first moments of a review, and to all of it."""
    game, began, first = Reviewed(server, record), monotonic(), 0.0
    found = game.begin()
    while found["state"] != "done":
        sleep(OFTEN)
        found = game.look()
        first = first or (monotonic() - began if found["moments"] else 0.0)
    return first, monotonic() - began


async def keep_reviewing(server: Server, records: Iterator[str]) -> None:
    """Review one game after another until cancelled; the last review continues in its thread."""
    for record in records:
        await asyncio.to_thread(times, server, record)


async def waits(server: Server, game: str, seconds: float, reviewed: Iterator[str] | None) -> list[float]:
    """Return how long picks took while people played for *seconds*, with or without reviews."""
    tokens = [token for _ in range(TABLES) for token in server.set_up(game)]
    crowd = Crowd(server.address.replace("http", "ws") + "api/socket", len(tokens), PAUSE)
    players = [asyncio.create_task(crowd.play(token, Random(n))) for n, token in enumerate(tokens)]
    await crowd.all_here.wait()
    beside = [asyncio.create_task(keep_reviewing(server, reviewed))] if reviewed else []
    await asyncio.sleep(seconds)
    for task in (*players, *beside):
        task.cancel()
    await asyncio.gather(*players, *beside, return_exceptions=True)
    return crowd.waits


def row(game: str, what: str, found: list[float]) -> tuple[str, ...]:
    """Return a row of the table: how many picks there were, and the median and 99th percentile of their waits."""
    cuts = [1000 * cut for cut in quantiles(found, n=100)]
    return game, what, str(len(found)), f"{cuts[49]:.1f}", f"{cuts[98]:.1f}"


def main() -> None:
    """Print both tables."""
    gc.disable()  # the players must not slow down the measurement
    seconds = float(sys.argv[1]) if sys.argv[1:] else SECONDS
    picks, reviews = Table(title="picks, milliseconds"), Table(title="reviews of games of two, seconds")
    for heading in ("game", "when", "picks", "median", "p99"):
        picks.add_column(heading, justify="right")
    for heading in ("game", "first", "all"):
        reviews.add_column(heading, justify="right")
    with TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            for game in sys.argv[2:] or GAMES:
                records = [finished(game, seed) for seed in range(6)]
                reviews.add_row(game, *[f"{each:.1f}" for each in times(server, records[0])])
                more = iter(records[1:])
                for _ in range(TURNS):
                    picks.add_row(*row(game, "alone", asyncio.run(waits(server, game, seconds, None))))
                    picks.add_row(*row(game, "beside a review", asyncio.run(waits(server, game, seconds, more))))
        finally:
            server.close()
    for table in (reviews, picks):
        Console(width=100).print(table)


if __name__ == "__main__":
    main()
