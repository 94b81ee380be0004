"""Rate limits, by socket or by the place that somebody comes from."""

from __future__ import annotations

import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from herzog.wire import Code

MOST_BUCKETS: Final = 10_000  # places remembered
HOME: Final = 64  # leading bits of an IPv6 address that name a household


class Rate(NamedTuple):
    """Sustained rate and burst size."""

    per_second: float
    at_once: int


class Bucket:
    """A token bucket; when it is empty, callers are refused with its *code*."""

    def __init__(self, rate: Rate, code: Code = "too-fast") -> None:
        self._rate: Final = rate
        self._code: Final = code
        self._left = float(rate.at_once)
        self._then = time.monotonic()

    def left(self, now: float) -> float:
        """Return how many tokens there are *now*."""
        return min(self._rate.at_once, self._left + (now - self._then) * self._rate.per_second)

    def take(self, cost: float = 1) -> None:
        """Take as many tokens as something costs; refuse it if there are too few."""
        cost = min(cost, self._rate.at_once)
        now = time.monotonic()
        self._left, self._then = self.left(now), now
        if self._left < cost:
            raise Refusal(self._code, wait=ceil(1000 * (cost - self._left) / self._rate.per_second))
        self._left -= cost


class Buckets:
    """A bucket for each place that somebody comes from."""

    def __init__(self, rate: Rate, code: Code = "too-fast") -> None:
        self._rate: Final = rate
        self._code: Final = code
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, connection: HTTPConnection, cost: float = 1) -> None:
        """Let a request or a message of a socket through; refuse callers who come too often or want too much."""
        self.spend(place_of(connection), cost)

    def spend(self, where: str, cost: float) -> None:
        """Let something from that place through; refuse it if it costs more than is left there."""
        if len(self._buckets) >= MOST_BUCKETS and where not in self._buckets:
            self._forget_half()
        self._buckets.setdefault(where, Bucket(self._rate, self._code)).take(cost)

    def _forget_half(self) -> None:
        """Forget the fuller half: whoever comes from countless places does not free anybody who came too often."""
        now = time.monotonic()
        fullest = sorted(self._buckets, key=lambda where: self._buckets[where].left(now), reverse=True)
        for where in fullest[: len(fullest) // 2]:
            del self._buckets[where]


def place_of(connection: HTTPConnection) -> str:
    """Return where a request or socket comes from: an address, or the network of a household."""
    return place(connection.client.host if connection.client else "")


@lru_cache(MOST_BUCKETS)  # asked for every message, and for every connection as often as there are others
def place(address: str) -> str:
    """Return *address*, or for IPv6 its network, because a household has countless addresses."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, HOME), strict=False))
