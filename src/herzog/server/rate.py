"""Rate limits."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.server.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

HOME: Final = 64  # bits of an IPv6 address that tell one household from another


class Rate(NamedTuple):
    """Sustained rate and burst size."""

    per_second: float
    at_once: int


class Bucket:
    """A token bucket."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._left = float(rate.at_once)
        self._then = time.monotonic()

    def take(self) -> None:
        """Take a token; refuse the message if there is none."""
        now = time.monotonic()
        self._left = min(self._rate.at_once, self._left + (now - self._then) * self._rate.per_second)
        self._then = now
        if self._left < 1:
            raise Refusal("too-fast", wait=round(1000 * (1 - self._left) / self._rate.per_second))
        self._left -= 1


def place_of(connection: HTTPConnection) -> str:
    """Return where a request or socket comes from: an address, or the network of a household."""
    return place(connection.client.host if connection.client else "")


def place(address: str) -> str:
    """Return the *address*, or for IPv6 its network: each household has more addresses than can be counted."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, HOME), strict=False))
