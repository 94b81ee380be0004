"""What processes that serve one database tell each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

# What has changed at a table: its journal has more "lines", somebody "said" something, the whole "chat" is different,
# "links" were replaced, a "next" table was set up, other guests are "here" in the process that tells it; it is "gone".
# How far a "review" has come is told by who makes it; whoever wants it no more says "cancel".
# A thinker tells that it has answered a "thought", by its name in place of a table.
# A process that has just come says "hello", and to that each says "all" and then who is "here".
# Nobody tells who is "around": processes and thinkers are seen to come and go.
Topic: TypeAlias = Literal[
    "lines", "said", "chat", "links", "next", "here", "gone", "review", "cancel", "thought", "hello", "all", "around"
]

CHANNEL: Final = "herzog"
ERRANDS: Final = "herzog_thoughts"  # where thinkers listen
AT_ONCE: Final = 40  # pieces of news in one notice, which must not have more than 8000 bytes


class Here(NamedTuple):
    """Who is at a table: the *seats* that somebody holds, how many watch, and the seats for which somebody looks.

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
        """Return how far back a process with these guests stands: in front is who has had some for the longest time."""
        return not self.anybody, self.since


class News(NamedTuple):
    """Something that others want to know.

    *here* is None if the table is no longer open, and *steps*, which were judged, if a review is no longer made.
    """

    topic: Topic
    table: str = ""
    here: Here | None = None
    steps: int | None = None


class Notice(NamedTuple):
    """News of one process."""

    origin: int
    news: list[News]


def notices(origin: int, news: Iterable[News]) -> list[str]:
    """Return what a process has to tell, written down."""
    told = [*news]
    parts = [told[first : first + AT_ONCE] for first in range(0, len(told), AT_ONCE)]
    return [msgspec.json.encode(Notice(origin, part)).decode() for part in parts]


def read(written: str) -> Notice:
    """Return what was told."""
    return msgspec.json.decode(written, type=Notice)
