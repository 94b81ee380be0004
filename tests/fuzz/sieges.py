"""A server under attack: odd messages on sockets, odd requests, and a player who wants to play on."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.error import URLError

from websockets.exceptions import ConnectionClosed

from tests.fuzz import hostile

if TYPE_CHECKING:
    from random import Random

    from tests.server.harness import Client, Server

PATHS = (
    "health",
    "ready",
    "api/lobby",
    "api/components/toy/x",
    "api/tables",
    "api/mine",
    "api/links",
    "api/links/0/revoke",
    "api/again",
    "api/story",
    "api/review",
    "api/review/-1",
    "api/notices",
    "api/notices/push",
    "api/notices/mail",
    "api/notices/room",
    "api/notices/confirm/x",
    "api/notices/stop/x",
    "api/person",
    "api/person/hold",
    "api/person/let-go",
    "api/person/prefer",
    "api/results",
    "api/daily",
    "api/daily/toy",
    "api/socket",
    "api/%00",
    "..%2f..%2fetc/passwd",
)
ON_ONE = 50  # messages on one socket


def besieged(server: Server, game: str, rng: Random, messages: int, address: str = "") -> int:
    """Send so many hostile *messages* at a table, from an *address*, and return how many were sent; then play there."""
    links = server.set_up("here", "link", game=game)
    tokens = [links["host"], links["watch"], links["seats"][0]["token"]]
    sent = 0
    while sent < messages:
        try:
            client = server.client(rng.choice(tokens), address)
        except ConnectionClosed:  # too much work, or the host has opened the seat to somebody else, by chance
            sent += 1
            continue
        sent += pelted(client, rng)
        client.socket.close_socket()  # without a word: whoever attacks does not say goodbye
    with server.client(server.set_up("here", "here", game=game)["host"]) as host:
        seat = next(each["seat"] for each in host.settle()["seats"] if each["decision"])
        assert host.answer(host.picks(seat)[-1], seat)["type"] == "done"
    return sent


def pelted(client: Client, rng: Random) -> int:
    """Send hostile messages on one socket until it is closed, or enough; what is answered is read."""
    sent = 0
    with suppress(ConnectionClosed):
        for _ in range(ON_ONE):
            data = hostile.message(rng)
            client.socket.send(data if rng.random() < 0.1 else data.decode("utf-8", "replace"))
            sent += 1
            if sent % 10 == 0:
                client.send(type="ping")
                while client.hear("pong", "refused").get("code", "too-fast") != "too-fast":
                    pass  # until all was heard, or too much was said
    return sent


def hostile_request(server: Server, rng: Random, links: Any) -> int:
    """Send one odd request and return the status of the answer; 0 if there was none that could be read."""
    token = rng.choice((links["host"], links["watch"], "", str(rng.choice(hostile.STRINGS))))
    body: bytes | None = json.dumps(hostile.thing(rng)).encode()
    if rng.random() < 0.3:
        body = rng.choice((None, b"{" * 5000, hostile.damaged(rng, body or b""), b"x" * 20_000))
    plain = token.encode("ascii", "ignore").decode().replace("\x00", "").replace("\x1b", "")
    try:
        return server.ask(rng.choice(("GET", "POST", "PUT", "HEAD")), rng.choice(PATHS), body, plain)[0]
    except (URLError, ValueError, ConnectionError):  # hung up on, or not JSON
        return 0
