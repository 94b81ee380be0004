"""Advice in words: what a bot would do or did, and the terms that make the difference, as numbers that add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from herzog.text.languages import LANGUAGES
from herzog.text.phrase import listing, phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from herzog.kernel import Pick
    from herzog.text.phrase import Name, Phrase


class Reasons(Protocol):
    """An explanation, as bots give it."""

    @property
    def pick(self) -> Pick:
        """Return what is picked."""
        ...

    @property
    def odds(self) -> float:
        """Return how likely it is to be picked."""
        ...

    @property
    def next_best(self) -> Pick:
        """Return the best of the others."""
        ...

    @property
    def terms(self) -> list[tuple[str, float]]:
        """Return what each term adds to the difference, the largest first."""
        ...


def advice(game: str, reasons: Reasons, label: Callable[[Pick], Phrase]) -> list[Phrase]:
    """Return what a bot would do in the place of a person, and why; *label* says a pick."""
    option = label(reasons.pick)
    percent = round(100 * reasons.odds)
    does = phrase("hint-do", option=option) if percent > 99 else phrase("hint-lot", option=option, percent=percent)
    return [does, because(game, reasons, label)]


def because(game: str, reasons: Reasons, label: Callable[[Pick], Phrase]) -> Phrase:
    """Return what makes the difference to the best of the others."""
    other = label(reasons.next_best)
    tenths = in_tenths([each for _, each in reasons.terms])
    shown = [
        phrase("hint-term", term=phrase(f"term-{game}-{name}"), points=signed(n))
        for (name, _), n in zip(reasons.terms, tenths, strict=True)
        if n
    ]
    if not shown:
        return phrase("hint-equal", other=other)
    return phrase("hint-against", other=other, terms=listing(shown), points=signed(sum(tenths)))


def in_tenths(values: Sequence[float]) -> list[int]:
    """Return *values* in tenths, rounded so that they add up to their sum in tenths."""
    exact = [10 * value for value in values]
    found = [int(each // 1) for each in exact]
    missing = round(sum(exact)) - sum(found)
    by_rest = sorted(range(len(exact)), key=lambda at: found[at] - exact[at])
    for at in by_rest[:missing]:
        found[at] += 1
    return found


def signed(tenths: int) -> Name:
    """Return a number of tenths with its sign, as each language writes it."""
    whole, part = divmod(abs(tenths), 10)
    sign = "\N{MINUS SIGN}" if tenths < 0 else "+"
    return {language: f"{sign}{whole}{'.' if language == 'en' else ','}{part}" for language in LANGUAGES}
