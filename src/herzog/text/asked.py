"""A question to a person who types the answer: the table as they know it, and what their words may mean."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from herzog.kernel import apply, decide
from herzog.text.typed import Choice, fits, keys, meant, plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from herzog.kernel import AnyGame, Decision, Option, Pick, Seat, State
    from herzog.text import AnyWords, Phrase, Renderer

MOST: Final = 8  # the most meanings of a word to try
PATIENCE: Final = 200  # the most questions to look ahead
Names: TypeAlias = tuple[tuple[str, ...], ...]


class Asked:
    """A question to a seat, with the answers in words."""

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
        """Return the seat's next question after *pick*, as far as it can know, or None if somebody else comes first."""
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
    """Return *options* as they can be typed: by verbs in the reader's language, or by the option's English name."""
    names = [names_of(words, renderer, option.target) if option.target else () for option in options]
    verbs = [tuple(map(plain, renderer.say(words.verb(option)).split("/"))) for option in options]
    found = keys([name or verb for name, verb in zip(names, verbs, strict=True)])
    return [
        Choice(option.pick, key, verb, name, also=(plain(option.facts.meaning), plain(option.facts.meaning)[:1]))
        for option, key, verb, name in zip(options, found, verbs, names, strict=True)
    ]


def things(typed: Sequence[str], named: Iterable[tuple[str, Names]]) -> list[str]:
    """Return the targets that *typed* may name, exactly or else by the beginning of a name."""
    if not typed:
        return []
    known = list(named)
    exact = [target for target, names in known if tuple(typed) in names]
    return exact or [target for target, names in known if any(fits(typed, name) for name in names)]


def understand(asked: Asked, typed: tuple[str, ...], patience: int = PATIENCE) -> list[list[Pick]]:
    """Return every way to understand *typed*, each as a series of picks.

    Looks ahead at most *patience* further questions.
    """
    found = [[choice.pick] for choice in meant(typed, asked.choices)]
    if found:
        return found
    picks = _Plan(typed, patience).answer(asked, typed)
    return [picks] if picks else []


class _Plan:
    """The search for the series of answers that *typed* means."""

    def __init__(self, typed: tuple[str, ...], patience: int) -> None:
        self._typed: Final = typed
        self._patience = patience

    def answer(self, asked: Asked, typed: tuple[str, ...]) -> list[Pick]:
        """Return picks for this question from the first words, and for the next from the rest; none if that fails."""
        for cut in range(len(typed) - 1, 0, -1):
            for choice in meant(typed[:cut], asked.choices)[:MOST]:
                rest = self._follow(asked, choice.pick, typed[cut:])
                if rest:
                    return [choice.pick, *rest]
        return []

    def _follow(self, asked: Asked, pick: Pick, rest: tuple[str, ...]) -> list[Pick]:
        """Return the picks that *rest* means after *pick*; forced answers need no words."""
        self._patience -= 1
        after = asked.after(pick) if self._patience >= 0 else None
        if after is None:
            return []
        if len(after.choices) == 1:
            forced = after.choices[0].pick
            further = self._follow(after, forced, rest)
            return [forced, *further] if further else []
        for words in (self._typed, rest):  # a verb may serve twice
            found = meant(words, after.choices)
            if len(found) == 1:
                return [found[0].pick]
        return self.answer(after, rest)
