"""Refusals: a request that is not carried out, and the code that tells the caller why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from herzog.wire import Code

AWAY: Final[tuple[Code, ...]] = ("busy", "full", "failed")  # codes of refusals that may pass


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: Code, **numbers: int) -> None:
        super().__init__(code)
        self.code: Final = code
        self.numbers: Final = numbers

    @property
    def may_pass(self) -> bool:
        """Return whether the same request may succeed later, because the store was away."""
        return self.code in AWAY


class Unreadable(Refusal):
    """A journal from which no match can be resumed; *where* names the line, but none of its picks."""

    def __init__(self, where: str) -> None:
        super().__init__("broken-table")
        self.where: Final = where
