"""What to call those who sit at a table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from herzog.text import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.text import Renderer

YOU: Final = "you"  # a person who gave no name


def names_of(seats: Sequence[str], renderer: Renderer) -> list[str]:
    """Return what to call those at *seats*; several of the same name are numbered."""
    called = [renderer.say(phrase("terminal-you")) if name == YOU else name for name in seats]
    many, met = Counter(called), Counter[str]()
    names = []
    for name in called:
        met[name] += 1
        names.append(f"{name} {met[name]}" if many[name] > 1 else name)
    return names
