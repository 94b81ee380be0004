"""A question to a person at the terminal: the table as they know it, and what they may type."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from herzog.cli.terminal.typed import Choice, keys, meant, plain
from herzog.kernel import apply, decide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import AnyGame, Decision, Option, Pick, Seat, State
    from herzog.text import AnyWords, Phrase, Renderer

MOST: Final = 8  # meanings of a word that are followed
Names: TypeAlias = tuple[tuple[str, ...], ...]


class Asked:
    """What a seat is asked at a moment, and its answers in words."""

    def __init__(self, game: AnyGame, masked: State, words: AnyWords, renderer: Renderer, seat: Seat) -> None:
        self.seat: Final = seat
        self.words: Final = words
        self.masked: Final = masked
        self.view: Final[Any] = game.view(masked, seat)
        decision = decide(game, masked, seat)
        assert decision is not None, "nobody is asked about what they do not decide"
        self.decision: Final[Decision[Any]] = words.word(masked, decision)
        self.choices: Final = choices(words, renderer, self.decision.options)
        self._game: Final = game
        self._renderer: Final = renderer

    def after(self, pick: Pick) -> Asked | None:
        """Return what the seat would be asked next after *pick*, as far as it can know; None if it would not be."""
        supposed = self._game.fill(self.masked, Random(0))
        apply(supposed, self.seat, pick)
        if not supposed.agenda or supposed.agenda[-1].seats() != (self.seat,):
            return None
        return Asked(self._game, self._game.mask(supposed, self.seat), self.words, self._renderer, self.seat)

    def label(self, pick: int) -> Phrase:
        """Return an option in words."""
        return next(option.label for option in self.decision.options if option.pick == pick)


def names_of(words: AnyWords, renderer: Renderer, target: str) -> Names:
    """Return what may be typed for *target*: the reader's name for it first, then those in other languages."""
    said = [renderer.text(handle) for handle in words.handles(target)]
    foreign = [name for handle in words.handles(target) if isinstance(handle, dict) for name in handle.values()]
    return tuple(dict.fromkeys(plain(name) for name in said + foreign))


def choices(words: AnyWords, renderer: Renderer, options: Sequence[Option[Any]]) -> list[Choice]:
    """Return *options* as they can be typed: verbs in the reader's language, or else the English name of the option."""
    names = [names_of(words, renderer, option.target) if option.target else () for option in options]
    verbs = [tuple(map(plain, renderer.say(words.verb(option)).split("/"))) for option in options]
    found = keys([name or verb for name, verb in zip(names, verbs, strict=True)])
    return [
        Choice(option.pick, key, verb, name, (plain(words.meaning(option)), plain(words.meaning(option))[:1]))
        for option, key, verb, name in zip(options, found, verbs, names, strict=True)
    ]


def plan(asked: Asked, typed: tuple[str, ...]) -> list[Pick]:
    """Return the picks that *typed* means one after the other: its first words this question, the rest those after.

    What leaves no choice on the way is passed over. Nothing is returned if it does not come out.
    """
    for cut in range(len(typed) - 1, 0, -1):
        for choice in meant(typed[:cut], asked.choices)[:MOST]:
            rest = _follow(asked.after(choice.pick), typed, typed[cut:])
            if rest:
                return [choice.pick, *rest]
    return []


def _follow(asked: Asked | None, typed: tuple[str, ...], rest: tuple[str, ...]) -> list[Pick]:
    """Return the picks that *rest* means from here on; a verb may serve twice, so all of *typed* is tried first."""
    if asked is None:
        return []
    if len(asked.choices) == 1:
        forced = asked.choices[0].pick
        further = _follow(asked.after(forced), typed, rest)
        return [forced, *further] if further else []
    for words in (typed, rest):
        found = meant(words, asked.choices)
        if len(found) == 1:
            return [found[0].pick]
    return plan(asked, rest)
