"""Write docs/glossary.md from the terms in src/herzog/text/glossary.toml."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from herzog.text.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT: Final = Path(__file__).resolve().parents[1]
TERMS: Final = ROOT / "src" / "herzog" / "text" / "glossary.toml"
PAGE: Final = ROOT / "docs" / "glossary.md"
LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français", "pl": "Polski", "ru": "Русский"}
PREFACE: Final = """\
# Glossary

What each thing is called, taken from the rulebooks, and the words that no message may use.
Written by `make generated` from `src/herzog/text/glossary.toml`.
`tests/text/test_glossary.py` holds every message to it."""


class Term(msgspec.Struct, frozen=True, kw_only=True):
    """A term of a game in each language, and where it is in the rulebooks."""

    en: str
    fr: str
    pl: str
    ru: str
    page: str = ""
    page_fr: str = ""
    place: str = ""
    note: str = ""


class Forbidden(msgspec.Struct, frozen=True):
    """A *word* that messages in a *language* may not use, in one *game* or in all, and what to say *instead*."""

    language: str
    word: str
    instead: str
    game: str = ""


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All terms, and all words that messages may not use."""

    lacrimosa: list[Term]
    fourberies: list[Term]
    forbidden: list[Forbidden]


def read() -> Glossary:
    """Return the glossary."""
    return msgspec.toml.decode(TERMS.read_bytes(), type=Glossary)


def page() -> str:
    """Return the content of docs/glossary.md."""
    glossary = read()
    chapters = [
        PREFACE,
        "## Lacrimosa",
        _table([*LANGUAGE_NAMES.values(), "Page", "Page (FR)", "Note"], map(_of_lacrimosa, glossary.lacrimosa)),
        "## Fourberies",
        _table([*LANGUAGE_NAMES.values(), "Place (FR)", "Note"], map(_of_fourberies, glossary.fourberies)),
        "## Words we do not use",
        _table(["Language", "Game", "Not", "But"], map(_not_used, glossary.forbidden)),
    ]
    return "\n\n".join(chapters) + "\n"


def _names(term: Term) -> list[str]:
    return [str(getattr(term, language)) for language in LANGUAGES]


def _of_lacrimosa(term: Term) -> list[str]:
    return [*_names(term), term.page, term.page_fr, term.note]


def _of_fourberies(term: Term) -> list[str]:
    return [*_names(term), term.place, term.note]


def _not_used(word: Forbidden) -> list[str]:
    return [
        LANGUAGE_NAMES[word.language],
        word.game.capitalize(),
        f"`{word.word.replace('|', chr(92) + '|')}`",
        word.instead,
    ]


def _table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
