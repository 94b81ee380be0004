"""Hosts on this machine that receive notices: a push service or chat room over HTTPS, a mail server, and a browser."""

from __future__ import annotations

import os
import ssl
import threading
import time
from base64 import urlsafe_b64encode
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import trustme
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.ports import held_port
from tests.waiting import WAIT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from email.message import EmailMessage
    from pathlib import Path


class Posted(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Mailbag:
    """Collects what arrives, and waits for more."""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self._more = threading.Condition()

    def add(self, item: Any) -> None:
        """Note something that arrived."""
        with self._more:
            self.items.append(item)
            self._more.notify_all()

    def wait_for(self, n: int, which: Callable[[Any], bool] = lambda _: True) -> list[Any]:
        """Return those that match as soon as there are *n* of them."""
        with self._more:
            assert self._more.wait_for(lambda: len(self._found(which)) >= n, WAIT), self.items
            return self._found(which)

    def _found(self, which: Callable[[Any], bool]) -> list[Any]:
        return [item for item in self.items if which(item)]


class Host:
    """A web server over TLS, which answers as *answers* has it, by path, or else with 201."""

    def __init__(self, folder: Path) -> None:
        self.bag = Mailbag()
        self.answers: dict[str, tuple[int, dict[str, str]]] = {}
        self.slow = threading.Event()  # while it is set, requests are accepted but not answered
        authority = trustme.CA()
        self.authority = folder / "authority.pem"
        authority.cert_pem.write_to_path(str(self.authority))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("localhost").configure_cert(context)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.address = f"https://localhost:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=[0.01], daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.slow.clear()
        self._server.shutdown()
        self._server.server_close()

    def at(self, path: str, n: int = 1) -> list[Posted]:
        """Return the requests to *path*, as soon as there are *n*."""
        return self.bag.wait_for(n, lambda posted: posted.path == path)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        host = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                body = self.rfile.read(length)
                if len(body) < length:  # whoever sent it was killed in the middle
                    return
                headers = {name.lower(): value for name, value in self.headers.items()}
                host.bag.add(Posted(self.path, headers, body))
                while host.slow.is_set():
                    time.sleep(0.01)
                status, more = host.answers.get(self.path, (201, {}))
                try:
                    self.send_response(status)
                    for name, value in {"Content-Length": "0", **more}.items():
                        self.send_header(name, value)
                    self.end_headers()
                except OSError:
                    pass  # whoever asked was killed

            def log_message(self, *_: Any) -> None:
                pass

            def handle_one_request(self) -> None:
                try:
                    super().handle_one_request()
                except OSError:
                    self.close_connection = True

        return Handler


class Browser:
    """The part of a browser that receives notices: its keys, and the decryption of what was sealed for it."""

    def __init__(self, host: Host, name: str) -> None:
        self.path = f"/push/{name}"
        self._host = host
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        """Return what the page sends to the server."""
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self._host.address + self.path, "p256dh": text(public), "auth": text(self._auth)}

    def got(self, n: int = 1) -> list[Posted]:
        """Return the requests for this browser, as soon as there are *n*."""
        return self._host.at(self.path, n)

    def read(self, sealed: bytes) -> bytes:
        """Return the content of what was *sealed* for this browser by RFC 8291 and RFC 8188."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, record = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(sealed) <= size
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derived(shared, self._auth, b"WebPush: info\0" + public + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        opened = AESGCM(key).decrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), record, None)
        assert opened.endswith(b"\x02")
        return opened[:-1]


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Return a key derived from *secret*."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def text(data: bytes) -> str:
    """Return *data* in the base64 that browsers use."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class Postman:
    """A mail server that collects mails, and refuses those to nobody@."""

    def __init__(self) -> None:
        self.bag = Mailbag()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802  (aiosmtpd calls it so)
        """Accept every address but one."""
        if address.startswith("nobody@"):
            return "550 there is nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  (same)
        """Accept a mail."""
        self.bag.add(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def mails(self, n: int = 1) -> list[EmailMessage]:
        """Return the mails so far, as soon as there are *n*."""
        return self.bag.wait_for(n)


@contextmanager
def post_office() -> Iterator[tuple[Postman, str]]:
    """Return a mail server and its address."""
    postman, port = Postman(), held_port()
    controller = Controller(postman, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield postman, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()
