"""One socket from its first word to its end: rate-limited messages in, ordered messages out."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
import structlog
from starlette.websockets import WebSocketDisconnect

from herzog.server.board.sessions import analyse, what_if
from herzog.server.board.side_table import SideTable
from herzog.server.limits.costs import cost
from herzog.server.limits.rate import place_of
from herzog.server.operations.metrics import PICK_TIME, PICKS
from herzog.server.patience import patient
from herzog.server.table.connection import FAILED, NO_ACCESS, Closing
from herzog.table.inquiries import Inquiry
from herzog.table.refusal import Refusal
from herzog.wire import (
    LARGEST,
    Analyse,
    BoardCommand,
    FirstWord,
    Id,
    Looking,
    Ping,
    Pong,
    Refused,
    Sit,
    ToServer,
    WhatIf,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

    from starlette.websockets import WebSocket

    from herzog.server.limits.rate import Bucket
    from herzog.server.lobby.lobby import Lobby
    from herzog.server.table.connection import Connection
    from herzog.server.table.table import Table

    Spend: TypeAlias = Callable[[float], None]

FLOOD: Final = 200  # refusals for being too fast or unreadable before the socket is closed
FLOODS: Final = ("too-fast", "malformed", "too-big")

UNREADABLE: Final = 4400  # close codes of the socket
NO_TABLE: Final = 4404
SILENT: Final = 4408
FLOODING: Final = 4429
CLOSED_FOR: Final = {
    "malformed": UNREADABLE,
    "too-big": UNREADABLE,
    "bad-link": NO_ACCESS,
    "revoked": NO_ACCESS,
    "withdrawn": NO_ACCESS,
    "no-table": NO_TABLE,
    "no-board": NO_TABLE,
    "no-branch": NO_TABLE,
    "not-your-seat": NO_TABLE,
    "not-asked": NO_TABLE,
    "lesson": NO_TABLE,
    "sat-in": NO_TABLE,
}

log = structlog.get_logger()
_decoder: Final[msgspec.json.Decoder[ToServer]] = msgspec.json.Decoder(ToServer)


class Identified(msgspec.Struct, frozen=True):
    """A message of which only the id is read."""

    id: Id = ""


async def attend(socket: WebSocket, lobby: Lobby, bucket: Bucket, spend: Spend, silence: float) -> None:
    """Serve *socket* until it closes; its first word must come within *silence* seconds, times the patience.

    *bucket* limits the messages of the socket; *spend* is called with what each of them costs.
    """
    with suppress(WebSocketDisconnect), ExitStack() as held:  # who has disconnected cannot be told anything
        await socket.accept()
        try:
            word = await asyncio.wait_for(_first_word(socket), patient(silence))
            spend(cost(word))
            if isinstance(word, Analyse):
                held.enter_context(lobby.boards.one_more(place_of(socket)))
            table, connection = await _seated(word, lobby, place_of(socket))
        except Refusal as refusal:
            await turn_away(socket, refusal)
        except TimeoutError:
            log.info("turned away", code="silent")
            await _close(socket, SILENT)
        else:
            listening = _listen(socket, table, connection, bucket, spend)
            await _converse(listening, _speak(socket, lobby, connection), table, connection)


async def _first_word(socket: WebSocket) -> FirstWord:
    message = _read(await _receive(socket))
    if not isinstance(message, FirstWord):
        raise Refusal("malformed")
    return message


async def _seated(word: FirstWord, lobby: Lobby, address: str) -> tuple[Table | SideTable, Connection]:
    """Return the table or board where a socket sits down, and its connection there."""
    if isinstance(word, Sit):
        return await lobby.sit(word.token, address)
    side_table: SideTable = await (what_if(lobby, word) if isinstance(word, WhatIf) else analyse(lobby, word, address))
    return side_table, side_table.connection


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Say on *socket* why its opener cannot stay, and close it."""
    log.info("turned away", code=refusal.code)
    code = CLOSED_FOR.get(refusal.code, FAILED)
    with suppress(WebSocketDisconnect):
        await _send(socket, msgspec.json.encode(Refused(refusal.code, "", refusal.numbers)))
        await _close(socket, code)


async def _converse(
    listening: Coroutine[Any, Any, None],
    speaking: Coroutine[Any, Any, None],
    table: Table | SideTable,
    connection: Connection,
) -> None:
    """Receive and send until either side ends."""
    tasks = {asyncio.create_task(listening), asyncio.create_task(speaking)}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(connection)
        for task in tasks:
            task.cancel()
    for task in done:
        if not isinstance(task.exception(), WebSocketDisconnect):
            task.result()


async def _listen(
    socket: WebSocket, table: Table | SideTable, connection: Connection, bucket: Bucket, spend: Spend
) -> None:
    """Hear what comes in, until it is a flood; each good message makes up for one that was not."""
    flood = 0
    while True:
        data = await _receive(socket)
        began = time.perf_counter()
        try:
            message = _read(data)
            bucket.take()
            spend(cost(message, len(table.connections)))
            flood = max(0, flood - 1)
            _hear(table, connection, message, began)
        except Refusal as refusal:
            flood += refusal.code in FLOODS
            log.info("refused", table=table.saved.id, code=refusal.code, **refusal.numbers)
            connection.tell(Refused(refusal.code, _id_in(data), refusal.numbers))
            if flood == FLOOD:
                connection.dismiss(FLOODING)


def _hear(table: Table | SideTable, connection: Connection, message: ToServer, began: float) -> None:
    if isinstance(message, Ping):
        connection.tell(Pong())
    elif isinstance(message, Looking):
        table.set_looking(connection, looking=message.yes)
    elif isinstance(message, FirstWord):
        raise Refusal("malformed")  # a connection sits only once
    elif isinstance(table, SideTable):
        table.obey(message, began)
    elif isinstance(message, BoardCommand):
        raise Refusal("no-board")
    elif connection.is_reader and not isinstance(message, Inquiry):
        raise Refusal("not-your-seat")  # the public link of a game is for looking
    else:
        table.obey(connection, message, began)


async def _speak(socket: WebSocket, lobby: Lobby, connection: Connection) -> None:
    while True:
        outgoing = await connection.next()
        if isinstance(outgoing, Closing):
            await _close(socket, outgoing.code)
            return
        await _send(socket, outgoing.message)
        if outgoing.began:
            took = time.perf_counter() - outgoing.began
            lobby.times.add(took)
            if outgoing.pick:
                PICKS.labels("person").inc()
                PICK_TIME.observe(took)


async def _send(socket: WebSocket, message: bytes) -> None:
    with _still_there():
        await socket.send_text(message.decode())


async def _close(socket: WebSocket, code: int) -> None:
    with _still_there():
        await socket.close(code)


@contextmanager
def _still_there() -> Iterator[None]:
    """Treat it as a disconnection if uvicorn has closed the socket itself, as it does after an oversized frame."""
    try:
        yield
    except RuntimeError as problem:
        raise WebSocketDisconnect(1006) from problem


async def _receive(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return bytes(message["bytes"]) if text is None else text.encode()


def _read(data: bytes) -> ToServer:
    if len(data) > LARGEST:
        raise Refusal("too-big", bytes=len(data), most=LARGEST)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed") from None


def _id_in(data: bytes) -> str:
    """Return the id of a message, even if the rest makes no sense; empty if it has none."""
    try:
        return msgspec.json.decode(data, type=Identified).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
