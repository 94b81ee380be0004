"""The protocol that every game implements: everything the rest of the program may ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from herzog.kernel.agenda import State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from random import Random

    from herzog.kernel.agenda import Frame, Pick, Seat

S = TypeVar("S", bound=State)
V_co = TypeVar("V_co", covariant=True)
F_co = TypeVar("F_co", covariant=True)


class Box(Protocol):
    """A loaded set of components: immutable, shared by every clone of a state."""

    @property
    def hash(self) -> str:
        """Return a fingerprint of the values, independent of the folder they came from."""
        ...

    @property
    def version(self) -> str:
        """Return the version that the set states."""
        ...


class Game(Protocol[S, V_co, F_co]):
    """Everything the rest of the program may ask of a game; all play goes through the frames.

    *S* is its state, *V* its view, and *F* the facts it adds to an option.
    """

    name: str
    rule_prefix: str  # "LAC": rules are LAC-1.1, rulings LAC-Q1
    seats: range  # the possible numbers of players
    options: Mapping[str, tuple[str, ...]]  # set-up choices and ruling flags; the first value is the default
    sets: tuple[Path, ...]  # the folders of all component sets that come with the game, the newest last
    data: Path  # the newest of them
    files: tuple[str, ...]  # the names of its files
    frames: Mapping[str, type[Frame[S]]]  # by name, for records and saved games
    parts: tuple[type, ...]  # the other classes in a saved state, beginning with the state itself

    def load(self, folder: Path | None = None) -> Box:
        """Return the component set in *folder*, or the newest that comes with the game."""
        ...

    def choices(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return the *options*, and their values, that make a difference at a table of *seats*."""
        ...

    def new(self, seats: int, options: Mapping[str, str], box: Box) -> S:
        """Return a table with its agenda filled and nothing dealt yet; missing options have their defaults."""
        ...

    def mask(self, state: S, seat: Seat | None) -> S:
        """Return the table as *seat* knows it; None is a spectator."""
        ...

    def fill(self, masked: S, rng: Random) -> S:
        """Return a full state that is consistent with *masked*."""
        ...

    def view(self, masked: S, seat: Seat | None) -> V_co:
        """Return *masked* as values to show to people."""
        ...

    def facts(self, state: S, seat: Seat, pick: Pick) -> F_co:
        """Return what *pick* means to *seat*, as an answer to the frame on top."""
        ...

    def tally(self, state: S, seat: Seat) -> dict[str, int]:
        """Return every public number of *seat* (points, money, tracks, markers), always under the same names."""
        ...

    def pointable(self, masked: S) -> list[str]:
        """Return everything on the table that a person could point at, as "kind:id"."""
        ...

    def faults(self, state: S) -> list[str]:
        """Return what is wrong with *state*: components lost or doubled, counters out of bounds."""
        ...

    def scores(self, state: S) -> list[int]:
        """Return the points of each seat."""
        ...

    def ranks(self, state: S) -> list[int]:
        """Return the rank of each seat, 1 for winners, with ties broken by the rules."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]


class WrongSetup(ValueError):
    """A table that cannot be set up: a wrong number of seats, or an unknown option."""


def check_setup(game: AnyGame, seats: Sequence[str], options: Mapping[str, str]) -> None:
    """Raise if *game* cannot be played with these seats and options, and say what is possible."""
    if len(seats) not in game.seats:
        raise WrongSetup(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {len(seats)}")
    for name, value in options.items():
        if name not in game.options:
            raise WrongSetup(f"{game.name} has no option {name!r}; it has {', '.join(game.options)}")
        if value not in game.options[name]:
            raise WrongSetup(f"option {name!r} of {game.name} can be {', '.join(game.options[name])}, not {value!r}")


def with_defaults(game: AnyGame, options: Mapping[str, str]) -> dict[str, str]:
    """Return a value for every option of *game*: the one in *options*, or the default."""
    return {name: options.get(name, values[0]) for name, values in game.options.items()}


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Return each side's share of the win: those with rank 1 share it equally, and without ranks nobody wins."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def find_box(game: AnyGame, wanted: str) -> Box:
    """Return the set with the fingerprint *wanted* among those that come with *game*, or else the newest.

    So games played with an older set still open, and games played with a custom set are refused with its fingerprint.
    """
    boxes = (game.load(folder) for folder in reversed(game.sets))
    return next((box for box in boxes if box.hash == wanted), game.load())
