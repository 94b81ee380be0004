"""Signed tokens, which links carry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from herzog.server.access.links import Grant
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from herzog.wire import Token


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
