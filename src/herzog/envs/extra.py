"""The error message when a library from an extra is missing."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from herzog.extras import how_to_install

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def needed(library: str, extra: str = "rl") -> Iterator[None]:
    """Turn a failed import of *library* into an error that says how to install *extra*."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"this needs {library} (missing: {missing.name}); {how_to_install(extra)}", name=missing.name
        ) from missing
