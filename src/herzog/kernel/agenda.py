"""The agenda: what is still to be played, as a stack of immutable frames on the state.

A rule that needs an answer pushes a frame and returns; what comes after the answer lies under it.
So a game can be saved, copied and searched at any moment, in the middle of any chain.

The kernel may be compiled; a game that is not, such as one in a test, may still build on its classes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from herzog.kernel.events import Log
    from herzog.kernel.reason import Reason

Seat: TypeAlias = int
Pick: TypeAlias = int
Pool: TypeAlias = list[Pick] | tuple[Pick, ...]

CHANCE: Final = -1  # the seat of nature
UNKNOWN: Final = -1  # stands in a mask for the id of a component that the seat cannot see

S = TypeVar("S", bound="State")


def any_place(n: int, random: Callable[[], float]) -> int:
    """Return any of *n* places; two floats are multiplied without making objects of them, where this is compiled."""
    return int(random() * float(n))


class DeadEnd(Exception):
    """A frame waits for a seat that has nothing to choose from: a rule offered what it could not finish."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One pending piece of play. Immutable; holds ids, so clones can share it.

    A method that is given a seat means that one; a frame may ask several.
    """

    RULE: ClassVar[str] = ""  # the rule by which this frame asks; every frame that asks names one
    SETTLES: ClassVar[bool] = False  # if one plain pick is left, it is what people mean and need not be asked for
    LEADS_ON: ClassVar[bool] = False  # whoever answers may mean a thing that comes next, so decisions look ahead

    @property
    def name(self) -> str:
        """Return the name by which records, views and messages know this kind of frame."""
        return type(self).__name__

    def seats(self) -> tuple[Seat, ...]:
        """Return who still has to answer; empty if nobody has to."""
        return ()

    def picks(self, state: S, seat: Seat) -> list[Pick]:
        """Return the legal picks of *seat*, ascending and never empty."""
        raise NotImplementedError

    def plain(self, state: S, seat: Seat) -> list[Pick]:
        """Return the picks without those that no sensible player makes, for bots and playouts."""
        return self.picks(state, seat)

    def refusals(self, state: S, seat: Seat) -> list[Reason]:
        """Return the rest of what *seat* could point at, each with why it may not be picked."""
        return []

    def cautions(self, state: S, seat: Seat) -> list[Reason]:
        """Return what is legal but wasteful, each with why."""
        return []

    def target(self, state: S, pick: Pick) -> str:
        """Return what on the table *pick* points at, as "kind:id"; empty for a plain button."""
        return ""

    def answer(self, state: S, seat: Seat, pick: Pick, log: Log) -> None:
        """Carry out *pick*. The frame has already left the agenda."""
        raise NotImplementedError

    def at_random(self, state: S, random: Callable[[], float]) -> bool:
        """Answer with any plain pick, as playouts do; return whether there was a decision to make."""
        seat = self.seats()[0]
        picks = self.plain(state, seat)
        self.answer(state, seat, picks[any_place(len(picks), random)], None)
        return len(picks) > 1

    def masked(self, seat: Seat | None) -> Frame[S]:
        """Return the frame as *seat* knows it; frames with secrets override this and *filled*."""
        return self

    def filled(self, state: S, rng: Random) -> Frame[S]:
        """Return a masked frame with its secrets made up again, to fit *state*."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[S]):
    """A question to one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def seats(self) -> tuple[Seat, ...]:
        """Return the one seat asked."""
        return (self.seat,)

    def at_random(self, state: S, random: Callable[[], float]) -> bool:
        """Answer with any plain pick."""
        picks = self.plain(state, self.seat)
        self.answer(state, self.seat, picks[any_place(len(picks), random)], None)
        return len(picks) > 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """A question to nature; each pick is equally likely."""

    def seats(self) -> tuple[Seat, ...]:
        """Return the seat of nature."""
        return (CHANCE,)

    def pool(self, state: S) -> Pool:
        """Return what nature picks from, ascending: a pile may be returned as it lies, so nobody may change it."""
        raise NotImplementedError

    def picks(self, state: S, seat: Seat) -> list[Pick]:
        """Return everything nature may pick."""
        return list(self.pool(state))

    def at_random(self, state: S, random: Callable[[], float]) -> bool:
        """Answer with any pick; nature decides nothing."""
        pool = self.pool(state)
        self.answer(state, CHANCE, pool[any_place(len(pool), random)], None)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Frame[S]):
    """A consequence that nobody answers."""

    def at_random(self, state: S, random: Callable[[], float]) -> bool:
        """Carry it out."""
        self.run(state, None)
        return False

    def run(self, state: S, log: Log) -> None:
        """Carry it out. The frame has already left the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true about a table; games add their own fields and `clone`."""

    def __init__(self, agenda: list[Frame[Any]]) -> None:
        self.agenda = agenda

    def clone(self) -> Self:
        """Return a copy that shares nothing that can change."""
        raise NotImplementedError

    def then(self, *frames: Frame[Any]) -> None:
        """Put *frames* on the agenda so that the first of them comes next."""
        self.agenda.extend(frames[::-1])


def settle(state: State, log: Log = None) -> None:
    """Carry out consequences until somebody must answer or play is over."""
    agenda = state.agenda
    while agenda:
        top = agenda[-1]
        if not isinstance(top, Auto):
            return
        agenda.pop()
        top.run(state, log)


def apply(state: State, seat: Seat, pick: Pick, log: Log = None) -> None:
    """Answer the top frame. That *pick* is legal is the caller's promise."""
    state.agenda.pop().answer(state, seat, pick, log)
    settle(state, log)
