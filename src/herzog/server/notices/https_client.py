"""Requests to addresses that users name: over HTTPS, to public hosts only, small, short and without redirects.

Nobody must be able to make a server call into its own network. So a name is resolved once, every address it has is
checked, and the connection goes to a checked address itself: changing the name in between changes nothing.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import httpcore

from herzog.server.patience import patient
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

HTTPS: Final = 443
UNPRIVILEGED: Final = range(1024, 65536)  # lower ports belong to other services
LONGEST_ADDRESS: Final = 1000
PRINTABLE: Final = re.compile(r"[!-~]+")  # ASCII without spaces: a browser writes other names in Punycode
ANSWERING: Final = 10.0  # seconds for a whole request
RESOLVING: Final = 5.0  # seconds for its first part

# A lookup blocks its thread for as long as the resolver likes, even if nobody waits for it any more.
LOOKUPS: Final = ThreadPoolExecutor(4, "lookup")

UNICAST: Final = IPv6Network("2000::/3")  # the only part of IPv6 in which public hosts live
NAT64: Final = IPv6Network("64:ff9b::/96")  # an IPv4 address seen from a network without IPv4
# Reserved for tunnels and documentation, which not every version of Python knows.
SET_ASIDE_4: Final = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
SET_ASIDE_6: Final = tuple(map(IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))


class Unreachable(Exception):
    """A host that did not answer, or not in time."""


class Answer(NamedTuple):
    """What a host answered; *wait* is the number of seconds it asks us to wait, or 0."""

    status: int
    wait: int


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether *address* is that of a public host."""
    if isinstance(address, IPv4Address):
        reserved = address.is_multicast or any(address in network for network in SET_ASIDE_4)
        return address.is_global and not reserved
    if address in NAT64:
        return is_public(IPv4Address(address.packed[-4:]))
    return address in UNICAST and not any(address in network for network in SET_ASIDE_6)


def checked(address: str) -> str:
    """Return *address*; refuse one that is not plain HTTPS."""
    try:
        parts = urlsplit(address)
        port = parts.port or HTTPS
    except ValueError:
        raise Refusal("bad-address") from None
    plain = parts.scheme == "https" and parts.hostname and "@" not in parts.netloc and not parts.fragment
    if not (plain and PRINTABLE.fullmatch(address) and len(address) <= LONGEST_ADDRESS):
        raise Refusal("bad-address")
    if port != HTTPS and port not in UNPRIVILEGED:
        raise Refusal("bad-address")
    return address


async def check(address: str) -> str:
    """Return *address*; refuse one that is not plain HTTPS, or whose host is not public."""
    host = urlsplit(checked(address))
    try:
        await resolve(host.hostname or "", host.port or HTTPS)
    except Unreachable:
        raise Refusal("bad-address") from None
    return address


async def resolve(host: str, port: int) -> list[str]:
    """Return every address of *host*; refuse it if a single one is not public."""
    lookup = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(patient(RESOLVING)):
            found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, lookup)
    except (OSError, UnicodeError) as problem:  # a timeout is an OSError, too
        raise Unreachable(str(problem)) from None
    places = list(dict.fromkeys(str(place[0]) for *_, place in found))
    if not places or not all(is_public(ip_address(place)) for place in places):
        raise Refusal("bad-address")
    return places


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public hosts only."""

    def __init__(self) -> None:
        self._network: Final = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  (the library calls it so)
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first of the checked addresses of *host* that answers."""
        for place in await resolve(host, port):
            try:
                return await self._network.connect_tcp(place, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        raise httpcore.ConnectError(host)


def trusted() -> ssl.SSLContext:
    """Return a TLS context that trusts what this machine trusts."""
    return ssl.create_default_context()


class HttpsClient:
    """An HTTPS client for the world outside."""

    def __init__(self) -> None:
        self._pool: Final = httpcore.AsyncConnectionPool(
            ssl_context=trusted(), max_connections=16, max_keepalive_connections=0, network_backend=PublicNetwork()
        )

    async def post(self, address: str, headers: Mapping[str, str], content: bytes) -> Answer:
        """Send *content* and return the answer, whose body is not read; a redirect is an answer like any other."""
        sent = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        try:
            async with (
                asyncio.timeout(patient(ANSWERING)),
                self._pool.stream("POST", checked(address), headers=sent, content=content) as answer,
            ):
                said = {name.lower(): value for name, value in answer.headers}
                return Answer(answer.status, _seconds(said.get(b"retry-after", b"")))
        except (OSError, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as problem:
            raise Unreachable(repr(problem)) from None

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()


def _seconds(said: bytes) -> int:
    return int(said) if said.isdigit() and len(said) < 6 else 0
