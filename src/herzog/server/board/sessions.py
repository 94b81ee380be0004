"""Opens analysis boards and plans for people who may have one."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from herzog.games import GAMES
from herzog.server.access.links import seats
from herzog.server.board.board import Board, BoardServices
from herzog.server.board.branches import Branches
from herzog.server.board.plan import Plan, Planning
from herzog.server.board.sandbox import Sandbox
from herzog.server.table.connection import Connection
from herzog.table.refusal import Refusal
from herzog.wire import Presence

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.access.links import Grant
    from herzog.server.database.saved import Saved
    from herzog.server.lobby.lobby import Lobby
    from herzog.server.table.table import Table
    from herzog.wire import Analyse, WhatIf


async def analysed(lobby: Lobby, grant: Grant, saved: Saved) -> Table:
    """Return the table of a game that this link may analyse: a finished one, or the host's own practice table."""
    practises = saved.setup.practice and grant.role == "host"
    if saved.standing.result is None and not practises:
        raise Refusal("no-board")
    return await lobby.tables.find(saved)


async def analyse(lobby: Lobby, word: Analyse, address: str) -> Board:
    """Sit down at an analysis board, coming from *address*."""
    grant, saved = await lobby.access.grant(word.token)
    table = await analysed(lobby, grant, saved)
    branches = Branches(lobby.store, lobby.clock)
    branch = await branches.find(saved.id, word.branch) if word.branch else None
    everybody = tuple(range(len(saved.setup.header.seats)))
    connection = Connection(grant, everybody, address)
    welcome = lobby.welcome(grant, saved, table.pack, "")
    connection.tell(replace(welcome, mine=list(everybody), hints=False, lesson=None, clock=None, aside="board"))
    connection.tell(Presence(list(everybody), 0))
    steps = [*table.match.record.steps]
    sandbox = Sandbox(GAMES[saved.setup.header.game], saved.setup.header, table.pack.box, Random(secrets.randbits(64)))
    services = BoardServices(lobby.store, branches, lobby.analysis, lobby.review_depth)
    board = Board(saved, table.pack, connection, sandbox, steps, services)
    await asyncio.to_thread(board.set_up, branch, word.step)
    board.begin()
    return board


async def what_if(lobby: Lobby, word: WhatIf) -> Planning:
    """Plan the turn of a seat, aside from the running game."""
    grant, saved = await lobby.access.grant(word.token)
    if word.seat not in seats(grant.key, saved.setup.chairs):
        raise Refusal("not-your-seat")
    table = await lobby.tables.find(saved)
    _check_turn(table, word.seat)
    connection = Connection(grant, (word.seat,))
    welcome = lobby.welcome(grant, saved, table.pack, "")
    connection.tell(replace(welcome, mine=[word.seat], hints=False, aside="plan"))
    connection.tell(Presence(list(range(len(saved.setup.chairs))), 0))
    planning = Planning(saved, connection, Plan(table.match, table.pack, word.seat), lobby.store)
    planning.begin()
    return planning


def _check_turn(table: Table, seat: Seat) -> None:
    """Refuse a plan for a seat that has nothing to decide."""
    if table.saved.setup.lesson:
        raise Refusal("lesson")
    if seat in table.match.record.stand_ins():
        raise Refusal("sat-in")
    if seat not in table.match.asked():
        raise Refusal("not-asked")
