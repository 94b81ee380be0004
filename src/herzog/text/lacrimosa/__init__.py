"""Lacrimosa in words: events, questions, answers, refusals and the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from herzog.games.lacrimosa.actions import MayAgain
from herzog.games.lacrimosa.box import ACTIONS, KINDS, MOVEMENTS, Box, side_of_stack
from herzog.games.lacrimosa.component_views import gain_view, price_view
from herzog.games.lacrimosa.neutral import PlaceNeutral
from herzog.games.lacrimosa.option_facts import Facts
from herzog.games.lacrimosa.payment import Pay, PayDifferently
from herzog.games.lacrimosa.perform import UseTyped
from herzog.games.lacrimosa.requiem import HireComposer, PlaceMarker
from herzog.games.lacrimosa.rewards import ChooseCounter, ChooseStep
from herzog.games.lacrimosa.state import SOURCES, State
from herzog.games.lacrimosa.view_shapes import View
from herzog.kernel import kind_and_ids
from herzog.text.lacrimosa import board, components, events, targets
from herzog.text.lacrimosa.kinds import KINDS as THING_KINDS
from herzog.text.lacrimosa.things import (
    KEYS,
    Things,
    actions,
    came_from,
    gain_items,
    paid_by_default,
    price,
    repeat,
    typed_items,
)
from herzog.text.phrase import listing, phrase
from herzog.text.words import Words, kebab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.games.lacrimosa.view_shapes import MemoryView
    from herzog.kernel import Box as AnyBox
    from herzog.kernel import Event, Frame, Option, Phrase, Reason, Seat
    from herzog.text.phrase import Arg, Described
    from herzog.text.words import Part

__all__ = ["KEYS", "WORDS", "LacrimosaWords"]

FOCUS: Final = {  # what to show for each ask besides the players and the hand
    "Document": ("row",),
    "Commission": ("row",),
    "Travel": ("map",),
    "Requiem": ("requiem",),
    "HireComposer": ("requiem",),
    "PlaceMarker": ("requiem",),
    "PlaceNeutral": ("requiem",),
}


@final
class LacrimosaWords(Words[State, View, Facts]):
    """The words of Lacrimosa."""

    game = "lacrimosa"
    headings = frozenset({"TakeActions"})
    kinds = THING_KINDS

    def __init__(self, box: AnyBox, names: Sequence[Arg], reader: Seat | None) -> None:
        if not isinstance(box, Box):
            raise TypeError("this is the box of another game")
        super().__init__(names, reader)
        self.things: Final[Things] = Things(box, self.names, reader)

    def who(self, seat: Seat, role: str = "player") -> dict[str, Arg]:
        """Return the variables for a patron, or for the Soloist."""
        if seat < len(self.names):
            return super().who(seat, role)
        return {role: phrase("lacrimosa-soloist"), "you": "no"}

    def event(self, event: Event) -> Phrase:
        """Return *event* in words."""
        args = events.variables(self.things, event)
        if "seat" in event.__struct_fields__:
            args |= self.who(getattr(event, "seat"))  # noqa: B009  (events have no field in common)
        return phrase(events.key(event), **args)

    def targets(self, event: Event) -> list[str]:
        """Return the things on the table that *event* is about."""
        return events.targets(self.things, event)

    def ask(self, masked: State, top: Frame[Any], seat: Seat) -> Phrase:
        """Return what *seat* has to do."""
        args = self.who(seat)
        if isinstance(top, Pay | PayDifferently):
            due = top.price if isinstance(top, Pay) else top.due
            args["price"] = price(price_view(due))
        elif isinstance(top, UseTyped):
            args["gain"] = listing(typed_items(gain_view(self.things.box.faces[top.face].reward)))
        elif isinstance(top, HireComposer | PlaceMarker):
            args["slot"] = self.things.slot(top.slot)
        elif isinstance(top, PlaceNeutral):
            args["movement"] = self.things.movement(MOVEMENTS[top.movement])
        else:
            args |= _fields(top)
        if top.name == "UseCard":
            args |= {"card": self.things.card(masked.patrons[seat].experience[-1]), "ducats": masked.period}
        return phrase(f"lacrimosa-ask-{kebab(top.name)}", **args)

    def option(self, masked: State, ask: str, option: Option[Facts]) -> Phrase:
        """Return *option* as a short command."""
        facts = option.facts
        args: dict[str, Arg] = {"ducats": facts.ducats, "left": facts.left, **self._pointed_at(masked, option.target)}
        if facts.kind:
            args["kind"] = facts.kind
        return phrase(f"lacrimosa-do-{facts.meaning}", **args)

    def _pointed_at(self, masked: State, target: str) -> dict[str, Arg]:
        """Return the variables that name what an option points at."""
        what, ids = kind_and_ids(target)
        if what in ("opus", "memory"):
            return {"card": self.things.card(ids[0])}
        if what == "place":
            return {"place": self.things.place(ids[0]), "number": self.things.number(ids[0])}
        if what == "slot":
            return {"slot": self.things.slot(ids[0])}
        if what == "stack":
            return {"composer": self._composer(masked, ids[0])}
        return {"place": self.things.space(ids[1])} if what == "space" else {}

    def effect(self, masked: State, ask: str, option: Option[Facts]) -> Phrase | None:
        """Return what *option* costs and gives."""
        facts = option.facts
        if facts.meaning in ("lay-experience", "use-card"):
            return phrase("lacrimosa-about-experience", gain=self.things.experience(self._memory(option)))
        if facts.meaning == "lay-story":
            return phrase("lacrimosa-about-story", gain=self.things.story(self._memory(option)))
        if facts.meaning == "pay" and facts.due:
            return phrase("lacrimosa-costs", price=paid_by_default(self.things.box, facts.due))
        brought = [*(gain_items(facts.gain) if facts.gain else []), *self._later(masked, option.target)]
        if facts.due and brought:
            return phrase("lacrimosa-costs-and-brings", price=price(facts.due.price), gain=listing(brought))
        if facts.due:
            return self._costs(masked, facts.meaning, price(facts.due.price))
        return phrase("lacrimosa-brings", gain=listing(brought)) if brought else None

    def _costs(self, masked: State, meaning: str, cost: Arg) -> Phrase:
        if meaning == "document-memory":
            return phrase("lacrimosa-costs-and-replaces", price=cost, card=self._replaced(masked))
        return phrase("lacrimosa-costs", price=cost)

    def _replaced(self, masked: State) -> Arg:
        """Return the Story card that a new Memory replaces. [LAC-4.3]"""
        [seat] = masked.agenda[-1].seats()
        return self.things.card(masked.patrons[seat].story[-1])

    def _later(self, masked: State, target: str) -> list[Arg]:
        """Return what the Composer tile on top of a stack keeps giving."""
        what, ids = kind_and_ids(target)
        if what != "stack":
            return []
        again = self.things.composer_tile(masked.stacks[ids[0]][0]).repeat
        return [repeat(again)] if again else []

    def _memory(self, option: Option[Facts]) -> MemoryView:
        return self.things.memory(kind_and_ids(option.target)[1][0])

    def focus(self, top: Frame[Any]) -> tuple[str, ...]:
        """Return the parts of the table that matter while *top* asks, the most important first."""
        first = FOCUS.get(top.name, ())
        rest = ("table", "hand", "players", "row", "map", "requiem")
        return (*first, *[part for part in rest if part not in first])

    def numbers(self, reason: Reason) -> dict[str, Arg]:
        """Return the numbers that explain *reason*, with everything that is missing as one phrase."""
        numbers = reason.numbers
        lacks: list[Arg] = [
            phrase("lacrimosa-lacks", what=what, needs=numbers[f"needs_{what}"], has=numbers[f"has_{what}"])
            for what in (*KINDS, "ducats")
            if f"has_{what}" in numbers
        ]
        return {**numbers, "lacks": listing(lacks), "points": any(f"has_{name}" in numbers for name in KINDS)}

    def thing(self, target: str) -> Phrase:
        """Return the name of something on the table."""
        return targets.thing(self, target)

    def about(self, view: View, target: str) -> list[Phrase]:
        """Return what something on the table is and does, given its kind and numbers."""
        return targets.about(self, view, target)

    def components(self) -> dict[str, Described]:
        """Return a description of every component of the set."""
        return components.components(self.things)

    def handles(self, target: str) -> list[Arg]:
        """Return what a person may type to mean *target*."""
        return targets.handles(self, target)

    def parts(self, view: View) -> list[Part]:
        """Return the whole table in words, part by part."""
        return board.parts(self.things, view)

    def person(self, view: View, seat: Seat) -> Part:
        """Return everything that can be seen of one patron, in words."""
        return board.person(self.things, view, seat)

    def _composer(self, masked: State, stack: int) -> Arg:
        composer = masked.composers[side_of_stack(stack)]
        return self.things.box.printed.composers.composers[composer].name


def _fields(top: Frame[Any]) -> dict[str, Arg]:
    """Return the fields of a frame that its question mentions."""
    args: dict[str, Arg] = {}
    if hasattr(top, "actions"):
        args["actions"] = actions(ACTIONS[number] for number in top.actions)
    if isinstance(top, MayAgain):
        args["actions"] = actions(ACTIONS[number] for number in top.again + top.kept)
    if isinstance(top, ChooseCounter | ChooseStep):
        args |= {"left": top.left, "source": came_from(SOURCES[top.source])}
    return args


WORDS: Final = LacrimosaWords
