"""How a table was set up, and who sits there now: what is known of it besides its journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Header, Seat
    from herzog.wire import Chair, ClockRules, Sign


class Setup(NamedTuple):
    """The setup of a table, which changes only with a "named" line of its journal.

    *hints* is whether people may ask what a bot would do in their place; *lesson* is the one taught there, or empty;
    *clock* is how time is kept; *daily* is "GAME/DAY" for the deal of a day, else empty. An *opened* game was uploaded
    as a record; nobody knows its seed. *sign* is how the front room shows it; *practice* is whether the host may
    analyse it while it is played.
    """

    header: Header
    seed: int
    chairs: list[Chair]
    hints: bool = True
    lesson: str = ""
    clock: ClockRules | None = None
    daily: str = ""
    opened: bool = False
    sign: Sign | None = None
    practice: bool = False

    @property
    def free(self) -> Sequence[Seat]:
        """Return the seats that nobody has and anybody may take."""
        return self.sign.seats if self.sign else ()

    @property
    def people(self) -> list[Seat]:
        """Return the seats of people, whoever plays them now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot"]

    @property
    def by_link(self) -> list[Seat]:
        """Return the seats whose people come by a link of their own."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "link"]

    @property
    def day(self) -> str:
        """Return the day of a deal of the day, else an empty string."""
        return self.daily.partition("/")[2]

    def renamed(self, seat: Seat, name: str) -> Setup:
        """Return this setup with another *name* for the person at *seat*."""
        names = [*self.header.seats[:seat], name, *self.header.seats[seat + 1 :]]
        chairs = [replace(chair, name=each) for chair, each in zip(self.chairs, names, strict=True)]
        return self._replace(header=replace(self.header, seats=names), chairs=chairs)
