"""What to call the people at a table, in the language of whoever reads it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from herzog.text.phrase import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.text.phrase import Arg


def called(names: Sequence[str]) -> list[Arg]:
    """Return what to call everybody: by name, or by the number of the seat if somebody gave none."""
    return [name or phrase("seat-n", n=seat) for seat, name in enumerate(told_apart(names), 1)]


def told_apart(names: Sequence[str]) -> list[str]:
    """Return *names*, numbered where several people have the same; an empty name stays empty."""
    many, met = Counter(names), Counter[str]()
    apart = []
    for name in names:
        met[name] += 1
        apart.append(f"{name} {met[name]}" if name and many[name] > 1 else name)
    return apart
