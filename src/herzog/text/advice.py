"""Advice in words: what a bot would do or did, and why, in numbers that add up."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from herzog.kernel import Phrase, apply, decide
from herzog.text.languages import LANGUAGES
from herzog.text.phrase import listing, phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from herzog.kernel import AnyGame, Option, Pick, Seat, State
    from herzog.text.phrase import Name
    from herzog.text.words import AnyWords

SURE: Final = 99  # percent; with lower odds, the pick counts as random
WORTH_SAYING: Final = 0.3  # points that a term must add to be mentioned
FEW: Final = 2  # the most terms to mention without numbers
MOST: Final = 3  # and with them
OUTLOOK: Final = frozenset(  # terms that name nothing on the table
    ["term-fourberies-learned", "term-fourberies-about-moment", "term-lacrimosa-learned"]
)
STEPS: Final = 4  # the most steps of a plan to show
EQUAL: Final = "hint-equal"


class Reasons(Protocol):
    """A bot's explanation."""

    @property
    def pick(self) -> Pick:
        """Return the pick."""
        ...

    @property
    def odds(self) -> float:
        """Return how likely it is to be picked."""
        ...

    @property
    def next_best(self) -> Pick:
        """Return the best of the other picks."""
        ...

    @property
    def terms(self) -> list[tuple[str, float]]:
        """Return what each term adds to the difference, the largest first."""
        ...


class Advised(NamedTuple):
    """Advice in words: what it *says*, and the *numbers* behind it."""

    says: list[Phrase]
    numbers: list[Phrase]


def advice(game: str, reasons: Reasons, label: Callable[[Pick], Phrase], then: Sequence[Phrase] = ()) -> Advised:
    """Return what a bot would do in a person's place, and why; *label* words a pick, *then* is the rest of the turn.

    If the bot would pick at random, or another pick is as good, there are no numbers to compare.
    """
    option = label(reasons.pick)
    percent = round(100 * reasons.odds)
    if percent <= SURE:
        return Advised([phrase("hint-lot", option=option, percent=percent)], [])
    plan = [phrase("hint-do", option=option), *([phrase("hint-then", steps=chain(then))] if then else [])]
    why = because(game, reasons, label)
    if why.key == EQUAL:
        return Advised([*plan, why], [])
    return Advised([*plan, *_gist(game, reasons)], [why])


def _gist(game: str, reasons: Reasons) -> list[Phrase]:
    """Return a sentence about what speaks for the pick, if anything does."""
    good = [f"term-{game}-{name}" for name, each in reasons.terms if each >= WORTH_SAYING][:FEW]
    plain = [key for name, each in reasons.terms if each > 0 and (key := f"term-{game}-{name}") not in OUTLOOK]
    if good and OUTLOOK.issuperset(good):
        good += plain[:1]
    return [phrase("hint-for", terms=listing([phrase(key) for key in good]))] if good else []


def foreseen(game: AnyGame, words: AnyWords, masked: State, seat: Seat, picks: Sequence[Pick]) -> list[Phrase]:
    """Return the *picks* after the first in words: how the turn continues until others or nature come in.

    The last one comes with its costs and gains; the others only lead up to it.
    """
    state = game.fill(masked, Random(0))
    told: list[Option[Any]] = []
    apply(state, seat, picks[0])
    for pick in picks[1:]:
        _go_on(state, seat)
        if not state.agenda or state.agenda[-1].seats() != (seat,) or len(told) == STEPS:
            break
        option = _option(game, words, game.mask(state, seat), seat, pick)
        told += [option] if option and (option.target or not told) else []
        apply(state, seat, pick)
    return [option.label for option in told[:-1]] + [_with_effect(option) for option in told[-1:]]


def _option(game: AnyGame, words: AnyWords, masked: State, seat: Seat, pick: Pick) -> Option[Any] | None:
    """Return *pick* in words; None if it only announces what the next pick says."""
    decision = decide(game, masked, seat)
    if decision is None or decision.ask in words.headings:
        return None
    return next((option for option in words.word(masked, decision).options if option.pick == pick), None)


def _with_effect(option: Option[Any]) -> Phrase:
    return phrase("hint-step", step=option.label, effect=option.effect) if option.effect else option.label


def _go_on(state: State, seat: Seat) -> None:
    """Give the forced answers of *seat*."""
    while state.agenda and state.agenda[-1].seats() == (seat,):
        plain = state.agenda[-1].plain(state, seat)
        if len(plain) > 1:
            return
        apply(state, seat, plain[0])


def chain(steps: Sequence[Phrase]) -> Phrase:
    """Return *steps* as one phrase, each followed by the next."""
    first, *rest = steps
    return phrase("hint-next", step=first, rest=chain(rest)) if rest else first


def because(game: str, reasons: Reasons, label: Callable[[Pick], Phrase]) -> Phrase:
    """Return how the pick differs from the next best one."""
    other = label(reasons.next_best)
    told = difference(game, reasons.terms)
    if not told.terms or told.total == 0:
        return phrase(EQUAL, other=other)
    return phrase("hint-against", other=other, terms=listing(told.terms), more=told.more, points=signed(told.total))


class Difference(NamedTuple):
    """The largest *terms* of a difference in words, whether there are *more*, and the *total* of all in tenths."""

    terms: list[Phrase]
    more: bool
    total: int


def difference(game: str, terms: Sequence[tuple[str, float]]) -> Difference:
    """Return what *terms*, the largest first, contribute, in words and rounded so that they add up."""
    tenths = in_tenths([each for _, each in terms])
    shown = [
        phrase("hint-term", term=phrase(f"term-{game}-{name}"), points=signed(n))
        for (name, _), n in zip(terms, tenths, strict=True)
        if n
    ]
    return Difference(shown[:MOST], len(shown) > MOST, sum(tenths))


def in_tenths(values: Sequence[float]) -> list[int]:
    """Return *values* in tenths, rounded so that they add up to the rounded sum."""
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
