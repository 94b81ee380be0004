"""Bots, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.bots.uniform import Uniform

if TYPE_CHECKING:
    from herzog.kernel import Bot


class UnknownBot(ValueError):  # noqa: N818  (named for what happened)
    """A seat was given to a bot that does not exist."""


def bot_named(name: str) -> Bot:
    """Return the bot called *name*."""
    bots: dict[str, type[Bot]] = {Uniform.name: Uniform}
    if name not in bots:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(sorted(bots))}")
    return bots[name]()
