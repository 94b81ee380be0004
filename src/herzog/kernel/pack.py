"""Packs: folders of TOML with the values of components and their sources.

A pack holds values only; the rules of its game give them meaning.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec

from herzog.kernel.values import built, held

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from herzog.kernel.game import Box

T = TypeVar("T")
B = TypeVar("B", bound="Box")

REAL: Final = frozenset({"rulebook", "seen", "stated"})
ABOUT: Final = frozenset({"id", "source", "known"})  # keys that describe an entry instead of holding values


class PackError(Exception):
    """A pack that cannot be played; the message names the file, the entry, the field, and what was expected."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        super().__init__(f"{file}: {where}: {problem}" if where else f"{file}: {problem}")


class Names(dict[str, str]):
    """A name by language, English among them. A pack may give one string instead, which is shown in every language."""


class Entry(msgspec.Struct, frozen=True):
    """One entry of a pack with its provenance: which of its values are real and which are ours."""

    file: str
    group: str
    id: str
    source: str
    real: tuple[str, ...]
    reconstructed: tuple[str, ...]


def parse(folder: Path, file: str) -> dict[str, Any]:
    """Return the raw content of *file*."""
    try:
        return _parsed((folder / file).read_bytes().decode())
    except FileNotFoundError:
        raise PackError(file, "", f"this file is missing from {folder}; a pack needs every file of its game") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise PackError(file, "", f"this is not TOML: {problem}") from None


@lru_cache(maxsize=16)
def _parsed(text: str) -> dict[str, Any]:
    """Return *text* as parsed TOML, cached because reading and hashing a set both parse it, and that is slow."""
    return tomllib.loads(text)


def read(folder: Path, file: str, shape: type[T]) -> T:
    """Return *file* as a *shape*; unknown keys, missing keys and wrong types are refused."""
    raw = parse(folder, file)
    try:
        return msgspec.convert(raw, shape, dec_hook=_names)
    except msgspec.ValidationError as problem:
        text, _, path = str(problem).partition(" - at ")
        raise PackError(file, _where(raw, path.strip("`")), text) from None


def _names(kind: type, raw: object) -> Names:
    """Convert a name, which may be given once or per language."""
    if kind is not Names:
        raise NotImplementedError(kind)  # not a value that TOML can hold
    names = {"en": raw} if isinstance(raw, str) else raw
    if not (isinstance(names, dict) and names.get("en") and all(isinstance(name, str) for name in names.values())):
        raise ValueError("expected a name, or one for each language with English (en) among them")
    return Names(names)


def _where(raw: dict[str, Any], path: str) -> str:
    """Return *path*, such as `$.tiles[3].cost`, with list indexes replaced by ids."""
    here: Any = raw
    names = []
    for key, place in re.findall(r"\.([\w-]+)|\[(\d+)\]", path):
        try:
            here = here[key or int(place)]
        except (KeyError, IndexError, TypeError):
            here = None
        named = here.get("id") if place and isinstance(here, dict) else None
        names.append(key or (f"[{named}]" if named else f"[{place}]"))
    return ".".join(names).replace(".[", "[")


def fingerprint(folder: Path, files: Iterable[str]) -> str:
    """Return a hash of the values in *files*; comments and layout do not change it."""
    values = {file: parse(folder, file) for file in sorted(files)}
    return hashlib.sha256(msgspec.json.encode(values, order="deterministic")).hexdigest()[:16]


def entries(folder: Path, files: Iterable[str]) -> Iterator[Entry]:
    """Yield every entry that states its source."""
    for file in files:
        for group, value in parse(folder, file).items():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, dict) and "source" in item:
                    yield _entry(file, group, item)


_UNPICKLED: Final[dict[tuple[type[Box], str], Box]] = {}  # custom sets, by fingerprint


def pickled(box: Box, own: Iterable[Box]) -> tuple[str, list[Any] | None]:
    """Return how *box* is pickled: its fingerprint and, unless it is among the game's *own* sets, all it holds."""
    return box.hash, None if box in own else held(box)


def unpickled(kind: type[B], own: Iterable[B], hash: str, fields: list[Any] | None) -> B:
    """Return a pickled set: one of the game's *own*, or one unpickled before, or a new one that holds *fields*."""
    for box in own:
        if box.hash == hash:
            return box
    if fields is None:
        raise PackError("pickle", "", f"component set {hash} does not come with this version of the game")
    return cast("B", _UNPICKLED.setdefault((kind, hash), built(kind, fields)))


def _entry(file: str, group: str, item: dict[str, Any]) -> Entry:
    fields = tuple(_leaves({key: value for key, value in item.items() if key not in ABOUT}, ""))
    known = item.get("known")
    if known is not None:
        real = tuple(f for f in fields if any(f == k or f.startswith(k + ".") for k in known))
    else:
        real = fields if item["source"] in REAL else ()
    ours = tuple(f for f in fields if f not in real)
    return Entry(file, group, str(item.get("id", group)), item["source"], real, ours)


def _leaves(value: dict[str, Any], prefix: str) -> Iterator[str]:
    for key, inner in value.items():
        if isinstance(inner, dict) and inner:
            yield from _leaves(inner, f"{prefix}{key}.")
        else:
            yield prefix + key
