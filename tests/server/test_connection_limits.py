"""Nobody can shut others out by holding connections, and nobody can make the server read for ever."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from tests.server.harness import Client, Server
from tests.waiting import WAIT, until

if TYPE_CHECKING:
    from pathlib import Path


def dial(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """Return a bare connection to the *server*, from an address of this machine."""
    parts = urlsplit(server.address)
    return socket.create_connection((parts.hostname or "", parts.port or 0), WAIT, (source, 0))


def heard(connection: socket.socket) -> bytes:
    """Return everything that comes until the server hangs up."""
    said = b""
    with suppress(ConnectionResetError):
        while data := connection.recv(65536):
            said += data
    return said


@pytest.mark.parametrize(
    "said", [b"", b"GET /health HTTP/1.1\r\nHost: here\r\n", b"\r\n", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /"]
)
def test_a_caller_who_does_not_come_to_the_point(tmp_path: Path, said: bytes) -> None:
    """Whoever says nothing, or not all of it, is hung up on; after a request as well as before the first."""
    with Server(tmp_path / "data", patience=1, silence=0.5) as server, dial(server) as caller:
        began = time.monotonic()
        caller.sendall(said)
        heard(caller)
        assert time.monotonic() - began < WAIT


def test_an_endless_head(server: Server) -> None:
    """A request whose head does not end is refused after a few kilobytes, whether in one line or in many."""
    for endless in (b"x" * 1000, b"x: y\r\n" * 100):
        with dial(server) as caller:
            sent = 0
            with suppress(ConnectionError):
                caller.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nx: ")
                while sent < 20_000_000:
                    caller.sendall(endless)
                    sent += len(endless)
            assert sent < 20_000_000
    with dial(server) as caller:
        caller.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nx: " + b"x" * 20_000)
        assert heard(caller).startswith(b"HTTP/1.1 431 ")


def test_how_large_a_head_may_be_is_a_setting(tmp_path: Path) -> None:
    """Whoever sits behind a proxy that adds much may allow more."""
    with Server(tmp_path / "data", head=40_000) as server, dial(server) as caller:
        caller.sendall(b"GET /health HTTP/1.1\r\nConnection: close\r\nHost: here\r\nx: " + b"x" * 20_000 + b"\r\n\r\n")
        assert heard(caller).startswith(b"HTTP/1.1 200 ")


PAGE = b"GET /api/lobby HTTP/1.1\r\nHost: here\r\n\r\n"


def test_many_requests_at_once(tmp_path: Path) -> None:
    """Whoever sends them without reading the answers is cut off, and they do not fill the memory; others come in."""
    with Server(tmp_path / "data") as server:
        assert server.ask("GET", "/api/lobby")[0] == 200
        before = server.memory()
        for _ in range(5):
            with dial(server) as caller:
                with suppress(ConnectionError):
                    for _ in range(10_000_000 // (1000 * len(PAGE))):
                        caller.sendall(1000 * PAGE)
                assert server.memory() < before + 40
                assert heard(caller).count(b"HTTP/1.1 200 ") < 20
        assert server.ask("GET", "/api/lobby")[0] == 200


def test_no_error_is_logged_for_a_flood(tmp_path: Path) -> None:
    """The answer that was being written when the connection was cut is dropped; else anybody could raise an alarm."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>" + 10_000 * "page ", "utf-8")
    with Server(tmp_path / "data", web=str(tmp_path / "page")) as server:
        for _ in range(5):
            with dial(server) as caller, suppress(ConnectionError):
                for _ in range(100):
                    caller.sendall(1000 * b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        assert server.ask("GET", "/api/lobby")[0] == 200
    assert '"level": "error"' not in server.log.read_text()


def test_a_few_requests_at_once(server: Server) -> None:
    """Whoever does not wait for one answer before asking again gets them all, in order, and may go on like that."""
    with dial(server) as caller:
        for _ in range(20):
            caller.sendall(2 * PAGE + b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
            said = b""
            while b'"sockets"' not in said:
                said += caller.recv(65536)
            assert said.count(b"HTTP/1.1 200 ") == 3


def test_one_request_after_another(server: Server) -> None:
    """A connection may be used for as many as one likes."""
    with closing(HTTPConnection(urlsplit(server.address).netloc, timeout=WAIT)) as caller:
        caller.connect()
        line = caller.sock
        for _ in range(50):
            caller.request("GET", "/api/lobby")
            answer = caller.getresponse()
            assert (answer.status, len(answer.read()) > 0) == (200, True)
        assert caller.sock is line


def test_a_body_that_does_not_come(tmp_path: Path) -> None:
    """It is not waited for."""
    with Server(tmp_path / "data", patience=1, silence=0.5) as server, dial(server) as caller:
        caller.sendall(b"POST /api/mine HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n")
        caller.sendall(b"Content-Length: 100\r\n\r\n{")
        assert caller.recv(1000).startswith(b"HTTP/1.1 400 ")


def test_silent_connections_shut_nobody_out(tmp_path: Path) -> None:
    """One address has so many; others come in, and so does it when it has let some go."""
    with Server(tmp_path / "data", sockets_each=10, spare_each=20) as server, ExitStack() as stack:
        silent = [stack.enter_context(dial(server, "127.0.0.2")) for _ in range(40)]
        assert server.ask("GET", "/health")[0] == 200
        with dial(server, "127.0.0.2") as late:
            assert heard(late) == b""
        for connection in silent:
            connection.close()
        wait_for_health(server, "127.0.0.2")
        assert '"code": "crowded"' in server.log.read_text()


def wait_for_health(server: Server, source: str) -> None:
    """Wait until the *source* is answered again."""

    def is_answered() -> bool:
        with dial(server, source) as caller, suppress(ConnectionError):
            caller.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
            return heard(caller).startswith(b"HTTP/1.1 200 ")
        return False

    until(is_answered)


@pytest.mark.parametrize("limits", [{"sockets_each": 2}, {"sockets": 2}])
def test_too_many_sockets(tmp_path: Path, limits: dict[str, Any]) -> None:
    """Whoever comes too late is told so, and when to try again; a socket that closes makes room."""
    with Server(tmp_path / "data", **limits) as server:
        token = server.set_up("here", "here")["host"]
        with server.client(token), server.client(token) as second:
            with Client(server) as third:
                refused = third.receive()
                assert (refused["code"], refused["numbers"]) == ("crowded", {"wait": 30_000})
                assert third.closing_code() == 4409
            second.socket.close()
            until(lambda: server.ask("GET", "/health")[1]["sockets"] == 1)
            with server.client(token) as third:
                assert third.now


def test_what_is_sent_is_compressed(server: Server) -> None:
    """The server looks 16 kB back, and takes clients that cannot compress as well."""
    with server.client(server.set_up("here", "here")["host"]) as host:
        [deflate] = host.socket.protocol.extensions
        assert "remote_max_window_bits=14" in repr(deflate)
        assert host.answer(1, 0)["type"] == "done"
    url = server.address.replace("http", "ws") + "api/socket"
    with connect(url, compression=None, open_timeout=WAIT) as plain:
        assert plain.protocol.extensions == []
        plain.send('{"type":"ping"}')
        assert "malformed" in str(plain.recv(WAIT))


@pytest.mark.parametrize(("proxies", "tables"), [("", 2), ("127.0.0.1", 4)])
def test_only_a_named_proxy_says_who_asks(tmp_path: Path, proxies: str, tables: int) -> None:
    """Whoever claims to ask for others is one address, unless the operator named that proxy."""
    with Server(tmp_path / "data", tables=[0.001, 2], proxies=proxies) as server:
        chairs = [{"kind": "here", "name": "x", "bot": ""}] * 2
        for n in range(4):
            said = {"Content-Type": "application/json", "X-Forwarded-For": f"203.0.113.{n}"}
            status, _ = server.ask("POST", "/api/tables", {"game": "toy", "seats": chairs}, headers=said)
            assert status == (201 if n < tables else 429)
