"""A greedy visitor with many tables of strong bots, and somebody else waiting for one bot.

The visitor sets up as many tables as one could in an evening, with five of the strongest bots each, and watches them
all. Somebody else plays against one strong bot, whose answers are timed before and during that: first with bots that
think in processes of the server, then with remote thinkers.
"""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from statistics import median, quantiles
from time import monotonic
from typing import TYPE_CHECKING

import typer

from herzog.bots import bots_for
from tests.server.harness import Server
from tests.server.thinkers import Cafe

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Client
    from tests.server.postgres import Postgres

VISITOR, PLAYER = "203.0.113.3", "203.0.113.4"
SEATS = 5
ANSWERS = 40  # how many answers of the other's bot are timed
LONGER = 3.0  # the largest acceptable slowdown
THINKERS = 2
USUAL = {"pace": 0.7, "proxies": "127.0.0.1"}  # the default pace, and visitors from several addresses


def visit(folder: Path, postgres: Postgres | None, tables: int) -> None:
    """Let the visitor come to a server that thinks itself, then, with *postgres*, to one with remote thinkers."""
    with Server(folder / "alone", workers=THINKERS, **USUAL) as server:
        typer.echo(told("bots think in the server's processes", *timed(server, tables)))
    if postgres:
        with ExitStack() as stack:
            cafe = stack.enter_context(Cafe(folder, postgres.new_database(), **USUAL))
            for n in range(THINKERS):
                stack.enter_context(cafe.thinker(n))
            cafe.until_there_are(THINKERS)
            typer.echo(told("bots think in remote thinkers", *timed(cafe, tables)))


def timed(server: Server, tables: int) -> tuple[list[float], list[float]]:
    """Return how many seconds each answer of a bot took, before and during the visit."""
    before = waits(server)
    with ExitStack() as stack:
        for _ in range(tables):
            links = server.set_up(*[bots_for("fourberies")[-1]] * SEATS, game="fourberies")
            stack.enter_context(server.client(links["host"], VISITOR))
        return before, waits(server)


def waits(server: Server) -> list[float]:
    """Return how many seconds somebody waited for each answer of their bot."""
    rng, times = Random(0), list[float]()
    with server.client(server.set_up("here", bots_for("lacrimosa")[-1], game="lacrimosa")["host"], PLAYER) as host:
        while len(times) < ANSWERS and not host.settle()["result"]:
            if host.picks(0):
                assert host.answer(plain_pick(host, rng), 0)["type"] == "done"
            else:
                times.append(wait(host))
    return times


def plain_pick(host: Client, rng: Random) -> int:
    """Return a random sensible answer."""
    return int(rng.choice([option["pick"] for option in host.decision(0)["options"] if option["plain"]]))


def wait(host: Client) -> float:
    """Wait for the next step; return how many seconds that took."""
    began, step = monotonic(), host.now["step"]
    host.catch_up(step + 1)
    return monotonic() - began


def told(how: str, before: list[float], then: list[float]) -> str:
    """Return the measurements in words, and check them."""
    usual, late = ([median(each), quantiles(each, n=10)[-1]] for each in (before, then))
    seen = f"median {usual[0]:.2f}, then {late[0]:.2f} s; of ten the slowest {usual[1]:.2f}, then {late[1]:.2f} s"
    assert late[0] < LONGER * usual[0], seen
    return f"a visitor with many tables of {SEATS} strong bots, {how}: others' bots answer in {seen}"
