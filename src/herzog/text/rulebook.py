"""The rules and rulings in our own words, in four languages: found by number or by search words."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import takewhile
from math import log
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from fluent.syntax.ast import Message, Pattern, TextElement

from herzog.text.languages import MESSAGES, REFERENCE
from herzog.text.render import parsed
from herzog.text.typed import plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

GAMES: Final = tuple(sorted(file.stem.removeprefix("rules-") for file in (MESSAGES / REFERENCE).glob("rules-*.ftl")))
CITATIONS: Final = Path(__file__).parent / "citations.json"
NEAR: Final = 3  # the most numbers to suggest for one that does not exist
STEM: Final = 4  # letters that two forms of a word must have in common
WORTH: Final = 0.6  # share of the best score that a result must reach
BEGINNING: Final = 3  # letters needed to match the beginning of a word

Texts: TypeAlias = dict[str, str]  # attribute -> text; "" is the message itself


class Ruling(msgspec.Struct, frozen=True):
    """What a rulebook leaves open, and how we read it."""

    game: str
    number: str
    title: str  # of its section
    question: str
    text: str  # the choice
    why: str
    rules: tuple[str, ...]  # the rules it concerns
    readings: str  # in English only, as are the fields below
    source: str
    confidence: str  # H, M or L
    flag: str  # the option that selects another reading, if there is one


class Rule(msgspec.Struct, frozen=True):
    """A rule in our words, and its place in the rulebook of that language, or in our component set if it is *ours*."""

    number: str
    title: str  # of its section
    place: str
    ours: bool
    text: str
    books: str  # how rulebooks in other languages differ
    rulings: tuple[Ruling, ...]


Entry: TypeAlias = Rule | Ruling


class Section(msgspec.Struct, frozen=True):
    """Rules or rulings that belong together; only sections of rules can be looked up by number."""

    number: str
    title: str
    entries: tuple[Entry, ...]


class Carriers(msgspec.Struct, frozen=True):
    """The code that cites a rule or ruling, and its tests."""

    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


class UnknownNumber(LookupError):
    """There is no rule, ruling or section with this *number*; *near* lists some that exist."""

    def __init__(self, number: str, near: Sequence[str]) -> None:
        super().__init__(f"there is no {number}; near it are {', '.join(near)}")
        self.number = number
        self.near = near


class Rulebook:
    """All rules and rulings of one game in one language."""

    def __init__(self, game: str, sections: Sequence[Section]) -> None:
        self.game: Final = game
        self.sections: Final = sections
        self.entries: Final = [entry for section in sections for entry in section.entries]
        self._letters: Final = sections[0].number.partition("-")[0]
        self._by_number: Final[dict[str, Entry | Section]] = {
            **{section.number: section for section in sections},
            **{entry.number: entry for entry in self.entries},
        }

    def find(self, number: str) -> Entry | Section:
        """Return the rule, ruling or section with that *number*; the game's prefix may be left out."""
        asked = number.upper()
        if not re.match(r"[A-Z]{3}-", asked):
            asked = f"{self._letters}-{asked}"
        if asked not in self._by_number:
            raise UnknownNumber(asked, self._near(asked))
        return self._by_number[asked]

    def search(self, words: str) -> list[Entry]:
        """Return the rules and rulings that mention these *words*, best first; rare words count for more."""
        alike = [_alike(plain(words), plain(_spoken(entry))) for entry in self.entries]
        among = [sum(map(bool, column)) for column in zip(*alike, strict=True)]
        weights = [log(1 + len(alike) / number) if number else 0 for number in among]
        scores = [sum(map(mul, weights, found)) for found in alike]
        ranked = sorted(zip(scores, self.entries, strict=True), key=lambda pair: -pair[0])
        return [entry for score, entry in ranked if score and score >= ranked[0][0] * WORTH]

    def _near(self, number: str) -> list[str]:
        kin = [entry.number for entry in self.entries if ("Q" in entry.number) == ("Q" in number)]
        wanted = _figures(number)
        nearest = sorted(kin, key=lambda there: [abs(a - b) for a, b in zip(_figures(there), wanted, strict=False)])
        return sorted(nearest[:NEAR], key=kin.index)


@cache
def read(game: str, language: str) -> Rulebook:
    """Return the rules and rulings of *game* in *language*."""
    facts, messages = _messages(game, REFERENCE), _messages(game, language)
    groups = _grouped(messages)
    rulings = {
        key: _ruling(game, key, messages[head][""], messages[key], facts[key])
        for head, keys in groups.items()
        for key in keys
        if "question" in messages[key]
    }
    sections = []
    for head, keys in groups.items():
        title = messages[head][""]
        entries = [rulings.get(key) or _rule(key, title, messages[key], rulings.values()) for key in keys]
        sections.append(Section(head, title, tuple(entries)))
    return Rulebook(game, sections)


def carriers(number: str) -> Carriers:
    """Return the code and the tests that cite the rule or ruling with that *number*."""
    return _citations().get(number, Carriers())


def is_number(word: str) -> bool:
    """Return whether *word* looks like the number of a rule, ruling or section."""
    return re.fullmatch(r"(?i)([a-z]{3}-)?(q\d+|\d+(\.\d+)?)", word) is not None


def _grouped(messages: dict[str, Texts]) -> dict[str, list[str]]:
    """Return the keys of rules and rulings under the key of their section, in the order of the file."""
    groups: dict[str, list[str]] = {}
    for key, texts in messages.items():
        if len(texts) == 1:  # sections have only a title
            keys = groups[key] = []
        else:
            keys.append(key)
    return groups


def _rule(key: str, title: str, texts: Texts, rulings: Iterable[Ruling]) -> Rule:
    letters, _, figures = key.partition("-")
    number = f"{letters}-{figures.replace('-', '.')}"
    on_it = tuple(ruling for ruling in rulings if number in ruling.rules)
    ours = "set" in texts
    return Rule(number, title, texts["set" if ours else "place"], ours, texts[""], texts.get("books", ""), on_it)


def _ruling(game: str, key: str, title: str, texts: Texts, facts: Texts) -> Ruling:
    rules = tuple(facts["rules"].split(", "))
    rest = [facts.get(name, "") for name in ("readings", "source", "confidence", "flag")]
    return Ruling(game, key, title, texts["question"], texts[""], texts["why"], rules, *rest)


def _messages(game: str, language: str) -> dict[str, Texts]:
    text = (MESSAGES / language / f"rules-{game}.ftl").read_text("utf-8")
    return {message.id.name: _texts(message) for message in parsed(text).body if isinstance(message, Message)}


def _texts(message: Message) -> Texts:
    attributes = {attribute.id.name: _plain(attribute.value) for attribute in message.attributes}
    return {"": _plain(message.value), **attributes}


def _plain(pattern: Pattern | None) -> str:
    elements = pattern.elements if pattern else ()
    return "".join(element.value for element in elements if isinstance(element, TextElement))


@cache
def _citations() -> dict[str, Carriers]:
    return msgspec.convert(json.loads(CITATIONS.read_text("utf-8")), dict[str, Carriers])


def _figures(number: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", number)]


def _spoken(entry: Entry) -> str:
    if isinstance(entry, Rule):
        return f"{entry.title} {entry.text} {entry.books}"
    return f"{entry.question} {entry.text} {entry.why} {entry.flag}"


def _alike(wanted: Iterable[str], words: Sequence[str]) -> list[float]:
    return [max((_likeness(word, other) for other in words), default=0) for word in wanted]


def _likeness(wanted: str, word: str) -> float:
    """Return 1 for the same word, a little less for its beginning or another form of it, and 0 otherwise."""
    if word == wanted:
        return 1
    if len(wanted) >= BEGINNING and word.startswith(wanted):
        return 0.9
    shared = len([*takewhile(lambda pair: pair[0] == pair[1], zip(wanted, word, strict=False))])
    return 0.8 if shared >= STEM and 3 * shared >= 2 * max(len(wanted), len(word)) else 0
