"""What each command at a table comes to: it is played on a copy of the match, and leads to lines of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from herzog.kernel import IllegalPick
from herzog.table.lessons import check_answer
from herzog.table.moves import submit, undo
from herzog.table.refusal import Refusal
from herzog.table.seats import SeatCommand
from herzog.table.writing import Moves
from herzog.wire import Agree, Answer, Name, OpenSeat, Show, Undo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Match, Pick, Seat
    from herzog.table.entry import Entry
    from herzog.table.ledger import Ledger
    from herzog.table.setup import Setup
    from herzog.table.viewer import Viewer
    from herzog.wire import Sign

STRANGERS: Final = "lobby"  # the key of the link for strangers who watch


class BotAnswer(NamedTuple):
    """A bot, or a lesson, answers for *seat*; *version* is that of the view it was asked about."""

    version: int
    seat: Seat
    ask: str
    pick: Pick


class TimeOut(NamedTuple):
    """Let bots sit in for everyone whose time has run out, at a table where that happens by itself."""


class TakeSeat(NamedTuple):
    """Give a free *seat* to somebody called *name*."""

    seat: Seat
    name: str


Spoken: TypeAlias = Answer | Undo | SeatCommand | Name | OpenSeat | Show  # what people say at a table
Command: TypeAlias = Spoken | BotAnswer | TimeOut | TakeSeat


class Decider:
    """Decides one command by playing it on *match*, a copy of the one in the *ledger*, at the time *now*."""

    def __init__(self, ledger: Ledger, match: Match[Any], now: int) -> None:
        self._ledger: Final = ledger
        self._setup: Final = ledger.setup
        self._seats: Final = ledger.seats_of(match, ledger.setup)
        self._now: Final = now

    @property
    def match(self) -> Match[Any]:
        """Return the match as it is after the command: another one if all have gone back together."""
        return self._seats.match

    def decide(self, command: Command, by: Viewer) -> Moves:
        """Carry out a *command*; raise `Refusal` if it is not allowed."""
        if isinstance(command, Answer | Undo):
            return Moves(self._play(command, by))
        if isinstance(command, SeatCommand):
            return Moves(self._obey_for_seats(command, by))
        if isinstance(command, Name | OpenSeat | Show):
            return self._keep_house(command, by)
        if isinstance(command, TakeSeat):
            return self._take(command.seat, command.name)
        return Moves(self._go_on(command))

    def _keep_house(self, command: Name | OpenSeat | Show, by: Viewer) -> Moves:
        """Carry out what has nothing to do with play."""
        if isinstance(command, OpenSeat):
            return self._open(command.seat, by)
        if isinstance(command, Show):
            return self._show(command.sign, by)
        by.check_seat(command.seat)
        return Moves((), self._setup.renamed(command.seat, command.name))

    def _go_on(self, command: BotAnswer | TimeOut) -> Sequence[Entry]:
        """Do what happens without a person."""
        return self._seats.time_out(self._now) if isinstance(command, TimeOut) else self._answer_of_bot(command)

    def _play(self, command: Answer | Undo, by: Viewer) -> Sequence[Entry]:
        ledger, match = self._ledger, self.match
        ledger.check(command, by)
        if ledger.paused:
            raise Refusal("paused")
        if isinstance(command, Undo):
            return undo(match, command.seat, whole=command.whole)
        check_answer(ledger.course, match, command)
        return _answered(match, command.seat, command.ask, command.pick)

    def _answer_of_bot(self, answer: BotAnswer) -> Sequence[Entry]:
        seat = answer.seat
        if seat not in self._seats.bots or answer.version != self._ledger.version((seat,)):
            raise Refusal("stale")
        return _answered(self.match, seat, answer.ask, answer.pick)

    def _obey_for_seats(self, command: SeatCommand, by: Viewer) -> Sequence[Entry]:
        if isinstance(command, Agree) and command.about == "undo" and (self._ledger.course or self._setup.daily):
            raise Refusal("lesson" if self._ledger.course else "daily")
        return self._seats.obey(by, command, self._now)

    def _open(self, seat: Seat, by: Viewer) -> Moves:
        """Open *seat* to somebody new: its person has lost it."""
        entries = self._seats.open(by, seat, [str(each) for each in self._setup.by_link])
        return Moves(entries, self._setup.renamed(seat, ""), [str(seat)], seat)

    def _show(self, sign: Sign | None, by: Viewer) -> Moves:
        """Show the table in the front room by its *sign*, or take the sign down."""
        setup = self._setup
        by.check_host()
        if sign and self.match.over:
            raise Refusal("over")
        if sign:
            check_sign(setup, sign)
        fresh = [str(seat) for seat in (sign.seats if sign else ()) if seat not in setup.free]
        closed = setup.sign is not None and setup.sign.watch and not (sign and sign.watch)
        return Moves((), setup._replace(sign=sign), [*fresh, *([STRANGERS] if closed else [])])

    def _take(self, seat: Seat, name: str) -> Moves:
        """Give a free *seat* to somebody; its link changes, so that only they have it."""
        setup = self._setup
        if setup.sign is None or seat not in setup.free:
            raise Refusal("taken")
        left = replace(setup.sign, seats=[each for each in setup.free if each != seat])
        return Moves(self._seats.take(seat), setup.renamed(seat, name)._replace(sign=left), [str(seat)])


def check_sign(setup: Setup, sign: Sign) -> None:
    """Refuse a sign at a table for one person, or one that offers seats which are taken."""
    if setup.lesson or setup.daily:
        raise Refusal("not-open")
    vacant = [seat for seat in setup.by_link if not setup.chairs[seat].name.strip()]
    if len(set(sign.seats)) != len(sign.seats) or not set(sign.seats).issubset(vacant):
        raise Refusal("taken")


def _answered(match: Match[Any], seat: Seat, ask: str, pick: Pick) -> Sequence[Entry]:
    try:
        return submit(match, len(match.record.steps), seat, ask, pick)
    except IllegalPick:
        raise Refusal("illegal-pick") from None
