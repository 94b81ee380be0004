"""The names of those who sit at a table, as a terminal shows them."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from herzog.bots import LEVELS, STYLES
from herzog.text import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.text import Renderer

YOU: Final = "you"  # a person who gave no name
# Control characters that a terminal would obey, or that change the direction of text: a record may hold any.
UNSAFE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def names_of(seats: Sequence[str], renderer: Renderer) -> list[str]:
    """Return the names of those at *seats*, numbered where several have the same."""
    every = [called(name, renderer) for name in seats]
    many, met = Counter(every), Counter[str]()
    names = []
    for name in every:
        met[name] += 1
        names.append(f"{name} {met[name]}" if many[name] > 1 else name)
    return names


def called(name: str, renderer: Renderer) -> str:
    """Return the *name* of a person or bot; the names of our bots are translated."""
    if name == YOU:
        return renderer.say(phrase("terminal-you"))
    offered = {level.name for each in (LEVELS, STYLES) for levels in each.values() for level in levels}
    return renderer.say(phrase(f"bot-{name}")) if name in offered else UNSAFE.sub("�", name)
