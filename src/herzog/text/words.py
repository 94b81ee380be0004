"""The interface through which a game describes itself in words, and what all games have in common."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from herzog.kernel import CHANCE, Phrase, RefusedTarget, State
from herzog.kernel.reason import NOT_ASKED, NOT_NOW
from herzog.text.phrase import listing, phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from herzog.kernel import Ahead, Barrier, Decision, Event, Frame, Note, Option, Reason, Seat
    from herzog.kernel.record import SatIn
    from herzog.text.phrase import Arg, Described, Kind

S = TypeVar("S", bound=State)
V = TypeVar("V")
F = TypeVar("F", bound="Facts")
T = TypeVar("T")


class Facts(Protocol):
    """The facts of an option that all games share."""

    @property
    def meaning(self) -> str:
        """Return the code for what the option means, as used in message keys."""
        ...


class Line(msgspec.Struct, frozen=True):
    """A line of text about the table: one or more cells, and the thing it is about."""

    cells: list[Phrase]
    target: str = ""


class Part(msgspec.Struct, frozen=True):
    """A part of the table in words; every game has a "table", "players", a "hand" for the reader, and "scores"."""

    name: str
    title: Phrase
    lines: list[Line]


@cache
def kebab(name: str) -> str:
    """Return the name of a class as used in message keys."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def said_by_field(event: Event, fields: Mapping[str, Callable[[T, Any], dict[str, Arg]]], things: T) -> dict[str, Arg]:
    """Return the fields of *event* as variables: worded by *fields* if listed there, otherwise unchanged."""
    args: dict[str, Arg] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        args |= fields[field](things, value) if field in fields else {field: value}
    return args


class Words(ABC, Generic[S, V, F]):
    """The words of one game at one table, addressed to one reader; for a spectator, *reader* is None."""

    game: str
    headings: frozenset[str] = frozenset()  # asks whose answers only announce the next answer
    kinds: dict[str, Kind]  # kinds of things on the table that can be explained, such as "finance" or "action:travel"

    def __init__(self, names: Sequence[Arg], reader: Seat | None) -> None:
        self.names = tuple(names)
        self.reader = reader

    def who(self, seat: Seat, role: str = "player") -> dict[str, Arg]:
        """Return the variables for the person at *seat* in a *role* of the sentence."""
        you = "you" if role == "player" else f"you_{role}"
        return {role: self.names[seat], you: "yes" if seat == self.reader else "no"}

    def waits(self, masked: S) -> list[tuple[Seat, Phrase]]:
        """Return the seats the table is waiting for, each with what it has to do."""
        if not masked.agenda:
            return []
        top = masked.agenda[-1]
        return [(seat, self.ask(masked, top, seat)) for seat in top.seats() if seat != CHANCE]

    def word(self, masked: S, decision: Decision[F]) -> Decision[F]:
        """Return the reader's *decision* with all its words filled in."""
        assert self.reader is not None, "a spectator decides nothing"
        return replace(
            decision,
            question=self.ask(masked, masked.agenda[-1], self.reader),
            options=[self._option(masked, decision.ask, option) for option in decision.options],
            refused=[self._refused(masked, refused) for refused in decision.refused],
            ahead=[self._ahead(masked, ahead) for ahead in decision.ahead],
        )

    def _option(self, masked: S, ask: str, option: Option[F]) -> Option[F]:
        return replace(
            option,
            label=self.option(masked, ask, option),
            effect=self.effect(masked, ask, option),
            cautions=[replace(why, says=self.reason(masked, why)) for why in option.cautions],
        )

    def _refused(self, masked: S, refused: RefusedTarget) -> RefusedTarget:
        target, why = refused.target, refused.reason
        says = self.reason(masked, why)
        return RefusedTarget(target=target, reason=replace(why, says=says), name=self.thing(target))

    def _ahead(self, masked: S, ahead: Ahead[F]) -> Ahead[F]:
        return replace(ahead, options=[self._option(masked, ahead.ask, option) for option in ahead.options])

    def reason(self, masked: S, reason: Reason) -> Phrase:
        """Return why something may not, or should not, be picked, without naming it: that is up to the caller."""
        if reason.code == NOT_ASKED:
            waiting = [phrase("person", **self.who(seat)) for seat, _ in self.waits(masked)]
            return phrase("reason-not-asked", players=listing(waiting))
        if reason.code == NOT_NOW:
            waits = self.waits(masked)
            own = [ask for seat, ask in waits if seat == self.reader]
            return phrase("reason-not-now", ask=(own or [ask for _, ask in waits])[0])
        return phrase(f"{self.game}-why-{reason.code}", **self.numbers(reason))

    def numbers(self, reason: Reason) -> dict[str, Arg]:
        """Return the numbers that explain *reason*; a game may combine some of them."""
        return {**reason.numbers}

    def barrier(self, barrier: Barrier) -> Phrase:
        """Return what stops an undo."""
        who = self.who(barrier.seat) if barrier.kind == "other" else {}
        return phrase(f"barrier-{barrier.kind}", **who)

    def note(self, note: Note, bot: Arg) -> Phrase:
        """Return a note of the table in words; *bot* is the name of the bot that sits in."""
        if note.seat is None:
            return phrase(f"note-{note.kind}")
        if note.kind == "opened":
            return phrase("note-opened", n=note.seat + 1)  # the person who sat there has gone
        more: dict[str, Arg] = {"bot": bot} if note.bot else {"steps": note.steps} if note.steps else {}
        return phrase(f"note-{note.kind}", **self.who(note.seat), **more)

    def sat_in(self, sat_in: SatIn, bot: Arg) -> Phrase:
        """Return how many steps the bot called *bot* played for somebody."""
        return phrase("sat-in", player=self.names[sat_in.seat], bot=bot, steps=sat_in.steps)

    def in_order(self, heard: Sequence[Event]) -> list[Event]:
        """Return what was *heard* of one step in the order in which it is told."""
        return [*heard]

    @abstractmethod
    def event(self, event: Event) -> Phrase:
        """Return *event* in words."""

    @abstractmethod
    def targets(self, event: Event) -> list[str]:
        """Return the things on the table that *event* is about."""

    @abstractmethod
    def ask(self, masked: S, top: Frame[Any], seat: Seat) -> Phrase:
        """Return what *seat* has to do."""

    @abstractmethod
    def option(self, masked: S, ask: str, option: Option[F]) -> Phrase:
        """Return *option*, an answer to *ask*, as a short command."""

    @abstractmethod
    def effect(self, masked: S, ask: str, option: Option[F]) -> Phrase | None:
        """Return what *option* costs, gains or causes, if there is more to say than its label."""

    def verb(self, option: Option[F]) -> Phrase:
        """Return what to type for *option* before a name; several verbs are separated by slashes."""
        return phrase(f"{self.game}-verb-{option.facts.meaning}")

    def focus(self, top: Frame[Any]) -> tuple[str, ...]:
        """Return the parts of the table that matter while *top* asks, the most important first."""
        return ("table", "board", "players", "hand")

    @abstractmethod
    def thing(self, target: str) -> Phrase:
        """Return the name of something on the table."""

    @abstractmethod
    def about(self, view: V, target: str) -> list[Phrase]:
        """Return what something on the table is and does, given its kind and numbers."""

    @abstractmethod
    def components(self) -> dict[str, Described]:
        """Return a description of every component of the set, by target; they are the same at every table."""

    @abstractmethod
    def handles(self, target: str) -> list[Arg]:
        """Return what a person may type to mean *target*."""

    @abstractmethod
    def parts(self, view: V) -> list[Part]:
        """Return the whole table in words, part by part."""

    @abstractmethod
    def person(self, view: V, seat: Seat) -> Part:
        """Return everything that can be seen of one player, in words."""


AnyWords: TypeAlias = Words[Any, Any, Any]
