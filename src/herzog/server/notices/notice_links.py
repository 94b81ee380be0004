"""Links in notices: to a seat, to agree to mail, and to stop. They are signed, so a copy of the store forges none."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from herzog.server.access.links import Grant
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.server.access.tokens import TokenSigner
    from herzog.server.notices.subscriptions import Subscription, Waiting

Wish: TypeAlias = Literal["confirm", "stop"]


class NoticeLinks:
    """Makes the links in notices, and reads those that come back."""

    def __init__(self, secret: str, signer: TokenSigner, url: str) -> None:
        self.url: Final = url.rstrip("/")  # where people find this server; empty if the operator has not set it
        self._signer: Final = signer
        self._wishes: Final = URLSafeSerializer(secret, salt="herzog notice")

    def seat(self, subscription: Subscription) -> str:
        """Return the path that opens the seat."""
        return f"/t#{self._signer.token(Grant(subscription.game, subscription.key, subscription.lock))}"

    def token(self, wish: Wish, subscriptions: Sequence[Subscription]) -> str:
        """Return a token that proves a *wish* about *subscriptions*."""
        return str(self._wishes.dumps([wish, [each.id for each in subscriptions]]))

    def page(self, wish: Wish, subscriptions: Sequence[Subscription]) -> str:
        """Return the address of the page where a person confirms a *wish* with a button."""
        return f"{self.url}/n#{wish}/{self.token(wish, subscriptions)}"

    def one_click(self, subscriptions: Sequence[Subscription]) -> str:
        """Return the address at which a mail program can stop notices by itself."""
        return f"{self.url}/api/notices/stop/{self.token('stop', subscriptions)}"

    def read(self, wish: Wish, token: str) -> list[str]:
        """Return the ids that *token* names; refuse one that does not prove this wish."""
        try:
            said, names = msgspec.convert(self._wishes.loads(token), tuple[str, list[str]])
        except (BadSignature, msgspec.ValidationError):
            raise Refusal("bad-link") from None
        if said != wish:
            raise Refusal("bad-link")
        return names


def dedupe_key(waiting: Sequence[Waiting]) -> str:
    """Return the key of a notice, which is the same for the same decisions and readers, even after a crash."""
    said = sorted(f"{each.subscription.id} {each.line}" for each in waiting)
    return sha256("\n".join(said).encode()).hexdigest()[:32]
