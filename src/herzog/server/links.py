"""Links instead of accounts: a signed token grants one role at one table until the host replaces it."""

from __future__ import annotations

import os
import re
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from herzog.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat
    from herzog.server.wire import Chair, Role, Token

HOST: Final = "host"
WATCH: Final = "watch"
LOBBY: Final = "lobby"  # to watch, for strangers who come from the front room
READ: Final = "read"  # the public link of a finished game, which is not a token but a row in the store
UNCHANGED: Final = 0  # the lock of a link that was never replaced
SECRET: Final = re.compile("[0-9a-f]{64}")


class BadSecret(Exception):
    """The signing secret is damaged or cannot be written; the message says what to do."""


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


class TokenSigner:
    """Signs tokens and verifies them."""

    def __init__(self, secret: str) -> None:
        self._signer: Final = URLSafeSerializer(secret, salt="herzog link")

    def token(self, grant: Grant) -> Token:
        """Return the token for *grant*."""
        return str(self._signer.dumps(grant))

    def grant(self, token: Token) -> Grant:
        """Return what *token* grants; refuse one that this server did not sign."""
        try:
            return msgspec.convert(self._signer.loads(token), Grant)
        except (BadSignature, msgspec.ValidationError):
            raise Refusal("bad-link") from None


def secret_of(given: str, folder: Path) -> str:
    """Return the secret that was *given*, or else the one kept in *folder*."""
    if given and not SECRET.fullmatch(given):
        raise BadSecret("HERZOG_SECRET must be 64 hexadecimal digits, such as: openssl rand -hex 32")
    return given or secret_in(folder)


def secret_in(folder: Path) -> str:
    """Return the secret kept in *folder*; it is created on first use, readable only by its owner."""
    path = folder / "secret"
    if not path.exists():
        _make_secret(path)
    secret = path.read_text("ascii", "replace")
    if not SECRET.fullmatch(secret):
        advice = (
            "restore it from a backup, or delete it to get a new one; links given out before will then stop working"
        )
        raise BadSecret(f"{path} is damaged: it does not hold 64 hexadecimal digits; {advice}")
    return secret


def _make_secret(path: Path) -> None:
    """Write a new secret to *path* atomically; if another server was first, keep its secret."""
    handle, draft = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            path.hardlink_to(draft)  # unlike a rename, it never replaces what is there
        _sync(path.parent)
    except OSError as problem:
        raise BadSecret(f"{path} cannot be written: {problem.strerror}") from None
    finally:
        Path(draft).unlink()


def _sync(folder: Path) -> None:
    """Make new file names in *folder* survive a power cut, where the system allows it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
