"""The bots that can take part in simulations: built-in ones, and those from a module of yours."""

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

    Only the person who starts a simulation may name a module; names in records and from the network import nothing.
    """
    own = OWN.fullmatch(name)
    if own is None or own["module"] in BOTS:
        return bot_named(name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        bot: Bot = getattr(import_module(own["module"]), own["name"])()
    except ModuleNotFoundError as missing:
        raise UnknownBot(f"no bot {name!r}: there is no module {missing.name!r} here") from missing
    except (AttributeError, TypeError) as problem:
        raise UnknownBot(f"no bot {name!r}: {problem}") from problem
    lacking = [part for part in ("name", "looks", "choose") if not hasattr(bot, part)]
    if lacking:
        raise UnknownBot(f"no bot {name!r}: it has no {' and no '.join(lacking)}; see docs/how-to/bot.md")
    return bot
