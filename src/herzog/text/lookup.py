"""Answers questions about the rules: the contents, a section, a rule, a ruling, or a search for words."""

from __future__ import annotations

import textwrap
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from herzog.text import rulebook
from herzog.text.phrase import phrase
from herzog.text.render import Renderer
from herzog.text.rulebook import Rule, Ruling, Section, UnknownNumber

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from herzog.text.phrase import Arg
    from herzog.text.rulebook import Entry, Rulebook


class Line(NamedTuple):
    """A paragraph of an answer: *text*, wrapped to the right of *head*."""

    head: str
    text: str


class NoAnswer(LookupError):
    """The rules have no such number or words; the message is in the reader's language."""


def answer(game: str, words: str, language: str) -> list[Line]:
    """Return what the rules of *game* say about *words*: a number, search words, or nothing for the contents."""
    book = rulebook.read(game, language)
    if not words:
        return [*_contents(book, language)]
    if rulebook.is_number(words):
        return [*_by_number(book, words, language)]
    found = book.search(words)
    if not found:
        raise NoAnswer(_say(language, "rules-nothing", game=game.capitalize(), words=words))
    return [*_listed(found)]


def wrapped(lines: Iterable[Line], width: int) -> str:
    """Return *lines* as text of that *width*."""
    return "\n".join(
        textwrap.fill(
            line.text,
            width,
            initial_indent=line.head,
            subsequent_indent=" " * len(line.head),
            break_long_words=False,
            break_on_hyphens=False,
        )
        for line in lines
    )


@cache
def _renderer(language: str) -> Renderer:
    return Renderer(language, ["rules", "shell"])  # the shell names the options of a table


def _say(language: str, key: str, **values: Arg) -> str:
    return _renderer(language).say(phrase(key, **values))


def _contents(book: Rulebook, language: str) -> Iterator[Line]:
    yield Line("", _say(language, "rules-heading", game=book.game.capitalize()))
    rulings = False
    for section in book.sections:
        first, last = section.entries[0], section.entries[-1]
        if isinstance(first, Ruling) and not rulings:
            rulings = True
            yield from (Line("", ""), Line("", _say(language, "rules-rulings")))
        span = f"{first.number} - {last.number.partition('-')[2]}"
        yield Line(f"  {span:18}", section.title)
    yield Line("", "")
    for asked, hint in (("4", "section"), ("4.2", "number"), ("...", "words")):
        yield Line(f"  herzog rules {book.game} {asked:4}", _say(language, f"rules-hint-{hint}"))


def _by_number(book: Rulebook, number: str, language: str) -> Iterator[Line]:
    try:
        found = book.find(number)
    except UnknownNumber as unknown:
        near = ", ".join(unknown.near)
        sentence = _say(language, "rules-unknown", number=unknown.number, game=book.game.capitalize(), near=near)
        raise NoAnswer(sentence) from unknown
    if isinstance(found, Section):
        yield Line("", found.title)
        yield from _listed(found.entries)
    elif isinstance(found, Rule):
        yield from _rule(found, language)
    else:
        yield from _ruling(found, language)


def _listed(entries: Sequence[Entry]) -> Iterator[Line]:
    for entry in entries:
        yield Line(f"{entry.number:9} ", entry.text if isinstance(entry, Rule) else f"{entry.question} {entry.text}")


def _rule(rule: Rule, language: str) -> Iterator[Line]:
    yield Line("", f"{rule.number} · {rule.title}")
    yield Line("", rule.text)
    yield Line("", _say(language, "rules-set" if rule.ours else "rules-place", place=rule.place))
    if rule.books:
        yield Line("", _say(language, "rules-books", books=rule.books))
    for ruling in rule.rulings:
        yield from (Line("", ""), Line("", f"{ruling.number} · {ruling.question}"), Line("  ", ruling.text))
        yield from _flag(ruling, language)
    yield from _carriers(rule.number, language)


def _ruling(ruling: Ruling, language: str) -> Iterator[Line]:
    yield from (Line("", f"{ruling.number} · {ruling.question}"), Line("  ", ruling.text))
    yield Line("  ", _say(language, "rules-why", why=ruling.why))
    yield Line("  ", _say(language, f"rules-confidence-{ruling.confidence}"))
    yield from _flag(ruling, language)
    yield Line("  ", _say(language, "rules-concerns", numbers=", ".join(ruling.rules)))
    yield from _carriers(ruling.number, language)


def _flag(ruling: Ruling, language: str) -> Iterator[Line]:
    if ruling.flag:
        option = phrase(f"shell-option-{ruling.game}-{ruling.flag}")
        yield Line("  ", _say(language, "rules-flag", option=option))


def _carriers(number: str, language: str) -> Iterator[Line]:
    carriers = rulebook.carriers(number)
    if carriers.code or carriers.tests:
        yield Line("", "")
    for key, names in (("rules-code", carriers.code), ("rules-tests", carriers.tests)):
        if names:
            yield Line("", _say(language, key, names=", ".join(names)))
