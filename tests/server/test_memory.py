"""What a table costs that is open and idle, and what happens to memory that nobody uses any more."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from herzog.server.access.links import keys
from herzog.server.access.tokens import TokenSigner
from herzog.server.clock import Clock
from herzog.server.database.saved import Saved
from herzog.server.http.app import open_lobby
from herzog.server.operations.memory import TRIM, give_back
from herzog.server.packs import load_packs
from herzog.server.peers.claim import claim
from herzog.server.run import FRAME
from herzog.server.settings import Settings
from herzog.table.entry import Entry
from herzog.table.setup import Setup
from herzog.table.writing import Standing
from herzog.wire import Chair
from tests.review.games import played
from tests.server.harness import Server
from tests.server.test_followers import SECRET
from tests.waiting import until

if TYPE_CHECKING:
    from herzog.server.lobby.lobby import Lobby

pytestmark = pytest.mark.slow

MOST = 200  # kB
CHAIRS = [Chair("here", "Ana", ""), Chair("here", "Ben", "")]


async def kept(lobby: Lobby, game: str, seed: int, share: float) -> Saved:
    """Keep a game of which a *share* was played, and return it."""
    record = played(game, ("uniform", "uniform"), seed)
    steps = record.steps[: round(share * len(record.steps))]
    standing = Standing(len(steps), (), record.result if steps == record.steps else None, 0)
    saved = Saved(f"table {seed}", Setup(record.header, 1, CHAIRS), standing)
    await lobby.store.add(saved, [Entry("step", *step) for step in steps], keys(CHAIRS))
    return saved


def traced() -> float:
    """Return how much memory is in use, in kB."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1024


async def cost(lobby: Lobby, game: str, share: float) -> float:
    """Return what a game takes in memory that is opened after another."""
    first, *others = [await kept(lobby, game, seed, share) for seed in range(4)]
    await lobby.tables.find(first)  # what is loaded once
    tracemalloc.start()
    try:
        before = traced()
        for saved in others:
            await lobby.tables.find(saved)
        return (traced() - before) / len(others)
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("game", ["lacrimosa", "fourberies"])
@pytest.mark.parametrize("share", [0.5, 0.9, 1])
def test_a_game_that_is_open(game: str, share: float, tmp_path: Path) -> None:
    """It takes no more than what cannot be made again in no time: steps, and what was told of them."""

    async def looked_at() -> float:
        url, settings = f"sqlite:///{tmp_path / 'games.sqlite'}", Settings(tmp_path)
        held = claim(url, SECRET)
        lobby = await open_lobby(url, settings, load_packs(()), TokenSigner(SECRET), Clock(), held)
        try:
            return await cost(lobby, game, share)
        finally:
            await lobby.close()
            held.close()

    assert asyncio.run(looked_at()) < MOST


def resident() -> float:
    """Return how much memory this process has, in MB."""
    status = Path("/proc/self/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


@pytest.mark.skipif(TRIM is None, reason="this C library gives back by itself")
def test_memory_between_what_is_used_is_given_back() -> None:
    """Of 60 MB in pieces, most of which are dropped, the system gets back most; without being asked it gets little."""
    pieces: list[bytes | None] = [bytes(3000) for _ in range(20_000)]
    full = resident()
    for n in range(len(pieces)):
        if n % 10:
            pieces[n] = None
    assert resident() > full - 20
    give_back()
    assert resident() < full - 30


def test_whoever_hangs_up_leaves_nothing(tmp_path: Path) -> None:
    """A socket that breaks, or sends more than anybody reads, is gone at once: nobody waits for a full collection."""
    with Server(tmp_path / "data") as server:
        token = server.set_up("here", "here")["host"]
        hang_up(server, token)
        before = server.memory()
        for _ in range(3):
            hang_up(server, token)
        assert server.memory() - before < 10, "MB; it was 20 when it had to wait"


def hang_up(server: Server, token: str) -> None:
    """Let a crowd sit down, and go without a word or with too many, all at once."""
    crowd = [server.client(token) for _ in range(80)]
    for n, guest in enumerate(crowd):
        if n % 2:
            guest.send(type="x" * FRAME)
        guest.socket.close_socket()
    until(lambda: server.ask("GET", "/health")[1]["sockets"] == 0)
