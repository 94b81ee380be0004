"""A question to a person at the terminal: the table as they know it, and what they may type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from herzog.cli.terminal.typed import Choice, keys, plain
from herzog.text import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Match, Seat, State
    from herzog.text import Phrase, Renderer, Words
    from herzog.text.words import Decision, Option

Names = tuple[tuple[str, ...], ...]


class Asked:
    """What a seat is asked at this moment, and its answers in words."""

    def __init__(self, match: Match[Any], words: Words[Any, Any], renderer: Renderer, seat: Seat) -> None:
        self.seat: Final = seat
        self.words: Final = words
        self.masked: Final[State] = match.masked(seat)
        self.view: Final[Any] = match.game.view(self.masked, seat)
        self.decision: Final[Decision] = self.view.decision
        self.wording: Final = words.wording(self.masked, self.decision)
        self.choices: Final = choices(words, renderer, self.decision.options)

    @property
    def ask(self) -> str:
        """Return the name of the frame that asks."""
        return type(self.masked.agenda[-1]).__name__

    @property
    def rule(self) -> str:
        """Return the rule by which it asks."""
        return self.masked.agenda[-1].RULE

    def label(self, pick: int) -> Phrase:
        """Return an option in words."""
        labels = zip(self.decision.options, self.wording.options, strict=True)
        return next(label for option, label in labels if option.pick == pick)


def names_of(words: Words[Any, Any], renderer: Renderer, target: str) -> Names:
    """Return what may be typed for *target*: the reader's name for it first, then those in other languages."""
    said = [renderer.text(handle) for handle in words.handles(target)]
    foreign = [name for handle in words.handles(target) if isinstance(handle, dict) for name in handle.values()]
    return tuple(dict.fromkeys(plain(name) for name in said + foreign))


def verbs_of(words: Words[Any, Any], renderer: Renderer, label: str) -> Names:
    """Return what may be typed for a kind of option: a verb in the reader's language, or its English name."""
    verb = renderer.say(phrase(f"{words.game}-verb-{label}"))
    return tuple(dict.fromkeys((plain(verb), plain(label), plain(label)[:1])))


def choices(words: Words[Any, Any], renderer: Renderer, options: Sequence[Option]) -> list[Choice]:
    """Return *options* as they can be typed."""
    names = [names_of(words, renderer, option.target) if option.target else () for option in options]
    verbs = [verbs_of(words, renderer, option.label) for option in options]
    named = keys([name or verb for name, verb in zip(names, verbs, strict=True)])
    return [
        Choice(option.pick, key, verb, name)
        for option, key, verb, name in zip(options, named, verbs, names, strict=True)
    ]
