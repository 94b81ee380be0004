"""The names of the players at a table, as a terminal shows them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from herzog.bots import LEVELS, STYLES
from herzog.text import phrase
from herzog.text.people import told_apart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.text import Renderer

YOU: Final = "you"  # for a person without a name
# Control characters that a terminal would obey, or that change the direction of text. A record may contain any.
UNSAFE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def names_of(seats: Sequence[str], renderer: Renderer) -> list[str]:
    """Return the names of the players at *seats*, numbered where several have the same or none."""
    every = told_apart([called(name, renderer) for name in seats])
    return [name or renderer.say(phrase("seat-n", n=seat)) for seat, name in enumerate(every, 1)]


def called(name: str, renderer: Renderer) -> str:
    """Return the *name* of a person or bot; names of built-in bots are translated."""
    if name == YOU:
        return renderer.say(phrase("terminal-you"))
    offered = {level.name for each in (LEVELS, STYLES) for levels in each.values() for level in levels}
    return renderer.say(phrase(f"bot-{name}")) if name in offered else UNSAFE.sub("�", name)
