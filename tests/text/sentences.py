"""Every sentence that messages can make by themselves: all their variants, with telling numbers in place."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from herzog.text.languages import LANGUAGES, MESSAGES
from herzog.text.render import parsed

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
        elo experience fewest finance gone has high home icons keep last later left low managers met mine money most
        n needs next number of percent period placed rank requiem roads round rounds season short show sixteenths space
        stage talent total track tragedian tragedians turns used value vp year
        """,
    )
)
NUMBERS_THERE = {  # by names that are phrases elsewhere
    "fourberies-sheet": {"actors", "requests"},
    "fourberies-why-pays-less": {"best", "pays"},
    "lacrimosa-about-soloist-card": {"movement"},
    "lacrimosa-event-story-concluded": {"points"},
    "lacrimosa-event-turn-began": {"turn"},
    "lacrimosa-part-over": {"turn"},
    "lacrimosa-part-table": {"turn"},
    "lacrimosa-person-count": {"now", "story"},
    "shell-history-at": {"step"},
    "shell-log-go": {"step"},
    "shell-offer-mine-undo": {"step"},
    "shell-offered-undo": {"step"},
    "shell-status-past": {"step"},
    "terminal-resumed": {"steps"},
    **{f"coach-{game}-goal": {"best"} for game in ("fourberies", "lacrimosa")},
    **{key: {"pays"} for key in ("fourberies-brings-request", "fourberies-request")},
}
NOT_NUMBERS = frozenset(  # names, phrases, and times as the browser writes them
    re.findall(
        r"\w+",
        """
        day level
        about action actions address ago ask bank bonus books bot bots card cards cities city clause clauses
        clocks colour command composer composers condition each effect event file finish first flag gain game
        goal host item items kept key kind koechel lacks mean moment movement name names near no now numbers
        option origin other pays people place places player players points price problem quit reason repeat
        replaced request rest return rule scores seat second server share side skip slot slots source stat
        status steps step story task term terms text thing third tile time title to troupe troupes turn type
        typed version victim what who why winners word words works years yes
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


def choices_in(pattern: ftl.Pattern) -> Choices:
    """Return what *pattern* depends on."""
    choices = Choices()
    choices.visit(pattern)
    return choices


@cache
def patterns(text: str) -> tuple[tuple[str, str, ftl.Pattern], ...]:
    """Return every value and attribute of the messages in *text*: its key, its attribute and its pattern."""
    entries = [entry for entry in parsed(text).body if isinstance(entry, ftl.Message)]
    values = [(entry.id.name, "", entry.value) for entry in entries if entry.value]
    attributes = [(entry.id.name, each.id.name, each.value) for entry in entries for each in entry.attributes]
    return (*values, *attributes)


@cache
def numbers(folder: Path) -> dict[tuple[str, str], set[str]]:
    """Return which variables of which message are numbers, by what any language counts with them."""
    found: dict[tuple[str, str], set[str]] = {}
    for file in folder.glob("*/*.ftl"):
        for key, attribute, pattern in patterns(file.read_text("utf-8")):
            choices = choices_in(pattern)
            there = choices.named & (ALWAYS_NUMBERS | NUMBERS_THERE.get(key, set()))
            found.setdefault((key, attribute), set()).update(choices.numbers | there)
    return found


def unknown(folder: Path = MESSAGES) -> list[str]:
    """Return the variables of which nobody has said whether they are numbers."""
    return [
        f"{file.parent.name}/{key}: {name}"
        for file in sorted(folder.glob("*/*.ftl"))
        for key, attribute, pattern in patterns(file.read_text("utf-8"))
        for name in sorted(choices_in(pattern).named - choices_in(pattern).words.keys() - NOT_NUMBERS)
        if name not in numbers(folder)[key, attribute]
    ]


def sentences(language: str, folder: Path = MESSAGES) -> Iterator[Sentence]:
    """Yield every sentence of a language."""
    for file in sorted((folder / language).glob("*.ftl")):
        text = file.read_text("utf-8")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(parsed(text))
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
    choices = choices_in(pattern)
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
