"""Converts states and frames to plain data and back, at any moment, even in the middle of a chain.

Plain data is whatever JSON can hold. Objects are rebuilt through their constructors, which take every field by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from herzog.kernel.agenda import Frame, State
from herzog.kernel.values import fields_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

    from herzog.kernel.game import Box, Game

S = TypeVar("S", bound=State)

CLASS: Final = "is"
TUPLE: Final = "tuple"
BOX: Final = "box"


class BrokenData(ValueError):
    """Plain data that is not a state of this game; the message says where it goes wrong."""


class Codec(Generic[S]):
    """Turns the states of one game, played with one box, into plain data and back."""

    def __init__(self, game: Game[S, Any, Any], box: Box) -> None:
        self._box: Final = box
        self._classes: Final[Mapping[str, type]] = {c.__name__: c for c in (*game.parts, *game.frames.values())}
        self._fields: Final = {c: fields_of(c) for c in self._classes.values()}

    def encode(self, value: State | Frame[Any]) -> dict[str, Any]:
        """Return a state or a frame as plain data."""
        return cast("dict[str, Any]", self._plain(value))

    def decode(self, data: dict[str, Any]) -> S:
        """Return the state that *data* describes; refuse one that was played with another box."""
        return cast("S", self._whole(data))

    def _plain(self, value: object) -> object:
        if value is None or isinstance(value, int | str):
            return value
        if isinstance(value, list):
            return [self._plain(item) for item in value]
        if isinstance(value, tuple):
            return {TUPLE: [self._plain(item) for item in value]}
        kind = type(value)
        if kind is type(self._box) and value == self._box:
            return {BOX: self._box.hash}
        if kind not in self._fields:
            raise TypeError(
                f"{kind.__name__} is in neither the frames nor the parts of the game, so it cannot be saved"
            )
        return {CLASS: kind.__name__, **{name: self._plain(getattr(value, name)) for name in self._fields[kind]}}

    def _whole(self, data: object) -> object:
        if isinstance(data, list):
            return [self._whole(item) for item in data]
        if not isinstance(data, dict):
            return data
        if TUPLE in data:
            return tuple([self._whole(item) for item in data[TUPLE]])
        if BOX in data and CLASS not in data:
            return self._same_box(data[BOX])
        return self._object(data)

    def _same_box(self, saved: str) -> Box:
        if saved != self._box.hash:
            raise BrokenData(f"saved with component set {saved}, but this is set {self._box.hash}")
        return self._box

    def _object(self, data: dict[str, Any]) -> object:
        name = data.get(CLASS)
        kind = self._classes.get(name) if isinstance(name, str) else None
        if kind is None:
            raise BrokenData(f"{name!r} names no frame or part of this game")
        fields = self._fields[kind]
        if set(data) != {CLASS, *fields}:
            raise BrokenData(
                f"{name} needs the fields {', '.join(fields)}; found {', '.join(sorted(set(data) - {CLASS}))}"
            )
        return kind(*[self._whole(data[field]) for field in fields])


def frames_of(*modules: ModuleType) -> dict[str, type[Frame[Any]]]:
    """Return the frames that *modules* define, by name; imported frames do not count."""
    found = [value for module in modules for value in vars(module).values() if _is_defined_in(module, value)]
    return {frame.__name__: frame for frame in found}


def _is_defined_in(module: ModuleType, value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Frame) and value.__module__ == module.__name__
