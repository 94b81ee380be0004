"""What can tell, after a test has failed, what happened: servers and pages that are open, or were during the test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol
from weakref import WeakSet

if TYPE_CHECKING:
    from pathlib import Path


class Witness(Protocol):
    """A server or a page."""

    @property
    def is_open(self) -> bool:
        """Return whether a later test can use it."""

    @property
    def is_faulty(self) -> bool:
        """Return whether it already knows that the test will fail."""

    def testify(self, folder: Path, name: str) -> None:
        """Write what it knows to files in *folder* whose names begin with *name*."""


_known: WeakSet[Witness] = WeakSet()


def call(witness: Witness) -> None:
    """Remember a *witness* as long as anybody uses it."""
    _known.add(witness)


def known() -> list[Witness]:
    """Return all of them."""
    return list(_known)


def forget_closed() -> None:
    """Forget those that no later test can use."""
    for witness in known():
        if not witness.is_open:
            _known.discard(witness)
