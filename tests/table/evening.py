"""An evening at a table, drawn by a seed: people and bots answer, go back, come, go, agree and run out of time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from herzog.games import GAMES
from herzog.kernel import Match
from herzog.table.deciding import BotAnswer, TakeSeat, TimeOut
from herzog.table.entry import Entry
from herzog.table.ledger import Ledger
from herzog.table.refusal import Refusal
from herzog.table.setup import Setup
from herzog.table.showing import NEWCOMER
from herzog.table.viewer import Viewer
from herzog.wire import (
    Abandon,
    Agree,
    Answer,
    Chair,
    Claim,
    ClockRules,
    HandOver,
    Name,
    OpenSeat,
    Show,
    Sign,
    TakeBack,
    Undo,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from herzog.kernel import Seat
    from herzog.table.deciding import Command
    from herzog.table.writing import Writing
    from herzog.wire import OfferAbout

START: Final = 1_800_000_000_000  # milliseconds since 1970
LIVE: Final = ClockRules("live", 600, 10, "bot", "greedy")
DAYS: Final = ClockRules("days", 0, 3600, "claim", "greedy")
ABANDONED: Final = 0.03  # of what is tried beside answers
ABOUT: Final[tuple[OfferAbout, ...]] = ("end", "pause", "undo", "pause", "undo")
CLOCKS: Final = (None, LIVE, DAYS)
SIGN: Final = Sign([1], watch=True, language="", speed="sitting", level="any")


class Evening:
    """A table with a journal; the *host* holds seats 0 and 2, a guest seat 1, and the rest are bots."""

    def __init__(self, game: str, seats: int, dice: Random, clock: ClockRules | None) -> None:
        chairs = [Chair("here", "Ana", ""), Chair("link", "", ""), Chair("here", "Cid", ""), Chair("link", "Dan", "")]
        chairs = [*chairs[: max(2, seats - 1)], *[Chair("bot", "Bot", "greedy")] * seats][:seats]
        rules, seed = GAMES[game], dice.getrandbits(32)
        match = Match.start(rules, [chair.name for chair in chairs], {}, rules.load(), seed)
        self.setup = Setup(match.record.header, seed, chairs, clock=clock, sign=SIGN)
        self.journal: Final = [Entry("step", *step, START) for step in match.record.steps]
        self.now = START
        self.host: Final = Viewer("host", tuple(seat for seat in range(seats) if chairs[seat].kind == "here"))
        self.guests: Final = [Viewer("seat", (seat,)) for seat in range(seats) if chairs[seat].kind == "link"]
        self._dice: Final = dice

    @property
    def viewers(self) -> list[tuple[Seat, ...]]:
        """Return the seats of everyone who looks on, spectators among them."""
        return [self.host.seats, *[guest.seats for guest in self.guests], ()]

    def opened(self) -> Ledger:
        """Return the table as somebody reads it who opens it now."""
        return Ledger(self.setup, GAMES[self.setup.header.game].load(), self.journal)

    def stored(self, writing: Writing) -> None:
        """Store what was decided."""
        self.journal.extend(writing.entries)
        self.setup = writing.setup or self.setup

    def command(self, ledger: Ledger) -> tuple[Command, Viewer]:
        """Return what somebody tries next: mostly an answer, sometimes nonsense."""
        by = self._dice.choice([self.host, *self.guests])
        offers = ledger.seats.offers
        if ledger.paused or (offers and self._dice.random() < 0.5):
            about, step = (offers[0].about, offers[0].step) if offers else ("pause", 0)
            return Agree("", bool(offers) and self._dice.random() < 0.7, about, step), by
        if self._dice.random() < 0.7:
            return self._answer(ledger)
        seat = self._dice.randrange(len(self.setup.chairs))
        about, step = self._dice.choice(ABOUT), self._dice.randrange(len(self.journal))
        tried: list[Command] = [
            Undo("", ledger.version(by.seats), by.seats[0], whole=self._dice.random() < 0.5),
            HandOver("", seat, ledger.seats.proposed),
            TakeBack("", seat),
            Agree("", self._dice.random() < 0.8, about, step),
            Claim("", seat),
            Name("", by.seats[0], f"Somebody {step}"),
            OpenSeat("", seat),
            Show("", self._dice.choice((None, SIGN))),
            TakeSeat(seat, "Guest"),
            TimeOut(),
            *[Abandon("")] * (self._dice.random() < ABANDONED),
        ]
        return self._dice.choice(tried), by

    def _answer(self, ledger: Ledger) -> tuple[Command, Viewer]:
        match = ledger.match
        seat = self._dice.choice(match.asked() or (0,))
        masked = match.masked(seat)
        top = masked.agenda[-1] if masked.agenda else None
        picks = top.plain(masked, seat) if top else []
        ask, pick = (top.name if top else ""), (self._dice.choice(picks) if picks else 0)
        if seat in ledger.seats.bots:
            return BotAnswer(ledger.version((seat,)), seat, ask, pick), self.host
        by = next((each for each in (self.host, *self.guests) if seat in each.seats), self.host)
        return Answer("", ledger.version(by.seats), seat, ask, pick), by


def shown(ledger: Ledger, evening: Evening) -> list[bytes]:
    """Return all that everyone is shown who comes now."""
    return [told(ledger.news(seats, NEWCOMER, evening.now)) for seats in evening.viewers]


def told(news: Sequence[msgspec.Struct]) -> bytes:
    """Return *news* as they are sent."""
    return msgspec.json.encode(news)


def refused(ledger: Ledger, command: Command, by: Viewer, now: int) -> Writing | None:
    """Return what a *command* would write, or None if it is refused."""
    try:
        return ledger.decide(command, by, now)
    except Refusal:
        return None
