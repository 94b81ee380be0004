"""Links instead of accounts: a signed token grants one role at one table until the host replaces it."""

from __future__ import annotations

import os
import re
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from herzog.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat
    from herzog.server.wire import Chair, Role, Token

HOST: Final = "host"
WATCH: Final = "watch"
UNCHANGED: Final = 0  # the lock of a link that was never replaced
SECRET: Final = re.compile("[0-9a-f]{64}")


class BadSecret(Exception):
    """The secret that signs links is damaged or cannot be kept; says what to do."""


class Grant(NamedTuple):
    """What a token allows: *key* is "host", "watch" or a seat's number, *lock* how often it was replaced."""

    table: str
    key: str
    lock: int

    @property
    def role(self) -> Role:
        """Return what its bearer may do."""
        return "host" if self.key == HOST else "watch" if self.key == WATCH else "seat"


def keys(chairs: Sequence[Chair]) -> list[str]:
    """Return the keys of all links of a table with these *chairs*."""
    return [HOST, WATCH, *(str(seat) for seat, chair in enumerate(chairs) if chair.kind == "link")]


def seats(key: str, chairs: Sequence[Chair]) -> tuple[Seat, ...]:
    """Return the seats that *key* holds: the host's are those at the host's screen."""
    if key == HOST:
        return tuple(seat for seat, chair in enumerate(chairs) if chair.kind == "here")
    return () if key == WATCH else (int(key),)


class TokenSigner:
    """Signs tokens, and reads the ones it signed."""

    def __init__(self, secret: str) -> None:
        self._signer: Final = URLSafeSerializer(secret, salt="herzog link")

    def token(self, grant: Grant) -> Token:
        """Return the token for *grant*."""
        return str(self._signer.dumps(grant))

    def grant(self, token: Token) -> Grant:
        """Return what *token* grants; one that this server did not sign is refused."""
        try:
            return msgspec.convert(self._signer.loads(token), Grant)
        except (BadSignature, msgspec.ValidationError):
            raise Refusal("bad-link") from None


def secret_in(folder: Path) -> str:
    """Return the secret kept in *folder*, made on first use and readable by its owner only."""
    path = folder / "secret"
    if not path.exists():
        _make_secret(path)
    secret = path.read_text("ascii", "replace")
    if not SECRET.fullmatch(secret):
        advice = (
            "put it back from a copy, or delete it, and a new one is made; links given out before stop working then"
        )
        raise BadSecret(f"{path} is damaged: it does not hold 64 hexadecimal digits; {advice}")
    return secret


def _make_secret(path: Path) -> None:
    """Put a new secret at *path*, whole or not at all; if another server was quicker, its secret stays."""
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
    """Make sure that the names in *folder* survive a power cut, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
