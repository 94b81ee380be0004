"""What bots are called is the name of nothing else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from herzog.bots import BOTS
from herzog.server.front.daily import REGULARS
from herzog.text.languages import LANGUAGES
from herzog.text.phrase import phrase
from herzog.text.render import Renderer
from tools.glossary import read

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
SETS = sorted((ROOT / "src" / "herzog" / "games").glob("*/data/*/*.toml"))
LOBBY = ROOT / "web" / "src" / "shell" / "lobby" / "setup.svelte.ts"


def words(name: str) -> str:
    """Return the words of *name* as they can be looked for in others."""
    return " ".join(["", *re.findall(r"[\w-]+", name.casefold()), ""])


def titled(value: Any, language: str) -> Iterator[str]:
    """Yield every name and title in the component set that *value* is part of."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key in ("name", "title"):
                yield part if isinstance(part, str) else part.get(language, part["en"])
            else:
                yield from titled(part, language)
    elif isinstance(value, list):
        for part in value:
            yield from titled(part, language)


@cache
def things(language: str) -> frozenset[str]:
    """Return what cards, places, people and kinds of things are called in the two games."""
    glossary = read()
    terms = {getattr(term, language) for term in (*glossary.lacrimosa, *glossary.fourberies)}
    return frozenset(terms.union(*[titled(msgspec.toml.decode(file.read_bytes()), language) for file in SETS]))


def met(name: str, language: str) -> list[str]:
    """Return the things in whose names *name* is found."""
    return [thing for thing in things(language) if words(name) in words(thing)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_like_a_thing(language: str) -> None:
    """Or "Actor 2 steals 1 Écu from Actor 1", in a game where Actor 2 is a card of experience 2."""
    renderer = Renderer(language, ["bots"])
    shown = {name: renderer.say(phrase(f"bot-{name}")) for name in BOTS}
    assert {name: met(says, language) for name, says in shown.items() if met(says, language)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_regular_is_called_like_a_thing(language: str) -> None:
    """A card may be about somebody of that name: Arias for Aloysia."""
    [line] = re.findall(r"^const REGULARS = \[(.*)\];$", LOBBY.read_text("utf-8"), re.MULTILINE)
    regulars = {*REGULARS, *re.findall(r"'(\w+)'", line)}
    assert len(regulars) > len(REGULARS)
    assert {words(name) for name in regulars} & {words(thing) for thing in things(language)} == set()


def test_such_names_are_found() -> None:
    """Terms, whole names, and parts of names, but not parts of words."""
    assert met("Actor", "en")
    assert met("Comédien", "fr")
    assert met("Organist", "en") == ["Organist to the Court"]
    assert not met("Star", "en")
    assert all(len(things(language)) > 200 for language in LANGUAGES)
