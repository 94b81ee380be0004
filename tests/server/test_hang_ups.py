"""Whoever hangs up in the middle of anything causes no failure: there is nobody left to tell."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Any, ClassVar, cast

import pytest
from starlette.websockets import WebSocket

from herzog.server.access.links import Grant
from herzog.server.http.socket import NO_TABLE, attend, turn_away
from herzog.server.limits.rate import Bucket, Rate
from herzog.server.operations.times import AnswerTimes
from herzog.server.table.connection import Connection
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from herzog.server.lobby.lobby import Lobby

CONNECT: dict[str, Any] = {"type": "websocket.connect"}
SIT: dict[str, Any] = {"type": "websocket.receive", "text": '{"type":"sit","token":"x"}'}
GONE: dict[str, Any] = {"type": "websocket.disconnect", "code": 1006}

WAYS = pytest.mark.parametrize("problem", [OSError("nobody is there"), RuntimeError("uvicorn has closed this")])


class Line:
    """A socket on which *said* comes in, and that breaks after *sent* messages, with a *problem*."""

    def __init__(self, *said: dict[str, Any], sent: int, problem: Exception) -> None:
        self._problem = problem
        self._said = [CONNECT, *said]
        self._left = sent
        self.broken = asyncio.Event()
        self.sent: list[Any] = []
        self.socket = WebSocket({"type": "websocket", "headers": [], "client": ("here", 1)}, self._receive, self._send)

    async def _receive(self) -> Any:
        if not self._said:
            await self.broken.wait()
            return GONE
        return self._said.pop(0)

    async def _send(self, message: Any) -> None:
        if self._left == 0:
            self.broken.set()
            raise self._problem
        self._left -= 1
        self.sent.append(message)


class Here:
    """A lobby and a table: everybody is shown something as soon as they sit."""

    times: ClassVar = AnswerTimes()

    async def sit(self, token: str, address: str) -> tuple[Here, Connection]:
        """Let somebody sit."""
        connection = Connection(Grant("t", "watch", 0), ())
        for _ in range(3):
            connection.tell(b"{}")
        return self, connection

    def leave(self, connection: Connection) -> None:
        """Let somebody go."""


def failures(*said: dict[str, Any], sent: int, problem: Exception, silence: float = 60) -> list[Any]:
    """Return what fails where nobody sees it while a socket is attended; what fails in sight is raised."""
    seen: list[Any] = []

    async def served() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: seen.append(context))
        line, lobby = Line(*said, sent=sent, problem=problem), cast("Lobby", Here())
        await attend(line.socket, lobby, Bucket(Rate(20, 40)), lambda _: None, silence)
        await asyncio.sleep(0)
        gc.collect()  # a failure that nobody has asked for is told when its task is dropped

    asyncio.run(served())
    return seen


@WAYS
def test_hanging_up_before_the_server_does(problem: Exception) -> None:
    """The server closes the socket of somebody who said nothing, and who has just gone."""
    assert failures(sent=1, problem=problem, silence=0.01) == []


@WAYS
def test_hanging_up_while_views_are_on_their_way(problem: Exception) -> None:
    """Neither the one who reads nor the one who writes fails, even if both notice at once."""
    for sent in (1, 2, 3):
        assert failures(SIT, sent=sent, problem=problem) == []
        assert failures(SIT, GONE, sent=sent, problem=problem) == []


def test_a_table_that_opens_slowly_is_not_taken_for_silence() -> None:
    """Whoever has said where to sit may wait longer than whoever says nothing."""

    class Slow(Here):
        async def sit(self, token: str, address: str) -> tuple[Here, Connection]:
            await asyncio.sleep(0.2)
            raise Refusal("no-table")

    async def served() -> list[Any]:
        line = Line(SIT, sent=9, problem=OSError())
        await attend(line.socket, cast("Lobby", Slow()), Bucket(Rate(20, 40)), lambda _: None, 0.05)
        return line.sent

    *_, closing = asyncio.run(served())
    assert closing["code"] == NO_TABLE


@WAYS
def test_hanging_up_when_turned_away(problem: Exception) -> None:
    """Nobody hears the refusal."""

    async def refused() -> None:
        line = Line(sent=1, problem=problem)
        await line.socket.accept()
        await turn_away(line.socket, Refusal("no-table"))

    asyncio.run(refused())
