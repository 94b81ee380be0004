"""The agenda: what is still to be played, as a stack of immutable frames on the state.

A rule that needs an answer pushes a frame and returns; whatever comes after the answer is already below it.
So a game can be saved, copied and searched at any moment, even in the middle of a chain.

The kernel may be compiled; uncompiled games, such as those in tests, can still subclass its classes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from herzog.kernel.values import Constant, Value

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from herzog.kernel.events import Log
    from herzog.kernel.reason import Reason

Seat: TypeAlias = int
Pick: TypeAlias = int
Pool: TypeAlias = list[Pick] | tuple[Pick, ...]

CHANCE: Final = -1  # the seat of nature
UNKNOWN: Final = -1  # replaces the id of a component in a mask if the seat cannot see it

S = TypeVar("S", bound="State")


def random_index(n: int, random: Callable[[], float]) -> int:
    """Return a random index below *n*; compiled, multiplying two floats creates no objects."""
    return int(random() * float(n))


class DeadEnd(Exception):
    """A frame asks a seat that has nothing to choose from: a rule started something it cannot finish."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Constant, Generic[S]):
    """One pending piece of play. Immutable, and refers to things by id, so clones can share it.

    A frame may ask several seats, so its methods take the seat in question.
    """

    RULE: ClassVar[str] = ""  # the rule behind the question; every frame that asks has one
    SETTLES: ClassVar[bool] = False  # if only one plain pick is left, people need not be asked
    LEADS_ON: ClassVar[bool] = False  # people may point at something that comes up next, so decisions look ahead

    @property
    def name(self) -> str:
        """Return the name of this kind of frame in records, views and messages."""
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
        """Return what else *seat* could point at, each with the reason why it may not be picked."""
        return []

    def cautions(self, state: S, seat: Seat) -> list[Reason]:
        """Return the picks that are legal but wasteful, each with the reason."""
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
        self.answer(state, seat, picks[random_index(len(picks), random)], None)
        return len(picks) > 1

    def masked(self, seat: Seat | None) -> Frame[S]:
        """Return the frame as *seat* knows it; frames with secrets override this and *filled*."""
        return self

    def filled(self, state: S, rng: Random) -> Frame[S]:
        """Return a masked frame with invented secrets that fit *state*."""
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
        self.answer(state, self.seat, picks[random_index(len(picks), random)], None)
        return len(picks) > 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """A question to nature; each pick is equally likely."""

    def seats(self) -> tuple[Seat, ...]:
        """Return the seat of nature."""
        return (CHANCE,)

    def pool(self, state: S) -> Pool:
        """Return what nature picks from, ascending. Callers must not change it: it may be the pile itself."""
        raise NotImplementedError

    def picks(self, state: S, seat: Seat) -> list[Pick]:
        """Return everything nature may pick."""
        return list(self.pool(state))

    def at_random(self, state: S, random: Callable[[], float]) -> bool:
        """Answer with any pick; this is never a decision."""
        pool = self.pool(state)
        self.answer(state, CHANCE, pool[random_index(len(pool), random)], None)
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
class State(Value):
    """Everything that is true about a table; games add their own fields and `clone`."""

    def __init__(self, agenda: list[Frame[Any]]) -> None:
        self.agenda = agenda

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def then(self, *frames: Frame[Any]) -> None:
        """Push *frames* onto the agenda, with the first of them on top."""
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
    """Answer the top frame. The caller makes sure that *pick* is legal."""
    state.agenda.pop().answer(state, seat, pick, log)
    settle(state, log)
