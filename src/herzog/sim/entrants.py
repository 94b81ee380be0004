"""The bots that may enter simulations: ours, and those that somebody wrote in a module of their own."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from herzog.bots import UnknownBot, bot_named

if TYPE_CHECKING:
    from herzog.kernel import Bot

OWN: Final = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")


def entrant(name: str) -> Bot:
    """Return the bot called *name*, or for "module:Class" one from a module in this folder or installed.

    Only whoever starts a simulation may name a module; names in records and from the network never import anything.
    """
    own = OWN.fullmatch(name)
    if own is None:
        return bot_named(name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        bot: Bot = getattr(import_module(own["module"]), own["name"])()
    except ModuleNotFoundError as missing:
        raise UnknownBot(f"no bot {name!r}: there is no module {missing.name!r} here") from missing
    except AttributeError as missing:
        raise UnknownBot(f"no bot {name!r}: {missing}") from missing
    return bot
