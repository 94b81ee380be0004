"""The bots that can take part in simulations and games at a terminal: built-in ones, and those from a module."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from herzog.bots import BOTS, UnknownBot, bot_named

if TYPE_CHECKING:
    from herzog.kernel import Bot

OWN: Final = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")


def entrant(name: str) -> Bot:
    """Return the bot called *name*; "module:Class" is one from an installed module or one in the current folder.

    Only the person who starts a program may name a module; names in records and from the network import nothing.
    """
    own = own_bot(name)
    if own is None:
        return bot_named(name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        bot: Bot = getattr(import_module(own["module"]), own["name"])()
    except ModuleNotFoundError as missing:
        raise UnknownBot(f"no bot {name!r}: there is no module {missing.name!r} here") from missing
    except Exception as problem:
        raise UnknownBot(f"no bot {name!r}: {type(problem).__name__}: {problem}") from problem
    if why := _why_no_bot(bot):
        raise UnknownBot(f"no bot {name!r}: {why}; see docs/how-to/bot.md")
    return bot


def own_bot(name: str) -> re.Match[str] | None:
    """Return the module and the class in *name*, or None if it names no bot of somebody's own."""
    own = OWN.fullmatch(name)
    return own if own and own["module"] not in BOTS else None


def _why_no_bot(made: object) -> str:
    """Return why what was *made* cannot play, or an empty string."""
    lacking = [part for part in ("name", "looks", "choose") if not hasattr(made, part)]
    if lacking:
        return f"it has no {' and no '.join(lacking)}"
    name = getattr(made, "name")  # noqa: B009  (it may be anything)
    return "" if isinstance(name, str) else f"its name is {name!r}, not a string"
