"""Values: what is printed, compared, copied and pickled by the fields that its constructor takes.

Compiled objects have no `__dict__`, so Python cannot do any of this by itself. But our constructors take every field,
under the name it is stored as, so that one mechanism serves all of them, compiled or not.
"""

from __future__ import annotations

from copy import deepcopy
from inspect import signature
from typing import Any, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

MOST: Final = 1000  # the most characters of a printed value

_FIELDS: Final[dict[type[Any], tuple[str, ...]]] = {}


def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of the fields that the constructor of *kind* takes."""
    if kind not in _FIELDS:  # compiled, a constructor whose defaults are not literals hides its signature
        _FIELDS[kind] = tuple(signature(kind).parameters)
    return _FIELDS[kind]


def held(value: object) -> list[Any]:
    """Return what *value* holds in its fields; a field that would hide a word of Python may end in an underscore."""
    return [getattr(value, name.rstrip("_")) for name in fields_of(type(value))]


def built(kind: type[T], fields: list[Any]) -> T:
    """Return a *kind* that holds these *fields*."""
    return kind(**dict(zip(fields_of(kind), fields, strict=True)))


def independent(value: T) -> T:
    """Return a copy that shares nothing that can change: `copy.copy` of what cannot be half a copy."""
    return deepcopy(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rebuilt:
    """Something that is copied and pickled by its fields. A copy shares nothing that can change."""

    def __reduce__(self) -> tuple[Any, ...]:
        return built, (type(self), held(self))

    def __copy__(self) -> Self:
        return independent(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Rebuilt):  # noqa: PLW1641  (it may change)
    """Something that equals another of its kind with the same fields, and prints as its constructor is called."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return bool(held(self) == held(other))

    def __repr__(self) -> str:
        fields = [f"{name}={field!r}" for name, field in zip(fields_of(type(self)), held(self), strict=True)]
        text = f"{type(self).__name__}({', '.join(fields)})"
        return text if len(text) <= MOST else text[: MOST - 1] + "…"


@mypyc_attr(allow_interpreted_subclasses=True)
class Constant(Value):
    """A value that never changes, so that it can be shared instead of copied."""

    def __hash__(self) -> int:
        return hash((type(self), *held(self)))

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxValue(Constant):
    """A component set: it equals another with the same fingerprint."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return fingerprint(self) == fingerprint(other)

    def __hash__(self) -> int:
        return hash(fingerprint(self))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {fingerprint(self)}>"


def fingerprint(box: Any) -> str:  # noqa: ANN401  (its class declares the field)
    """Return the hash of a component set."""
    found: str = box.hash
    return found
