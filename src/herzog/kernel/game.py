"""The one protocol a game implements: everything the rest of the program may ask of it."""

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
        """Return the fingerprint of the values, whatever folder they came from."""
        ...

    @property
    def version(self) -> str:
        """Return the version the set gives itself."""
        ...


class Game(Protocol[S, V_co, F_co]):
    """Everything the rest of the program may ask of a game; all play goes through the frames.

    *S* is its state, *V* the view it shows, *F* the facts it adds to an option.
    """

    name: str
    rule_prefix: str  # "LAC": rules are LAC-1.1, rulings LAC-Q1
    seats: range  # how many may sit down
    options: Mapping[str, tuple[str, ...]]  # set-up choices and ruling flags; the first value is the default
    sets: tuple[Path, ...]  # the folders of all sets of components that come with the game, the newest last
    data: Path  # the newest of them
    files: tuple[str, ...]  # the names of its files
    frames: Mapping[str, type[Frame[S]]]  # by name, for records and saved games
    parts: tuple[type, ...]  # the other classes a saved state is made of, the state's own first

    def load(self, folder: Path | None = None) -> Box:
        """Return the set of components in *folder*, or the one that comes with the game."""
        ...

    def choices(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return those of the *options*, and of their values, that mean something at a table of *seats*."""
        ...

    def new(self, seats: int, options: Mapping[str, str], box: Box) -> S:
        """Return a table with its agenda filled and nothing dealt yet; options left out have their defaults."""
        ...

    def mask(self, state: S, seat: Seat | None) -> S:
        """Return the table as *seat* knows it; None is a spectator."""
        ...

    def fill(self, masked: S, rng: Random) -> S:
        """Return a full state that fits what *masked* shows."""
        ...

    def view(self, masked: S, seat: Seat | None) -> V_co:
        """Return *masked* as shapes for people."""
        ...

    def facts(self, state: S, seat: Seat, pick: Pick) -> F_co:
        """Return what *pick* means to *seat*, as an answer to the frame on top."""
        ...

    def tally(self, state: S, seat: Seat) -> dict[str, int]:
        """Return every public number of *seat*, the same ones at any time: points, money, tracks, markers."""
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
        """Return the place of each seat, 1 for winners, ties resolved as the rules say."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]


class WrongSetup(ValueError):
    """A table that cannot be set up: a wrong number of seats, or an unknown option."""


def check_setup(game: AnyGame, seats: Sequence[str], options: Mapping[str, str]) -> None:
    """Raise if *game* cannot be played with these seats and options, saying what it can."""
    if len(seats) not in game.seats:
        raise WrongSetup(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {len(seats)}")
    for name, value in options.items():
        if name not in game.options:
            raise WrongSetup(f"{game.name} has no option {name!r}; it has {', '.join(game.options)}")
        if value not in game.options[name]:
            raise WrongSetup(f"option {name!r} of {game.name} can be {', '.join(game.options[name])}, not {value!r}")


def with_defaults(game: AnyGame, options: Mapping[str, str]) -> dict[str, str]:
    """Return a value for every option of *game*: as *options* has it, or its default."""
    return {name: options.get(name, values[0]) for name, values in game.options.items()}


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Return the share in the win of each side: those with rank 1 share it equally; nobody wins without ranks."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def find_box(game: AnyGame, wanted: str) -> Box:
    """Return the set with the fingerprint *wanted* among those that come with *game*; the newest if it is none of them.

    So games played with an older set still open, and games played with a custom set are refused by name.
    """
    boxes = (game.load(folder) for folder in reversed(game.sets))
    return next((box for box in boxes if box.hash == wanted), game.load())
