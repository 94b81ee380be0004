"""Who plays each seat of a table, and who agrees to end the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from herzog.bots import bots_for
from herzog.kernel import Note
from herzog.server.journal import Entry
from herzog.server.refusal import Refusal
from herzog.server.wire import Abandon, Agree, HandOver, StandIn, TakeBack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Match, Seat
    from herzog.server.connection import Connection
    from herzog.server.wire import Chair

SeatCommand: TypeAlias = HandOver | TakeBack | Agree | Abandon


class Seats:
    """The seats of a table. What people do with them changes the match and is returned as lines of the journal."""

    def __init__(self, chairs: Sequence[Chair], match: Match[Any], agreed: set[Seat]) -> None:
        self.agreed: Final = agreed
        self._chairs: Final = {seat: chair.bot for seat, chair in enumerate(chairs)}
        self._match: Final = match

    @property
    def stand_ins(self) -> list[StandIn]:
        """Return the bots that sit in for people."""
        return [StandIn(seat, bot) for seat, bot in self._match.record.stand_ins().items()]

    @property
    def bots(self) -> dict[Seat, str]:
        """Return the bots that play now, by seat: those of the table and those that sit in."""
        return {seat: bot for seat, bot in {**self._chairs, **self._match.record.stand_ins()}.items() if bot}

    @property
    def offered(self) -> list[str]:
        """Return the bots that may sit in, the weakest first."""
        return bots_for(self._match.game.name)

    @property
    def people(self) -> list[Seat]:
        """Return the seats that people play now."""
        return [seat for seat in self._chairs if seat not in self.bots]

    def obey(self, connection: Connection, command: SeatCommand) -> list[Entry]:
        """Do what *connection* asks for; an end that everybody has agreed to follows at once."""
        if self._match.over:
            raise Refusal("over")
        if isinstance(command, HandOver):
            return self._hand_over(connection, command)
        if isinstance(command, TakeBack):
            return self._take_back(connection, command.seat)
        if isinstance(command, Agree):
            return self._agree(connection) if command.yes else self._decline(connection)
        return self._abandon(connection)

    def _hand_over(self, connection: Connection, command: HandOver) -> list[Entry]:
        """Let a bot sit in: everybody may hand over their seat, and the host anybody's."""
        own = command.seat in connection.seats
        if not own and (connection.grant.role != "host" or command.seat not in self._chairs):
            raise Refusal("not-your-seat")
        if command.seat in self.bots:
            raise Refusal("sat-in")
        if command.bot not in self.offered:
            raise Refusal("no-bot")
        return self._note(Note("handed" if own else "freed", command.seat, command.bot))

    def _take_back(self, connection: Connection, seat: Seat) -> list[Entry]:
        if seat not in connection.seats:
            raise Refusal("not-your-seat")
        if seat not in self._match.record.stand_ins():
            raise Refusal("not-sat-in")
        return self._note(Note("returned", seat))

    def _agree(self, connection: Connection) -> list[Entry]:
        """Agree for all seats of this screen; bots agree to whatever the people do."""
        fresh = [seat for seat in self._mine(connection) if seat not in self.agreed]
        self.agreed.update(fresh)
        entries = [Entry("agrees", seat) for seat in fresh]
        return entries + self._note(Note("agreed")) if self.agreed.issuperset(self.people) else entries

    def _decline(self, connection: Connection) -> list[Entry]:
        """Take the offer off the table, be it one's own or another's."""
        seat, *_ = self._mine(connection)
        entries = [Entry("declines", seat)] if self.agreed else []
        self.agreed.clear()
        return entries

    def _mine(self, connection: Connection) -> list[Seat]:
        mine = [seat for seat in self.people if seat in connection.seats]
        if not mine:
            raise Refusal("not-your-seat")
        return mine

    def _abandon(self, connection: Connection) -> list[Entry]:
        if connection.grant.role != "host":
            raise Refusal("not-host")
        return self._note(Note("abandoned"))

    def _note(self, note: Note) -> list[Entry]:
        self._match.note(note)
        self.agreed.clear()
        return [Entry.of_note(note)]
