"""Who sits where at a terminal: people and bots share one list of names."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Final

import typer

from herzog.bots import BOTS, UnknownBot, bot_named
from herzog.bots.entrants import entrant, own_bot

if TYPE_CHECKING:
    from herzog.kernel import Bot, Seat

PERSON: Final = "person:"
BOTLIKE: Final = re.compile(r"[:/\\]|\.\w{2}")  # a budget, a module or a file; not initials
ALIKE: Final = 0.8  # how similar to a bot's name only a misspelt one is


def seated(words: Sequence[str]) -> "tuple[list[str], dict[Seat, Bot]]":
    """Return the name for each seat, and the bots by seat; refuse a name that may be meant for a bot."""
    names, bots = [], {}
    for seat, word in enumerate(words):
        person = word.strip()
        bot = None if person.startswith(PERSON) else _bot(person)
        if bot:
            bots[seat] = bot
        names.append(_checked(person.removeprefix(PERSON).strip()) if not bot else person)
    return names, bots


def seated_again(names: Sequence[str], words: Sequence[str]) -> "dict[Seat, Bot]":
    """Return the bots by seat of a game to resume, whose players have these *names*.

    Records load no code: bots of one's own must be named again, in *words*.
    """
    if words:
        again, bots = seated(words)
        if again != list(names):
            raise _wrong(f"this game is played by {','.join(names)}, not by {','.join(again)}.")
        return bots
    if any(own_bot(name) for name in names):
        raise _wrong(f"name the seats again, to load the code of your bot: --seats {','.join(names)}")
    return {seat: bot_named(name) for seat, name in enumerate(names) if _is_bot(name)}


def as_typed(names: Sequence[str], bots: "Mapping[Seat, Bot]") -> str:
    """Return the names as they are typed for these *bots*, everybody else being a person."""
    return ",".join(name if seat in bots or not _is_botlike(name) else PERSON + name for seat, name in enumerate(names))


def _bot(name: str) -> "Bot | None":
    """Return the bot called *name*, or None if that is a person's name."""
    try:
        return entrant(name)
    except UnknownBot as problem:
        meant = _meant(name)
        if not (meant or BOTLIKE.search(name)):
            return None
        why = f"there is no bot {name!r}; did you mean {' or '.join(meant)}?" if meant else f"{problem}."
        raise _wrong(f"{why} For a person called {name!r}, write {PERSON}{name}.") from None


def _is_botlike(name: str) -> bool:
    return bool(BOTLIKE.search(name) or _meant(name))


def _meant(name: str) -> "Sequence[str]":
    """Return the bots that *name* may mean: those that players see under that name, or one that it misspells."""
    if BOTLIKE.search(name):
        return ()
    typed = _bare(name)
    return _shown().get(typed) or get_close_matches(typed, BOTS, 1, ALIKE)


@cache
def _shown() -> "Mapping[str, Sequence[str]]":
    """Return the bots by the names that players see, in all languages; both games have an Apprentice."""
    from herzog.cli.terminal.names import called
    from herzog.text import LANGUAGES, Renderer

    shown: dict[str, list[str]] = {}
    for renderer in [Renderer(language, ["bots"]) for language in LANGUAGES]:
        for bot in BOTS:
            bots = shown.setdefault(_bare(called(bot, renderer)), [])
            bots += [bot] if bot not in bots else []
    return shown


def _bare(name: str) -> str:
    """Return *name* in lower case and without accents."""
    return "".join(each for each in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(each))


def _checked(person: str) -> str:
    """Return the name of a *person*; refuse one by which saved games would know a bot."""
    if _is_bot(person):
        raise _wrong(f"{person!r} is the name of a bot, which a saved game cannot tell from a person: choose another.")
    return person


def _is_bot(name: str) -> bool:
    try:
        bot_named(name)
    except UnknownBot:
        return False
    return True


def _wrong(sentence: str) -> typer.BadParameter:
    return typer.BadParameter(sentence, param_hint="--seats")
