"""Fourberies in words: events, questions, answers, refusals and the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from herzog.games.fourberies.box import Box, colour_of
from herzog.games.fourberies.caravels import where_stands
from herzog.games.fourberies.option_facts import Facts
from herzog.games.fourberies.state import State
from herzog.games.fourberies.travel import ChooseTravel
from herzog.games.fourberies.view_shapes import View
from herzog.kernel import kind_and_ids
from herzog.text.fourberies import board, events
from herzog.text.fourberies.components import DESCRIBED, components
from herzog.text.fourberies.kinds import KINDS
from herzog.text.fourberies.things import KEYS, Things
from herzog.text.phrase import listing, phrase
from herzog.text.words import Words, kebab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Box as AnyBox
    from herzog.kernel import Event, Frame, Option, Phrase, Seat
    from herzog.text.phrase import Arg, Described
    from herzog.text.words import Part

__all__ = ["KEYS", "WORDS", "FourberiesWords"]

ROLES: Final = {"seat": "player", "victim": "victim", "first": "player"}  # fields of events that name people


@final
class FourberiesWords(Words[State, View, Facts]):
    """The words of Fourberies."""

    game = "fourberies"
    kinds = KINDS

    def __init__(self, box: AnyBox, names: Sequence[Arg], reader: Seat | None) -> None:
        if not isinstance(box, Box):
            raise TypeError("this is the box of another game")
        super().__init__(names, reader)
        self.things: Final[Things] = Things(box, self.names, reader)

    def in_order(self, heard: Sequence[Event]) -> list[Event]:
        """Return what was *heard* with the coming of an Actor before the price."""
        return events.in_order(heard)

    def event(self, event: Event) -> Phrase:
        """Return *event* in words."""
        args = events.variables(self.things, event)
        for field, role in ROLES.items():
            if field in event.__struct_fields__:
                args |= self.who(getattr(event, field), role)
        return phrase(f"fourberies-event-{kebab(type(event).__name__)}", **args)

    def targets(self, event: Event) -> list[str]:
        """Return the things on the table that *event* is about."""
        return events.targets(event)

    def ask(self, masked: State, top: Frame[Any], seat: Seat) -> Phrase:
        """Return what *seat* has to do; of a secret choice, others hear only that somebody is choosing."""
        args = self.who(seat)
        if isinstance(top, ChooseTravel):
            args["n"] = top.n_left(masked, seat) if seat == self.reader else 1
        for field in ("amount", "keep"):
            if hasattr(top, field):
                args[field] = getattr(top, field)
        if hasattr(top, "timing"):
            args["moment"] = self.things.moment(top.timing)
        if hasattr(top, "acrobat"):
            args["card"] = self.things.card(top.acrobat)
        if hasattr(top, "caravel"):
            args |= self._caravel(masked, top.caravel)
        return phrase(f"fourberies-ask-{kebab(top.name)}", **args)

    def option(self, masked: State, ask: str, option: Option[Facts]) -> Phrase:
        """Return *option* as a short command."""
        facts = option.facts
        args: dict[str, Arg] = {"ask": kebab(ask), "amount": facts.amount}
        args |= {"comedian": facts.comedian, "tragedian": facts.tragedian}
        kind, ids = kind_and_ids(option.target)
        if kind in ("city", "travel"):
            args |= {"city": self.things.city(ids[-1]), "number": self.things.number(ids[-1])}
        elif kind == "encounter":
            args["card"] = self.things.card(ids[0])
        elif kind == "request":
            args["request"] = self.things.request(ids[0])
        elif kind == "seat":
            args["victim"] = self.names[ids[0]]
        elif kind == "caravel":
            args |= self._caravel(masked, option.pick)
        elif kind == "cell":
            args |= self.things.cell(ids[0])
        return phrase(f"fourberies-do-{facts.meaning}", **args)

    def effect(self, masked: State, ask: str, option: Option[Facts]) -> Phrase | None:
        """Return what *option* causes, if its label does not say so."""
        kind, ids = kind_and_ids(option.target)
        facts, outcome = option.facts, option.outcome
        if facts.meaning in ("move-needle", "send-to-court"):
            moved = events.signed(outcome.get("needle", 0))
            return phrase("fourberies-brings-needle", turns="mood" in outcome, **moved)
        if kind == "request":
            args: dict[str, Arg] = {"condition": self.things.condition(ids[0]), "pays": facts.pays}
            return phrase("fourberies-brings-request", **args)
        if facts.meaning == "use-acrobat":
            return self.things.effect(ids[0])
        if kind in ("city", "travel"):
            stack: list[Arg] = [self.things.short(card) for card in masked.stacks[ids[-1]]]
            return phrase("fourberies-city-cards", cards=listing(stack)) if stack else phrase("fourberies-city-empty")
        return None

    def _caravel(self, masked: State, caravel: int) -> dict[str, Arg]:
        here = where_stands(masked, caravel)
        return {**self.things.whose(colour_of(caravel)), "city": self.things.city(here)}

    def thing(self, target: str) -> Phrase:
        """Return the name of something on the table."""
        kind, ids = kind_and_ids(target)
        things = self.things
        if kind in DESCRIBED:
            return DESCRIBED[kind](things, ids[0]).name
        if kind == "pile":
            return phrase(f"fourberies-thing-{target.replace(':', '-')}")
        args: dict[str, Arg] = {}
        if kind in ("travel", "caravel"):
            args |= {"city": things.city(ids[-1]), "number": things.number(ids[-1])}
            args["troupe"] = things.troupe(ids[0])
        if kind == "seat":
            args |= self.who(ids[0])
        if kind == "cell":
            args |= things.cell(ids[0])
        return phrase(f"fourberies-thing-{kind}", **args)

    def about(self, view: View, target: str) -> list[Phrase]:
        """Return what something on the table is and does, given its kind and numbers."""
        kind, ids = kind_and_ids(target)
        return DESCRIBED[kind](self.things, ids[0]).about if kind in DESCRIBED else []

    def components(self) -> dict[str, Described]:
        """Return a description of every component of the set."""
        return components(self.things)

    def handles(self, target: str) -> list[Arg]:
        """Return what a person may type to mean *target*."""
        kind, ids = kind_and_ids(target)
        return [self.thing(target)] if kind == "pile" else self.things.handles(kind, ids, self.reader)

    def parts(self, view: View) -> list[Part]:
        """Return the whole table in words, part by part."""
        return board.parts(self.things, view)

    def person(self, view: View, seat: Seat) -> Part:
        """Return everything that can be seen of one player, in words."""
        return board.person(self.things, view, seat)


WORDS: Final = FourberiesWords
