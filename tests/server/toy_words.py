"""The words of the toy game: keys and numbers, which is all a test needs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec

from herzog.text import Described, Phrase, Words, phrase
from herzog.text.phrase import Kind
from herzog.text.words import kebab
from tests.kernel.toy import Facts, Table, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Box, Event, Frame, Option, Seat
    from herzog.text import Arg, Part


KINDS = {"card": Kind("TOY-1.1")}


class ToyWords(Words[Table, View, Facts]):
    """The words of the toy game."""

    game = "toy"
    kinds = KINDS

    def __init__(self, box: Box, names: Sequence[str], reader: Seat | None) -> None:
        super().__init__(names, reader)

    def event(self, event: Event) -> Phrase:
        """Say what happened, and to whom."""
        facts = {name: value for name, value in msgspec.to_builtins(event).items() if isinstance(value, int)}
        who = self.who(facts["seat"]) if "seat" in facts else {}
        return phrase(f"toy-event-{kebab(type(event).__name__)}", **facts, **who)

    def targets(self, event: Event) -> list[str]:
        """Point at the card."""
        return [f"card:{event.card}"] if hasattr(event, "card") else []

    def ask(self, masked: Table, top: Frame[Any], seat: Seat) -> Phrase:
        """Say who is asked."""
        return phrase(f"toy-ask-{kebab(top.name)}", **self.who(seat))

    def option(self, masked: Table, ask: str, option: Option[Facts]) -> Phrase:
        """Name the pick."""
        return phrase(f"toy-do-{option.facts.meaning}", pick=option.pick)

    def effect(self, masked: Table, ask: str, option: Option[Facts]) -> Phrase | None:
        """Say what is left of the purse."""
        return phrase("toy-left", n=option.pick) if option.facts.meaning == "bid" else None

    def thing(self, target: str) -> Phrase:
        """Name it."""
        return phrase("toy-thing", target=target)

    def about(self, view: View, target: str) -> list[Phrase]:
        """Say how many cards there are."""
        return [phrase("toy-cards", n=sum(map(len, view.hands)))]

    def components(self) -> dict[str, Described]:
        """Name one card."""
        name = phrase("toy-card", card=0)
        return {"card:0": Described(name=name, line=name)}

    def handles(self, target: str) -> list[Arg]:
        """Return nothing: nobody types."""
        return []

    def parts(self, view: View) -> list[Part]:
        """Return nothing: nobody reads."""
        return []

    def person(self, view: View, seat: Seat) -> Part:
        """Fail: nobody asks."""
        raise NotImplementedError


WORDS = ToyWords


def speak_for(*games: str) -> None:
    """Be found where the words of these *games* are looked for."""
    for game in games:
        sys.modules[f"herzog.text.{game}"] = sys.modules[__name__]
