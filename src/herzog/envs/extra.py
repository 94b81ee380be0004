"""What is said when a library is missing that comes with an extra."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def needed(library: str, extra: str = "rl") -> Iterator[None]:
    """Say how to install *library*, which comes with *extra*, if it cannot be imported."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"this needs {library}: pip install 'herzog[{extra}]' (missing: {missing.name})", name=missing.name
        ) from missing
