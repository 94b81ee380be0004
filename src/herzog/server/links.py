"""Links instead of accounts: a signed token grants one role at one table until the host replaces it."""

from __future__ import annotations

import os
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from herzog.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from herzog.kernel import Seat
    from herzog.server.wire import Chair, Role, Token

HOST: Final = "host"
WATCH: Final = "watch"
UNCHANGED: Final = 0  # the lock of a link that was never replaced


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
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_text("ascii")
    with os.fdopen(handle, "w", encoding="ascii") as file:
        made = secrets.token_hex(32)
        file.write(made)
    return made
