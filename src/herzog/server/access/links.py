"""Links instead of accounts: a signed token grants one role at one table until the host replaces it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat
    from herzog.wire import Chair, Role

HOST: Final = "host"
WATCH: Final = "watch"
LOBBY: Final = "lobby"  # to watch, for strangers who come from the front room
READ: Final = "read"  # the public link of a finished game, which is not a token but a row in the store


class Grant(NamedTuple):
    """What a link allows.

    *key* is "host", "watch", "lobby", "read" or a seat's number; *lock* counts replacements of the link.
    """

    table: str
    key: str
    lock: int

    @property
    def role(self) -> Role:
        """Return the bearer's role."""
        if self.key in (HOST, WATCH, READ):
            return cast("Role", self.key)
        return "watch" if self.key == LOBBY else "seat"

    @property
    def voice(self) -> bool:
        """Return whether the bearer takes part in the chat."""
        return self.key not in (LOBBY, READ)

    def check_host(self) -> None:
        """Refuse anyone but the host."""
        if self.role != "host":
            raise Refusal("not-host")


def keys(chairs: Sequence[Chair]) -> list[str]:
    """Return the keys of all links of a table with these *chairs*."""
    return [HOST, WATCH, LOBBY, *(str(seat) for seat, chair in enumerate(chairs) if chair.kind == "link")]


def people(chairs: Sequence[Chair]) -> list[Seat]:
    """Return the seats of people."""
    return [seat for seat, chair in enumerate(chairs) if chair.kind != "bot"]


def seats(key: str, chairs: Sequence[Chair]) -> tuple[Seat, ...]:
    """Return the seats that *key* holds; the host's are those at the host's own screen."""
    if key == HOST:
        return tuple(seat for seat, chair in enumerate(chairs) if chair.kind == "here")
    return () if key in (WATCH, LOBBY, READ) else (int(key),)
