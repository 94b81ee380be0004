"""Everyone who is connected to a table, and who gets which message."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from herzog.server.database.messages import Guests
from herzog.server.thinking.turns import UNWATCHED, WAITED_FOR, WATCHED
from herzog.wire import Next, Presence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from herzog.kernel import Seat
    from herzog.server.peers.peers import Peers
    from herzog.server.table.connection import Connection
    from herzog.wire import Chair, ChatLines, Token


class Audience:
    """The open sockets at the table with the id *name*.

    How many watch is announced only after *gathering* seconds, in which more may come. The *peers* are processes
    with other guests at the same table.
    """

    def __init__(self, name: str, gathering: float, peers: Peers) -> None:
        self.name: Final = name
        self._peers: Final = peers
        self._gathering: Final = gathering  # seconds
        self.connections: Final[set[Connection]] = set()
        self.visitor = ""  # address of the first to come, on whose account bots think
        self._held: Counter[Seat] = Counter()  # by how many sockets each seat is held
        self._watching = 0
        self._told: list[Seat] = []  # seats last announced as connected
        self._later: asyncio.TimerHandle | None = None  # runs until the number of spectators is announced
        self._left = time.monotonic()  # when the last one left, if nobody is here
        self._came = 0  # when the first one came, in milliseconds since 1970

    @property
    def urgency(self) -> int:
        """Return how urgent it is that bots move: a player looks on, somebody is connected, or nobody is."""
        elsewhere = self._peers.at(self.name)
        if elsewhere.looking or any(connection.looking and connection.seats for connection in self.connections):
            return WAITED_FOR
        return WATCHED if self.connections or elsewhere.anybody else UNWATCHED

    @property
    def here(self) -> Guests:
        """Return who is here, for other processes."""
        looking = {seat for connection in self.connections if connection.looking for seat in connection.seats}
        return Guests(tuple(sorted(self._held)), self._watching, tuple(sorted(looking)), self._came)

    def is_gone(self, seconds: float) -> bool:
        """Return whether nobody has been here for that many *seconds*."""
        return not self.connections and time.monotonic() - self._left > seconds

    def join(self, connection: Connection) -> None:
        """Let somebody in."""
        if not self.connections:
            self.visitor = connection.address
            self._came = time.time_ns() // 1_000_000
        self.connections.add(connection)
        self._held.update(connection.seats)
        self._watching += not (connection.seats or connection.is_reader)

    def watching_from(self, address: str) -> int:
        """Return how many watch from an *address*."""
        return sum(not each.seats and each.address == address for each in self.connections)

    def leave(self, connection: Connection) -> None:
        """Let somebody go."""
        if connection not in self.connections:  # it was sent away before
            return
        self.connections.discard(connection)
        self._held = +(self._held - Counter(connection.seats))
        self._watching -= not (connection.seats or connection.is_reader)
        self._left = time.monotonic()

    @property
    def company(self) -> list[Connection]:
        """Return everyone but readers with the public link of the game."""
        return [connection for connection in self.connections if not connection.is_reader]

    def tell(self, message: msgspec.Struct) -> None:
        """Send the whole company the same *message*."""
        data = msgspec.json.encode(message)
        for connection in self.company:
            connection.tell(data)

    def tell_chat(self, message: ChatLines) -> None:
        """Send lines of chat to everyone who may read it."""
        for connection in self.connections:
            if connection.grant.voice:
                connection.tell(message)

    def _presence(self, chairs: Sequence[Chair]) -> Presence:
        """Return who is connected; bots always are."""
        bots = {seat for seat, chair in enumerate(chairs) if chair.kind == "bot"}
        elsewhere = self._peers.at(self.name)
        return Presence(sorted(bots | self._held.keys() | {*elsewhere.seats}), self._watching + elsewhere.watching)

    def tell_presence(self, chairs: Sequence[Chair], newcomer: Connection | None = None) -> None:
        """Announce who is connected: at once if players have changed, else to the *newcomer* first, to all later."""
        self._peers.tell(self.name, self.here)
        there = self._presence(chairs)
        if there.seats != self._told or not self._gathering:
            self._tell_presence(there)
            return
        if newcomer:
            newcomer.tell(there)
        if self._later is None:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(self._gathering, lambda: self._tell_presence(self._presence(chairs)))

    def _tell_presence(self, there: Presence) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None
        self._told = there.seats
        self.tell(there)

    def announce(self, tokens: Mapping[str, Token]) -> None:
        """Send everyone their link to the next table, if they have one."""
        for connection in self.connections:
            if connection.grant.key in tokens:
                connection.tell(Next(tokens[connection.grant.key]))

    def show(self, news: Callable[[tuple[Seat, ...]], Sequence[msgspec.Struct]]) -> None:
        """Send everyone their *news*; the same news are put together and encoded once."""
        told: dict[tuple[Seat, ...], list[bytes]] = {}
        for connection in self.connections:
            seats = connection.seats
            if seats not in told:
                told[seats] = [msgspec.json.encode(message) for message in news(seats)]
            for message in told[seats]:
                connection.tell(message)

    def send_away(self, key: str, lock: int | None = None) -> None:
        """Disconnect everyone with the link *key*, which was replaced, or only those with this *lock* of it."""
        gone = [each for each in self.connections if each.grant.key == key and lock in (None, each.grant.lock)]
        for connection in gone:
            self.leave(connection)
            connection.send_away()

    def dismiss(self, code: int) -> None:
        """Disconnect everyone."""
        for connection in self.connections:
            connection.dismiss(code)
