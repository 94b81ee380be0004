"""Bots, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.bots.uniform import Uniform

if TYPE_CHECKING:
    from herzog.kernel import Bot


class UnknownBot(ValueError):  # noqa: N818  (named for what happened)
    """A seat was given to a bot that does not exist."""


BOTS: Final[dict[str, type[Bot]]] = {Uniform.name: Uniform}


def bot_named(name: str) -> Bot:
    """Return the bot called *name*."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(sorted(BOTS))}")
    return BOTS[name]()
