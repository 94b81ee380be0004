"""The other processes that serve this database, and who is at which table there.

None of this is saved: each process announces its own part when it changes, and that lapses when the process ends.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Final, TypeAlias

from herzog.server.database.messages import Guests, Message, Topic, read
from herzog.server.patience import patient
from herzog.server.peers.membership import LEASE

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.kernel import Seat
    from herzog.server.database.store import Store
    from herzog.server.peers.claim import Claim
    from herzog.server.peers.membership import Heard

    Listener: TypeAlias = Callable[[Topic, str], None]

NOBODY: Final = Guests()


class Peers:
    """What this process knows about the others; *claim* is its place among them."""

    def __init__(self, store: Store, claim: Claim) -> None:
        self._store: Final = store
        self._claim: Final = claim
        self.name: Final = claim.name
        self.thinkers = 0  # how many processes think for the servers
        self._around: tuple[bool, int, frozenset[int]] = (False, 0, frozenset())  # who is first, thinkers, who is there
        self._sure_until = 0.0  # when another process may be first, although this one has not heard of it
        self._there: Final[dict[int, dict[str, Guests]]] = defaultdict(dict)  # by process and table
        self._mine: Final[dict[str, Guests]] = {}  # the tables that are open here
        self._reviews: Final[dict[int, dict[str, int]]] = defaultdict(dict)  # steps judged, by process and table
        self._my_reviews: Final[dict[str, int]] = {}
        self._glances: Final[set[tuple[str, Seat]]] = set()  # seats looked at since `looking` was asked
        self._listener: Listener

    @property
    def first(self) -> bool:
        """Return whether this process does what must not be done twice.

        If it has hung for a while, it does not rely on what it knew before: another may be first by now.
        """
        return not self.name or (self._around[0] and time.monotonic() < self._sure_until)

    def listen(self, listener: Listener) -> None:
        """Call *listener* with the topic and the table of all messages; with no table if any may have changed."""
        loop, self._listener = asyncio.get_running_loop(), listener

        def hear(heard: Heard) -> None:
            loop.call_soon_threadsafe(self._hear, heard)

        self._claim.listen(hear)
        self._store.send(Message("hello"))

    def at(self, table: str) -> Guests:
        """Return who is at a table in other processes."""
        if not self._there:
            return NOBODY
        there = [tables[table] for tables in self._there.values() if table in tables]
        seats = {seat for here in there for seat in here.seats}
        looking = {seat for here in there for seat in here.looking}
        return Guests(tuple(sorted(seats)), sum(here.watching for here in there), tuple(sorted(looking)))

    def has(self, table: str) -> bool:
        """Return whether a table is open in another process."""
        return any(table in tables for tables in self._there.values())

    def thinks(self, table: str) -> bool:
        """Return whether this process is the one where bots at a table think: it has had guests there the longest."""
        others = [(*tables[table].rank, name) for name, tables in self._there.items() if table in tables]
        return not others or (*self._mine.get(table, NOBODY).rank, self.name) < min(others)

    def tell(self, table: str, here: Guests | None) -> None:
        """Tell the others who is at a table here, or that it is no longer open."""
        if not self._store.shared or self._mine.get(table) == here:
            return
        if here is None:
            del self._mine[table]
        else:
            self._mine[table] = here
        self._store.send(Message("here", table, here))

    def reviewed(self, table: str) -> int | None:
        """Return how many steps of a game another process has judged; None if none is reviewing it."""
        return next((reviews[table] for reviews in self._reviews.values() if table in reviews), None)

    def tell_review(self, table: str, steps: int | None) -> None:
        """Tell the others how many *steps* a review has judged here, or that it is no longer under way."""
        if steps is None:
            self._my_reviews.pop(table, None)
        else:
            self._my_reviews[table] = steps
        self._store.send(Message("review", table, None, steps))

    def cancel_review(self, table: str) -> None:
        """Tell the others to stop a review."""
        self._store.send(Message("cancel", table))

    def looking(self) -> set[tuple[str, Seat]]:
        """Return the tables and seats that somebody in another process has looked at since the last call."""
        seen = {*self._glances}
        self._glances.clear()
        for tables in self._there.values():
            seen.update((table, seat) for table, here in tables.items() for seat in here.looking)
        return seen

    def _hear(self, heard: Heard) -> None:
        if heard.alive:
            self._miss(heard.alive)
            self._look_round(heard)
        if heard.missed:
            self._store.send(Message("hello"), *self._all())
            self._listener("all", "")
        self._pass_on(heard.notices)
        self._claim.take_in()

    def _pass_on(self, notices: list[str]) -> None:
        for envelope in map(read, notices):
            if envelope.origin != self.name:
                for message in envelope.messages:
                    self._take_in(envelope.origin, message)

    def _look_round(self, heard: Heard) -> None:
        """Note who is around, and tell the listener if that has changed."""
        self._sure_until = heard.at + patient(LEASE)
        around = (heard.first, heard.thinkers, heard.alive)
        if around != self._around:
            self._around = around
            self.thinkers = heard.thinkers
            self._listener("around", "")

    def _take_in(self, origin: int, message: Message) -> None:
        if message.topic == "hello":
            self._store.send(*self._all())
        elif message.topic == "all":
            self._forget(origin)
        else:
            if message.topic == "here":
                self._note(origin, message.table, message.here)
            elif message.topic == "review":
                self._note_review(origin, message.table, message.steps)
            self._listener(message.topic, message.table)

    def _note(self, origin: int, table: str, here: Guests | None) -> None:
        if here is None:
            self._there[origin].pop(table, None)
        else:
            self._there[origin][table] = here
            self._glances.update((table, seat) for seat in here.looking)

    def _note_review(self, origin: int, table: str, steps: int | None) -> None:
        if steps is None:
            self._reviews[origin].pop(table, None)
        else:
            self._reviews[origin][table] = steps

    def _all(self) -> list[Message]:
        """Return everything that a process which has just come must know about this one."""
        reviews = [Message("review", table, None, steps) for table, steps in self._my_reviews.items()]
        return [Message("all"), *reviews, *(Message("here", table, here) for table, here in self._mine.items())]

    def _miss(self, alive: frozenset[int]) -> None:
        """Forget the processes that have gone."""
        for gone in (self._there.keys() | self._reviews.keys()) - alive:
            self._forget(gone)

    def _forget(self, origin: int) -> None:
        self._reviews.pop(origin, None)
        for table in self._there.pop(origin, {}):
            self._listener("here", table)
