"""Decides who gets a notice, and when.

A person is told of a decision once, if nobody has looked at the table from that seat for a while, and not told again
until somebody has looked or some minutes have passed. Decisions that wait for the same reader at the same time are one
notice.

A notice is sent first, and recorded once it was accepted: whatever happens to the server, it is sent at least once. If
the server dies in between, it is sent again with the same key, by which push services, mail programs and chat rooms
recognise the duplicate.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Protocol, TypeAlias

import structlog

from herzog.server.access.links import seats
from herzog.server.notices.https_client import Unreachable
from herzog.server.patience import patient
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from herzog.kernel import Seat
    from herzog.server.clock import Clock
    from herzog.server.notices.https_client import Answer
    from herzog.server.notices.subscriptions import Subscriptions, Waiting, Way

Fate: TypeAlias = Literal["taken", "gone", "failed"]

ROUND: Final = 5.0  # seconds between two rounds, at most
SHORTEST: Final = 0.01  # seconds between two rounds, at least
TIDY: Final = 3600.0  # seconds between two clean-ups
MOST_TRIES: Final = 6
FIRST_RETRY: Final = 60.0  # seconds; doubled each time
AT_ONCE: Final = 16  # notices sent at the same time

log = structlog.get_logger()


class Outcome(NamedTuple):
    """What became of a notice; after a failure, how many seconds we were told to *wait*, or 0."""

    fate: Fate
    wait: int = 0


def outcome(answer: Answer) -> Outcome:
    """Return what an answer of a push service or chat room means."""
    if answer.status in (404, 410):
        return Outcome("gone")
    return Outcome("taken") if 200 <= answer.status < 300 else Outcome("failed", answer.wait)


class Sender(Protocol):
    """Sends notices one way."""

    async def send(self, waiting: Sequence[Waiting]) -> Outcome:
        """Send one notice for tables that wait for one reader."""
        ...


class Tables(Protocol):
    """The tables in memory, and who is looking at them."""

    @property
    def first(self) -> bool:
        """Return whether this process is the one that sends notices."""
        ...

    def looking(self) -> set[tuple[str, Seat]]:
        """Return the tables and seats that somebody has looked at since the last call."""
        ...


class Reader(NamedTuple):
    """Where a notice goes, and how it is written."""

    way: Way
    address: str
    form: str
    language: str


class Trouble(NamedTuple):
    """How often a reader could not be reached, and until when to leave it alone."""

    tries: int
    until: float


class Notifier:
    """Keeps checking who has a decision waiting unseen, and tells them."""

    def __init__(
        self,
        tables: Tables,
        subscriptions: Subscriptions,
        senders: Mapping[Way, Sender],
        delay: float,
        gap: float,
        clock: Clock,
    ) -> None:
        self._tables: Final = tables
        self._subscriptions: Final = subscriptions
        self._senders: Final = senders
        self._delay: Final = delay  # seconds for which nobody must have looked
        self._gap: Final = gap  # seconds between two notices to somebody who did not look
        self._clock: Final = clock
        self._unseen: dict[tuple[str, Seat, int], float] = {}  # since when a decision has waited unseen
        self._looked: dict[tuple[str, Seat], float] = {}
        self._sending: Final[dict[Reader, asyncio.Task[None]]] = {}
        self._trouble: Final[dict[Reader, Trouble]] = {}
        self._free: Final = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Send notices until cancelled."""
        tidied = -TIDY
        while True:
            try:
                if not self._tables.first:
                    self._tables.looking()  # drop what was seen until now
                    tidied = -TIDY
                elif time.monotonic() - tidied > TIDY:
                    await self._subscriptions.tidy()
                    tidied = time.monotonic()
                else:
                    await self.look_round()
            except Refusal as refusal:
                log.warning("no notices", code=refusal.code)  # the store is busy or away: look again
            await asyncio.sleep(max(SHORTEST, min(ROUND, self._delay / 4)))

    async def look_round(self) -> None:
        """Check once who is waited for, and start sending the notices that are due."""
        now = self._clock.now() / 1000
        looking, on_their_way = self._tables.looking(), set(self._sending)
        self._looked = {seat: at for seat, at in self._looked.items() if now - at < self._gap}
        self._looked |= dict.fromkeys(looking, now)
        waiting = [each for each in await self._subscriptions.waiting() if each.asked]
        decisions = [(each.subscription.game, seat, each.line) for each in waiting for seat in each.asked]
        self._unseen = {d: self._unseen.get(d, now) for d in decisions if (d[0], d[1]) not in looking}
        for reader, unseen in self._by_reader(waiting).items():
            ready = reader not in on_their_way and now >= self._trouble.get(reader, Trouble(0, 0.0)).until
            if ready and any(self._is_due(each, now) for each in unseen):
                self._sending[reader] = asyncio.create_task(self._tell(reader, unseen))

    def _by_reader(self, waiting: Sequence[Waiting]) -> Mapping[Reader, list[Waiting]]:
        """Return the unseen turns of each reader; once one of them is due, all go into the same notice."""
        found: dict[Reader, list[Waiting]] = defaultdict(list)
        for each in waiting:
            mine = self._away(each)
            if mine:
                to = each.subscription
                found[Reader(to.way, to.address, to.form, to.language)].append(each._replace(asked=mine))
        return found

    def _away(self, waiting: Waiting) -> tuple[Seat, ...]:
        """Return the seats to be told: the link's own, or all for a chat room, except those where somebody looks."""
        subscription, chairs = waiting.subscription, waiting.chairs
        about = waiting.asked if subscription.way == "hook" else seats(subscription.key, chairs)
        return tuple(s for s in waiting.asked if s in about and (subscription.game, s, waiting.line) in self._unseen)

    def _is_due(self, waiting: Waiting, now: float) -> bool:
        game, told_at = waiting.subscription.game, waiting.subscription.told_at
        patient = any(now - self._unseen[game, seat, waiting.line] >= self._delay for seat in waiting.asked)
        looked = any(self._looked.get((game, seat), -1.0) >= told_at for seat in waiting.asked)
        return patient and (looked or now - told_at >= self._gap)

    async def _tell(self, reader: Reader, waiting: Sequence[Waiting]) -> None:
        """Send a notice and record its outcome; until then the reader gets no other."""
        try:
            async with self._free:
                if not self._tables.first:  # any more: this process hung, and another one sends it
                    return
                result = await self._send(reader, waiting)
            log.info("notice", way=reader.way, fate=result.fate, tables=[each.subscription.game for each in waiting])
            if result.fate == "failed" and self._try_again(reader, result.wait):
                return
            self._trouble.pop(reader, None)
            await self._note(waiting, gone=result.fate == "gone")
        finally:
            del self._sending[reader]

    async def _send(self, reader: Reader, waiting: Sequence[Waiting]) -> Outcome:
        try:
            return await self._senders[reader.way].send(waiting)
        except (Unreachable, Refusal) as problem:
            log.info("a notice did not arrive", way=reader.way, cause=str(problem))
        except Exception:
            log.exception("a notice failed", way=reader.way)
        return Outcome("failed")

    def _try_again(self, reader: Reader, wait: int) -> bool:
        """Leave a reader alone for a while; return whether to try again after that."""
        tries = self._trouble.get(reader, Trouble(0, 0.0)).tries + 1
        self._trouble[reader] = Trouble(tries, self._clock.now() / 1000 + (wait or FIRST_RETRY * 2 ** (tries - 1)))
        return tries < MOST_TRIES

    async def _note(self, waiting: Sequence[Waiting], *, gone: bool) -> None:
        """Record that this was told, or that the reader is *gone*; retry until the store is back."""
        while True:
            try:
                if gone:
                    await self._subscriptions.drop([each.subscription for each in waiting])
                else:
                    await self._subscriptions.tell(waiting, self._clock.now() // 1000)
            except Refusal as refusal:
                log.warning("a notice could not be noted", code=refusal.code)
                await asyncio.sleep(ROUND)
            else:
                return

    async def close(self) -> None:
        """Finish sending; whatever takes too long is sent again at the next start."""
        if self._sending:
            _, late = await asyncio.wait(self._sending.values(), timeout=patient(ROUND))
            for task in late:
                task.cancel()
