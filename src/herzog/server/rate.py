"""Rate limits."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.server.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

MOST_BUCKETS: Final = 10_000  # places that are remembered
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

    def take(self, cost: float = 1) -> None:
        """Take a token, or as many as something *costs*; refuse the message if there are too few."""
        cost = min(cost, self._rate.at_once)
        now = time.monotonic()
        self._left = min(self._rate.at_once, self._left + (now - self._then) * self._rate.per_second)
        self._then = now
        if self._left < cost:
            raise Refusal("too-fast", wait=ceil(1000 * (cost - self._left) / self._rate.per_second))
        self._left -= cost


class Buckets:
    """A bucket for each place that somebody comes from."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, connection: HTTPConnection, cost: float = 1) -> None:
        """Let a request or a message of a socket through; refuse callers who come too often or want too much."""
        self.spend(place_of(connection), cost)

    def spend(self, where: str, cost: float) -> None:
        """Let something through that comes from there."""
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        self._buckets.setdefault(where, Bucket(self._rate)).take(cost)


def place_of(connection: HTTPConnection) -> str:
    """Return where a request or socket comes from: an address, or the network of a household."""
    return place(connection.client.host if connection.client else "")


def place(address: str) -> str:
    """Return the *address*, or for IPv6 its network: every household has more addresses than one could count."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, HOME), strict=False))
