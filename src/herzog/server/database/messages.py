"""Messages that the processes which serve one database send each other through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

# At a table: its journal has more "lines", somebody "said" something, the whole "chat" has changed, "links" were
# replaced, a "next" table was set up, the guests "here" in the sending process have changed, the table is "gone".
# How far a "review" has come is sent by the process that makes it; "cancel" stops it, wherever that is.
# A thinker has answered a "thought", which is named in place of a table.
# A process that has just started says "hello"; each of the others replies with "all", and then with who is "here".
# "around" is never sent: processes and thinkers are seen to come and go.
Topic: TypeAlias = Literal[
    "lines", "said", "chat", "links", "next", "here", "gone", "review", "cancel", "thought", "hello", "all", "around"
]

CHANNEL: Final = "herzog"
THINKERS_CHANNEL: Final = "herzog_thoughts"  # where thinkers listen
AT_ONCE: Final = 40  # messages in one envelope, for which PostgreSQL allows 8000 bytes


class Guests(NamedTuple):
    """Who is at a table in one process: *seats* that are held, how many are *watching*, and seats that are *looking*.

    *since* is when the first of them came, in milliseconds since 1970.
    """

    seats: tuple[int, ...] = ()
    watching: int = 0
    looking: tuple[int, ...] = ()
    since: int = 0

    @property
    def anybody(self) -> bool:
        """Return whether there are guests."""
        return bool(self.seats or self.watching)

    @property
    def rank(self) -> tuple[bool, int]:
        """Return a sort key of processes, in which the one that has had guests the longest comes first."""
        return not self.anybody, self.since


class Message(NamedTuple):
    """A message.

    *here* is None if the table is no longer open. *steps* of a review were judged; None if it is no longer under way.
    """

    topic: Topic
    table: str = ""
    here: Guests | None = None
    steps: int | None = None


class Envelope(NamedTuple):
    """Messages of one process, sent together."""

    origin: int
    messages: list[Message]


def envelopes(origin: int, messages: Iterable[Message]) -> list[str]:
    """Return *messages* encoded in envelopes, each small enough to send."""
    said = [*messages]
    parts = [said[first : first + AT_ONCE] for first in range(0, len(said), AT_ONCE)]
    return [msgspec.json.encode(Envelope(origin, part)).decode() for part in parts]


def read(written: str) -> Envelope:
    """Return the envelope that *written* encodes."""
    return msgspec.json.decode(written, type=Envelope)
