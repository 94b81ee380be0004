"""How a learning agent sees a game: every pick as a number, and a table as a vector of numbers."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from herzog.kernel import Auto, Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from herzog.kernel import Pick, Seat
    from herzog.kernel.game import AnyGame


Places: TypeAlias = tuple[object, ...]  # the indexes of the facts about each component, as ints that are made once


@final
class Facts:
    """The contents of an observation.

    It begins with *amounts*; then come the indexes of facts that are *held*, and *values* at other *places*.
    """

    def __init__(self) -> None:
        self.amounts: Final[list[float]] = []
        self.held: Final[list[object]] = []
        self.places: Final[list[object]] = []
        self.values: Final[list[float]] = []


def places(start: int, components: Iterable[int]) -> Places:
    """Return the indexes of facts about *components*, in a group that begins at *start*."""
    return tuple([start + component for component in components])


def add(held: list[object], where: Places, components: tuple[int, ...]) -> None:
    """Add facts about *components* to those that are *held*."""
    held += [where[component] for component in components]


@final
class Layout:
    """Named groups of numbers, one after the other in a vector."""

    def __init__(self, groups: dict[str, int]) -> None:
        self.sizes: Final = groups
        self.starts: Final[dict[str, int]] = {}
        self.size = 0
        for name, n in groups.items():
            self.starts[name] = self.size
            self.size += n

    def __getitem__(self, name: str) -> int:
        return self.starts[name]


@final
class Reading:
    """How one game is read.

    *picks* returns all possible picks for each ask, with the components in a box, as the first seat would make them.
    *turned* returns a seat's pick as the first seat would have made it. *groups* returns the names and sizes of an
    observation, amounts first; *observe* writes what a seat knows, from its mask.
    """

    def __init__(
        self,
        picks: Callable[[Any], dict[str, Iterable[Pick]]],
        turned: Callable[[Any, Seat, str, Pick], Pick],
        groups: Callable[[Any], dict[str, int]],
        observe: Callable[[Any, Seat, Layout, Facts], None],
    ) -> None:
        self.picks: Final = picks
        self.turned: Final = turned
        self.groups: Final = groups
        self.observe: Final = observe


@cache
def reading_of(game: str) -> Reading:
    """Return the reading of *game*."""
    reading: Reading = import_module(f"herzog.envs.{game}").READING
    return reading


def asks_of(game: AnyGame) -> list[str]:
    """Return the names of all asks of *game*, in alphabetical order."""
    return sorted(name for name, frame in game.frames.items() if not issubclass(frame, Chance | Auto))
