"""The renderer, which turns phrases into sentences in one language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from herzog.text.languages import MESSAGES
from herzog.text.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from fluent.syntax.ast import Resource

    from herzog.text.phrase import Arg, Name


REMEMBERED: Final = 10_000  # phrases, a few hundred bytes each


class Unsayable(LookupError):
    """A phrase that cannot be rendered: its message, or one of the variables, is missing."""


@cache
def parsed(text: str) -> Resource:
    """Return the messages in *text*, cached because parsing is slow and renderers share files."""
    return FluentParser(with_spans=False).parse(text)


class Renderer:
    """Says phrases in one language."""

    def __init__(self, language: str, files: Iterable[str] = (), messages: Path = MESSAGES) -> None:
        """Read the message files of *language* named in *files*, or all of them."""
        self.language: Final = language
        self._said: Final[dict[bytes, str]] = {}
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        folder = messages / language
        names = list(files) or sorted(file.stem for file in folder.glob("*.ftl"))
        for name in names:
            self._bundle.add_resource(parsed((folder / f"{name}.ftl").read_text("utf-8")))

    def say(self, phrase: Phrase) -> str:
        """Return *phrase* in words; phrases inside it are rendered first.

        Results are cached: much of a table is repeated, and a look-up is a hundred times faster.
        """
        key = msgspec.msgpack.encode(phrase)
        if key not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = self._say(phrase)
        return self._said[key]

    def _say(self, phrase: Phrase) -> str:
        if not self._bundle.has_message(phrase.key):
            raise Unsayable(f"{self.language}: there is no message {phrase.key!r}")
        pattern = self._bundle.get_message(phrase.key).value
        if pattern is None:
            raise Unsayable(f"{self.language}: message {phrase.key!r} has no value")
        args = {name: arg if isinstance(arg, int) else self.text(arg) for name, arg in phrase.args.items()}
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise Unsayable(f"{self.language}: {phrase.key!r} with {sorted(args)}: {problems[0]}")
        return str(text)

    def name(self, name: Name) -> str:
        """Return *name* in this language, else in English, else in any; a missing name is empty."""
        return name.get(self.language) or name.get("en") or next(iter(name.values()), "")

    def text(self, arg: Arg) -> str:
        """Return *arg*, which may be anything that a phrase holds, in words."""
        if isinstance(arg, Phrase):
            return self.say(arg)
        return self.name(arg) if isinstance(arg, dict) else str(arg)
