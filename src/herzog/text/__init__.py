"""Turns values of the engine into phrases, and phrases into English, French, Polish and Russian sentences."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from herzog.kernel import Phrase
from herzog.text.languages import LANGUAGES
from herzog.text.phrase import Arg, Described, Name, listing, phrase
from herzog.text.render import Renderer, Unsayable
from herzog.text.words import AnyWords, Line, Part, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Box, Seat

__all__ = [
    "LANGUAGES",
    "AnyWords",
    "Arg",
    "Described",
    "Line",
    "Name",
    "Part",
    "Phrase",
    "Renderer",
    "Unsayable",
    "Words",
    "for_game",
    "listing",
    "phrase",
]


class Vocabulary(Protocol):
    """Creates the `Words` of a game for a table."""

    def __call__(self, box: Box, names: Sequence[Arg], reader: Seat | None) -> AnyWords:
        """Return the words for a table whose players have these *names*, addressed to *reader*."""
        ...


def for_game(name: str) -> Vocabulary:
    """Return the vocabulary of the game called *name*."""
    return cast("Vocabulary", import_module(f"herzog.text.{name}").WORDS)
