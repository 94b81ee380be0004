"""Hostile input from dice: nearly right, or not at all. The same dice make up the same."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any, get_args

from msgspec import inspect

from herzog.wire import ToServer

if TYPE_CHECKING:
    from random import Random

NUMBERS = (0, 1, -1, 2, 7, 99, 10**6, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 10**30, 0.5, 1e308, True, None)
STRINGS = (
    "",
    "x",
    "0",
    "host",
    "city:1",
    "memory:84",
    "a" * 5000,
    "\x00",
    "\x1b[2J",
    "\u202egnp",
    "\ud800",
    "é" * 40,
    "😀" * 300,
    "'; drop table games; --",
    "../../etc/passwd",
    "%s%n",
    "${jndi:x}",
)
VALUES = (
    "-1",
    "0",
    "1000000",
    "1e99",
    "99999999999999999999",
    '""',
    '"x"',
    "[]",
    "{}",
    "true",
    "[[[[[]]]]]",
)  # in TOML
KINDS = map(inspect.type_info, get_args(ToServer))
SHAPES = {str(kind.tag): kind for kind in KINDS if isinstance(kind, inspect.StructType)}


def thing(rng: Random, depth: int = 0) -> Any:
    """Return anything that JSON can hold."""
    kind = rng.randrange(6 if depth < 3 else 4)
    if kind < 2:
        return rng.choice(NUMBERS)
    if kind < 4:
        return rng.choice(STRINGS)
    if kind == 4:
        return [thing(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {str(rng.choice(STRINGS)): thing(rng, depth + 1) for _ in range(rng.randrange(4))}


def message(rng: Random) -> bytes:
    """Return something to send on a socket: a message with odd values, a damaged one, or noise."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return json.dumps(thing(rng)).encode("utf-8", "surrogatepass")
    if kind == 2:
        return rng.choice((b"[", b'{"a":', b'{"type":"ping","x":[')) * rng.randrange(1, 4000)
    text = json.dumps(spoken(rng)).encode("utf-8", "surrogatepass")
    return damaged(rng, text) if kind == 3 else text


def spoken(rng: Random) -> dict[str, Any]:
    """Return a message of a known kind; each of its fields is likely, odd, missing or unknown."""
    tag = rng.choice(sorted(SHAPES))
    said: dict[str, Any] = {"type": tag}
    for field in SHAPES[tag].fields:
        if rng.random() < 0.95:
            said[field.encode_name] = likely(rng, field.type) if rng.random() < 0.7 else thing(rng)
    if rng.random() < 0.05:
        said[str(rng.choice(STRINGS))] = thing(rng)
    return said


def likely(rng: Random, kind: inspect.Type) -> Any:
    """Return a value of about this *kind*."""
    if isinstance(kind, inspect.UnionType):
        return likely(rng, rng.choice(kind.types))
    if isinstance(kind, inspect.IntType):
        return rng.randrange(-1, 6)
    if isinstance(kind, inspect.StrType):
        return rng.choice(("a", "b", "en", "m1", "uniform", *STRINGS))
    if isinstance(kind, inspect.BoolType):
        return rng.random() < 0.5
    if isinstance(kind, inspect.LiteralType):
        return rng.choice(kind.values)
    return None if isinstance(kind, inspect.NoneType) else thing(rng)


def damaged(rng: Random, data: bytes) -> bytes:
    """Return *data* with a few bytes changed, lost or doubled."""
    spoilt = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(spoilt) + 1)
        spoilt[at : at + rng.randrange(3)] = rng.choice((b"", rng.randbytes(2), bytes(spoilt[at : at + 20])))
    return bytes(spoilt)


def toml(rng: Random, text: str) -> str:
    """Return a file of a pack with one value or line changed, lost or doubled, or some bytes of it."""
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    kind = rng.randrange(5)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[rng.randrange(len(lines))])
    elif kind == 2:
        return damaged(rng, text.encode()).decode("utf-8", "replace")
    else:
        lines[at] = _other_value(rng, lines[at])
    return "\n".join(lines) + "\n"


def _other_value(rng: Random, line: str) -> str:
    parts = line.split(" = ")
    if len(parts) < 2:
        return line + rng.choice((" 7", ' = "x"', "[[", "x = {}"))
    value = rng.choice(VALUES)
    at = rng.randrange(1, len(parts))
    rest = parts[at].partition(",")
    parts[at] = value + rest[1] + rest[2]
    return " = ".join(parts)


def record(rng: Random, text: str) -> str:
    """Return a record with a line changed, lost, doubled or moved; sometimes with checksums that fit again."""
    lines = text.splitlines()
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    kind = rng.randrange(5)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(other, lines[at])
    elif kind == 2:
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == 3:
        lines[at] = damaged(rng, lines[at].encode()).decode("utf-8", "replace")
    else:
        lines[at] = f'[{json.dumps(thing(rng))},"00000000"]'
    return "\n".join(signed(lines) if rng.random() < 0.7 else lines) + "\n"


def signed(lines: list[str]) -> list[str]:
    """Return *lines* with the checksums that they should have."""
    check, done = 0, []
    for line in lines:
        body = line[1 : line.rfind(",")]
        check = zlib.crc32(body.encode("utf-8", "surrogatepass"), check)
        done.append(f'[{body},"{check:08x}"]')
    return done
