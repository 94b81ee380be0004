"""What all messages share: limits, how text must be written, and what a game fills in."""

from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec

V = TypeVar("V")  # the view of a game
F = TypeVar("F")  # the facts of its options

Token: TypeAlias = str
LARGEST: Final = 16 * 1024  # bytes of any other message to the server
LARGEST_RECORD: Final = 400_000  # bytes of a message with a record; a long game takes a twentieth
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
# Text without control characters and without those that turn its direction: they could forge other people's lines.
_HIDDEN: Final = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
PLAIN: Final = rf"\A[^{_HIDDEN}]*\Z"
UNPLAIN: Final = rf"[{_HIDDEN}]"
NO_NUL: Final = r"\A[^\x00]*\Z"  # the one character that PostgreSQL cannot store
LONGEST_TYPED: Final = 100
LONGEST_ID: Final = 64
LONGEST_ADDRESS: Final = 1000
MOST_TOKENS: Final = 100
LONGEST_PREFS: Final = 4000
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID, pattern=PLAIN)]  # the sender's choice
