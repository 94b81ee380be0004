"""Every sentence that messages can make by themselves: all their variants, with telling numbers in place."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from herzog.text.languages import LANGUAGES, MESSAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

COUNTS = (0, 1, 2, 5, 21, 22)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ALWAYS_NUMBERS = frozenset(
    re.findall(
        r"\w+",
        """
        all amount cap cell cells coins comedian comedians counters courts deck difference distance draw ducats eighths
        finance gone has high home icons keep later left low managers met money n needs number percent period placed
        rank requiem roads round rounds season short show sixteenths stage talent total tragedian tragedians used value
        vp
        """,
    )
)
SAMPLE = "Anna"  # in place of any name or phrase


class Sentence(NamedTuple):
    """What a message says in one of its variants; *number* stands for every number in it, if it has one."""

    language: str
    file: str
    key: str
    number: int | None
    text: str


class Choices(Visitor):
    """Collects what a pattern depends on: numbers, words to choose by, and everything else it names."""

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.words: dict[str, list[str]] = {}
        self.named: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """Note by what to choose, and look into every variant."""
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            name = node.selector.id.name
            if any(isinstance(key, ftl.NumberLiteral) or key.name in PLURALS for key in keys):
                self.numbers.add(name)
            else:
                words = [key.name for key in keys if isinstance(key, ftl.Identifier)]
                self.words[name] = sorted({*self.words.get(name, []), *words})
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """Note a variable that is said as it is."""
        self.named.add(node.id.name)


@cache
def patterns(text: str) -> tuple[tuple[str, str, ftl.Pattern], ...]:
    """Return every value and attribute of the messages in *text*: its key, its attribute and its pattern."""
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    values = [(entry.id.name, "", entry.value) for entry in entries if entry.value]
    attributes = [(entry.id.name, each.id.name, each.value) for entry in entries for each in entry.attributes]
    return (*values, *attributes)


@cache
def numbers(folder: Path) -> dict[tuple[str, str], set[str]]:
    """Return which variables of which message are numbers, by what any language counts with them."""
    found: dict[tuple[str, str], set[str]] = {}
    for file in folder.glob("*/*.ftl"):
        for key, attribute, pattern in patterns(file.read_text("utf-8")):
            choices = Choices()
            choices.visit(pattern)
            found.setdefault((key, attribute), set()).update(choices.numbers | (choices.named & ALWAYS_NUMBERS))
    return found


def sentences(language: str, folder: Path = MESSAGES) -> Iterator[Sentence]:
    """Yield every sentence of a language."""
    for file in sorted((folder / language).glob("*.ftl")):
        text = file.read_text("utf-8")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        for key, attribute, pattern in patterns(text):
            message = bundle.get_message(key)
            compiled = message.attributes[attribute] if attribute else message.value
            assert compiled
            counted = numbers(folder)[key, attribute]
            name = f"{key}.{attribute}" if attribute else key
            for number, values in _values(pattern, counted):
                said, _ = bundle.format_pattern(compiled, values)
                yield Sentence(language, file.stem, name, number, str(said))


def _values(pattern: ftl.Pattern, counted: set[str]) -> Iterator[tuple[int | None, dict[str, int | str]]]:
    """Yield what to put in place of the variables of *pattern*."""
    choices = Choices()
    choices.visit(pattern)
    words = {name: variants for name, variants in choices.words.items() if name not in counted}
    plain = {name: SAMPLE for name in choices.named if name not in words}
    for number in COUNTS if counted else (None,):
        for combination in product(*words.values()):
            chosen: dict[str, int | str] = {**plain, **dict(zip(words, combination, strict=True))}
            yield number, chosen | (dict.fromkeys(counted, number) if number is not None else {})


@cache
def everything(folder: Path = MESSAGES) -> tuple[Sentence, ...]:
    """Return every sentence of every language."""
    return tuple(sentence for language in LANGUAGES for sentence in sentences(language, folder))
