"""What a personal link gathers: tables, preferences, notices."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from herzog.text.languages import Language
from herzog.wire.basics import LONGEST_ADDRESS, LONGEST_PREFS, MOST_TOKENS, NO_NUL, Token
from herzog.wire.tables import Summary


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a personal link. Body of `POST /api/person`."""


class PersonKey(msgspec.Struct, frozen=True):
    """A new personal link: 16 bytes in base64. Answers `POST /api/person` and `POST /api/person/replace`.

    All other requests under /api/person have it as their bearer token.
    """

    key: Token


class HeldTable(msgspec.Struct, frozen=True):
    """A table that a person holds a link to."""

    token: Token
    summary: Summary


class Gathered(msgspec.Struct, frozen=True):
    """All that a personal link gathers. Answers `GET /api/person`, and the next two."""

    prefs: str  # as the page wrote them
    tables: list[HeldTable]  # the latest change first
    reach: list[str]  # addresses at which other machines find this server, if it listens for them


class HoldTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Add links of tables to my list. Body of `POST /api/person/hold`; those that open nothing are left out."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)]


class LetGo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a table out of my list. Body of `POST /api/person/let-go`."""

    token: Token


class Prefer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Save my name, language and other preferences, as the page writes them. `POST /api/person/prefer` → `Heard`."""

    prefs: Annotated[str, msgspec.Meta(max_length=LONGEST_PREFS, pattern=NO_NUL)]


Address: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]
RoomForm: TypeAlias = Literal["discord", "ntfy", "json"]


class PushTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this browser when it is my turn, even when the page is closed. Body of `POST /api/notices/push`.

    For a link with seats, answered by `Notices`, as are the next three.
    """

    endpoint: Address  # of the push service
    p256dh: str  # the browser's keys, as it gives them
    auth: str
    language: Language


class PushNoMore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do not tell this browser any more. Body of `POST /api/notices/push/stop`."""

    endpoint: Address


class MailTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask an address whether it wants to be told when it is my turn; "" sends no more. `POST /api/notices/mail`."""

    address: Address
    language: Language


class RoomTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell a chat room whose turn it is; "" tells it no more. Body of `POST /api/notices/room`, host only."""

    form: RoomForm
    address: Address
    language: Language


class MailState(msgspec.Struct, frozen=True):
    """The address that was asked to agree to mail, masked, and whether it has agreed."""

    address: str  # "a…@example.org"
    agreed: bool


class RoomState(msgspec.Struct, frozen=True):
    """A chat room that is told."""

    form: RoomForm
    host: str


class Notices(msgspec.Struct, frozen=True):
    """How a link is told that it is its turn. Answers `GET /api/notices`."""

    push_key: str  # by which push services know this server
    browsers: int  # that are told, also when the page is closed
    mails: bool  # whether this server sends mail
    mail: MailState | None
    room: RoomState | None  # for the host


class Heard(msgspec.Struct, frozen=True):
    """Done. Answers `POST /api/notices/confirm/TOKEN` and `POST /api/notices/stop/TOKEN`, from links in notices.

    Answers also `POST /api/person/prefer`, and `POST /api/person/forget`, which deletes a personal link and its list.
    """
