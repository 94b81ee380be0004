"""What a refusal is called over HTTP, and the one that only hosts with several processes know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from herzog.wire import Code

STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "bad-link": 401,
    "revoked": 401,
    "no-person": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "withdrawn": 404,
    "no-table": 404,
    "not-open": 404,
    "many-signs": 409,
    "taken": 409,
    "no-page": 404,
    "no-step": 404,
    "no-thing": 404,
    "no-hint": 404,
    "lesson": 409,
    "daily": 409,
    "stale": 409,
    "barrier": 409,
    "not-over": 409,
    "no-board": 409,
    "no-branch": 404,
    "many-branches": 409,
    "other-record": 422,
    "not-asked": 409,
    "aside": 409,
    "over": 409,
    "sat-in": 409,
    "not-sat-in": 409,
    "no-bot": 422,
    "no-clock": 409,
    "paused": 409,
    "not-out": 409,
    "chat-full": 409,
    "long-journal": 409,
    "bad-address": 422,
    "bad-mail": 422,
    "mail-refused": 409,
    "no-mail": 404,
    "no-answer": 502,
    "broken-table": 409,
    "too-big": 413,
    "record-broken": 422,
    "record-format": 422,
    "record-game": 422,
    "record-set": 422,
    "record-rules": 422,
    "record-unended": 422,
    "illegal-pick": 422,
    "wrong-setup": 422,
    "too-fast": 429,
    "many-tables": 429,
    "failed": 500,
    "crowded": 503,
    "busy": 503,
    "full": 507,
}


class Overtaken(Refusal):
    """Another process has written under the same number first; read what it wrote before writing again."""

    def __init__(self) -> None:
        super().__init__("stale")

    @property
    def may_pass(self) -> bool:
        """Return that it does pass, once what the other process wrote has been read."""
        return True
