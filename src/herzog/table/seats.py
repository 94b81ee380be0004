"""Who plays each seat of a table, and which seats agree to what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from herzog.bots import bots_for, stand_in_for
from herzog.kernel import Note
from herzog.table.entry import Entry
from herzog.table.refusal import Refusal
from herzog.wire import Abandon, Agree, Claim, HandOver, Offer, StandIn, TakeBack

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from herzog.kernel import Match, Seat
    from herzog.table.clocks import Clocks
    from herzog.table.fold import Offers
    from herzog.table.viewer import Viewer
    from herzog.wire import Chair

SeatCommand: TypeAlias = HandOver | TakeBack | Agree | Claim | Abandon


class Seats:
    """The seats of a table. Commands change the match and return the journal lines to save."""

    def __init__(
        self,
        chairs: Sequence[Chair],
        match: Match[Any],
        offers: Offers,
        clocks: Clocks | None,
        free: Collection[Seat] = (),
    ) -> None:
        self.match = match  # replaced when all go back together
        self.free = free  # seats that guests may take in the front room: nobody plays them yet
        self._offers: Final = offers
        self._chairs: Final = {seat: chair.bot for seat, chair in enumerate(chairs)}
        self._clocks: Final = clocks

    @property
    def stand_ins(self) -> list[StandIn]:
        """Return the bots that sit in for people."""
        return [StandIn(seat, bot) for seat, bot in self.match.record.stand_ins().items()]

    @property
    def bots(self) -> dict[Seat, str]:
        """Return the bots that play now, by seat: those of the table and stand-ins."""
        return {seat: bot for seat, bot in {**self._chairs, **self.match.record.stand_ins()}.items() if bot}

    @property
    def offered(self) -> list[str]:
        """Return the bots that may sit in, the weakest first."""
        return bots_for(self.match.game.name)

    @property
    def proposed(self) -> str:
        """Return the one of them that is proposed."""
        return stand_in_for(self.match.game.name)

    @property
    def people(self) -> list[Seat]:
        """Return the seats that people play now."""
        return [seat for seat in self._chairs if seat not in self.bots and seat not in self.free]

    @property
    def offers(self) -> list[Offer]:
        """Return what some people have agreed to and others have not yet."""
        agreed, step = self._offers.agreed, self._offers.step
        return [Offer(about, sorted(seats), step if about == "undo" else 0) for about, seats in sorted(agreed.items())]

    def obey(self, by: Viewer, command: SeatCommand, now: int) -> list[Entry]:
        """Carry out a command *by* somebody; an offer takes effect once everyone has agreed to it."""
        if self.match.over:
            raise Refusal("over")
        if isinstance(command, HandOver):
            return self._hand_over(by, command)
        if isinstance(command, TakeBack):
            return self._take_back(by, command.seat)
        if isinstance(command, Agree):
            return self._agree(by, command) if command.yes else self._decline(by, command)
        if isinstance(command, Claim):
            return self._claim(by, command.seat, now)
        return self._abandon(by)

    def time_out(self, now: int) -> list[Entry]:
        """Let bots sit in for everyone whose time has run out, at a table where that happens by itself."""
        if self._clocks is None or self._clocks.rules.out != "bot":
            return []
        bot = self._clocks.rules.bot
        return [line for seat in self._clocks.out(now) for line in self._note(Note("timed-out", seat, bot))]

    def open(self, by: Viewer, seat: Seat, links: Sequence[str]) -> list[Entry]:
        """Take *seat* from its person, so that somebody new can have it; it must be played by one of the *links*."""
        by.check_host()
        if str(seat) not in links:
            raise Refusal("not-your-seat")
        if self.match.over:
            raise Refusal("over")
        return self._note(Note("opened", seat))

    def take(self, seat: Seat) -> list[Entry]:
        """Give *seat* to somebody new; a bot that has sat in there leaves."""
        if self.match.over:
            raise Refusal("over")
        return self._note(Note("returned", seat)) if seat in self.match.record.stand_ins() else []

    def _hand_over(self, by: Viewer, command: HandOver) -> list[Entry]:
        """Let a bot sit in. Anyone may hand over their own seat, the host any seat."""
        own = command.seat in by.seats
        if not own and (by.role != "host" or command.seat not in self._chairs):
            raise Refusal("not-your-seat")
        if command.seat in self.bots:
            raise Refusal("sat-in")
        if command.bot not in self.offered:
            raise Refusal("no-bot")
        return self._note(Note("handed" if own else "freed", command.seat, command.bot))

    def _take_back(self, by: Viewer, seat: Seat) -> list[Entry]:
        if seat not in by.seats:
            raise Refusal("not-your-seat")
        if seat not in self.match.record.stand_ins():
            raise Refusal("not-sat-in")
        return self._note(Note("returned", seat))

    def _claim(self, by: Viewer, seat: Seat, now: int) -> list[Entry]:
        """Let a bot sit in for somebody else whose time has run out."""
        if by.role == "watch" or seat in by.seats:
            raise Refusal("not-your-seat")
        if self._clocks is None:
            raise Refusal("no-clock")
        if seat not in self._clocks.out(now):
            raise Refusal("not-out")
        return self._note(Note("timed-out", seat, self._clocks.rules.bot))

    def _agree(self, by: Viewer, command: Agree) -> list[Entry]:
        """Agree for all seats that they hold; bots always agree."""
        mine = self._mine(by)
        self._check_offer(command)
        agreed, about = self._offers.to(command.about, command.step), "" if command.about == "end" else command.about
        fresh = [seat for seat in mine if seat not in agreed]
        lines = [Entry("agrees", seat, about, command.step if about == "undo" else 0) for seat in fresh]
        complete = set(self.people).issubset([*agreed, *fresh])
        return lines + (self._carry_out(command, [*agreed, *fresh][0]) if complete else [])

    def _check_offer(self, command: Agree) -> None:
        """Refuse an offer that could not be carried out."""
        if command.about == "pause" and self._clocks is None:
            raise Refusal("no-clock")
        if command.about == "pause" and self._clocks and self._clocks.paused:
            raise Refusal("paused")
        if command.about == "undo" and self.match.stop_before(command.step) is None:
            raise Refusal("barrier")

    def _carry_out(self, command: Agree, first: Seat) -> list[Entry]:
        """Carry out what everyone has agreed to; the *first* of them proposed it."""
        if command.about == "end":
            return self._note(Note("agreed"))
        if command.about == "undo":
            self.match = self.match.rewound(first, command.step)
            return [Entry.of_note(self.match.record.notes[-1][1])]
        return [Entry("pauses", first)]

    def _decline(self, by: Viewer, command: Agree) -> list[Entry]:
        """Withdraw an offer, no matter who made it, or end the pause."""
        seat, *_ = self._mine(by)
        if command.about == "pause" and self._clocks and self._clocks.paused:
            return [Entry("resumes", seat)]
        offered = command.about in self._offers.agreed
        return [Entry("declines", seat, "" if command.about == "end" else command.about)] if offered else []

    def _mine(self, by: Viewer) -> list[Seat]:
        mine = [seat for seat in self.people if seat in by.seats]
        if not mine:
            raise Refusal("not-your-seat")
        return mine

    def _abandon(self, by: Viewer) -> list[Entry]:
        by.check_host()
        return self._note(Note("abandoned"))

    def _note(self, note: Note) -> list[Entry]:
        self.match.note(note)
        return [Entry.of_note(note)]
