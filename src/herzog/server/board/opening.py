"""Who may analyse which game, and sitting down at its board."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from herzog.games import GAMES
from herzog.server.board.board import Board, Shelf
from herzog.server.board.sandbox import Sandbox
from herzog.server.connection import Connection
from herzog.server.refusal import Refusal
from herzog.server.wire import Presence

if TYPE_CHECKING:
    from herzog.server.links import Grant
    from herzog.server.lobby import Lobby
    from herzog.server.store import Saved
    from herzog.server.table import Table
    from herzog.server.wire import Analyse


async def analysed(lobby: Lobby, grant: Grant, saved: Saved) -> Table:
    """Return the table of a game that this link may analyse: one that is over, or the host's own practice table."""
    practises = saved.practice and grant.role == "host"
    if saved.standing.result is None and not practises:
        raise Refusal("no-board")
    return await lobby.table(saved)


async def analyse(lobby: Lobby, word: Analyse) -> Board:
    """Sit down at an analysis board."""
    grant, saved = await lobby.grant(word.token)
    table = await analysed(lobby, grant, saved)
    branch = await lobby.branches.find(saved.id, word.branch) if word.branch else None
    seats = tuple(range(len(saved.header.seats)))
    connection = Connection(grant, seats)
    welcome = lobby.welcome(grant, saved, table.pack, "")
    connection.tell(replace(welcome, mine=list(seats), hints=False, lesson=None, clock=None, aside="board"))
    connection.tell(Presence(list(seats), 0))
    steps = [*table.record.steps]
    sandbox = Sandbox(GAMES[saved.header.game], saved.header, table.pack.box, Random(secrets.randbits(64)))
    shelf = Shelf(lobby.branches, lobby.critics, lobby.depth)
    board = Board(saved, table.pack, connection, sandbox, steps, shelf)
    await asyncio.to_thread(board.set_up, branch, word.step)
    board.begin()
    return board
