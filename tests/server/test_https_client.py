"""The server calls public hosts over https, and nobody can make it call anything else."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import threading
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

import pytest

from herzog.server.access.tokens import TokenSigner
from herzog.server.notices import https_client
from herzog.server.notices.https_client import Answer, HttpsClient, Unreachable, check, checked, is_public, resolve
from herzog.server.notices.mail import Mailbox, Mails
from herzog.server.notices.notice_links import NoticeLinks
from herzog.server.notices.subscriptions import Subscription
from herzog.table.refusal import Refusal
from tests.server.listeners import Host, Mailbag
from tests.waiting import WAIT

if TYPE_CHECKING:
    from collections.abc import Iterator

REFUSED = re.findall(
    r"\S+",
    """
    127.0.0.1 127.8.9.1 0.0.0.0 0.1.2.3 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1
    100.127.255.255 192.0.0.1 192.0.0.9 192.0.2.1 198.18.0.1 198.51.100.7 203.0.113.9 192.88.99.1 224.0.0.1 239.1.2.3
    240.0.0.1 255.255.255.255
    :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:10.0.0.1 ::127.0.0.1 ::8.8.8.8 64:ff9b::127.0.0.1 64:ff9b::10.1.1.1
    64:ff9b::169.254.169.254 64:ff9b:1::1 100::1 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:10::1 2001:20::1
    2001:db8::1 2002:7f00:1::1 2002:808:808::1 3fff::1 5f00::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%2 fec0::1 ff02::1
    ff0e::1
""",
)
TAKEN = re.findall(r"\S+", "1.1.1.1 8.8.8.8 93.184.216.34 172.15.0.1 172.32.0.1 100.63.0.1 100.128.0.1 223.255.255.255")
TAKEN_6 = re.findall(r"\S+", "2606:4700:4700::1111 2a00:1450:4001:80b::200a 2001:4860:4860::8888 64:ff9b::8.8.8.8")


@pytest.mark.parametrize("address", REFUSED)
def test_addresses_that_are_not_public(address: str) -> None:
    """Here, our network, carriers' networks, tunnels, groups, documentation, and all of them in disguise."""
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", [*TAKEN, *TAKEN_6])
def test_addresses_that_are_public(address: str) -> None:
    """Those beside the borders, too."""
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "",
        "push.example.org",
        "http://push.example.org/a",
        "ftp://push.example.org/a",
        "file:///etc/passwd",
        "https://",
        "https:///a",
        "https://user@push.example.org/a",
        "https://user:word@push.example.org/a",
        "https://push.example.org@127.0.0.1/a",
        "https://push.example.org:22/a",
        "https://push.example.org:80/a",
        "https://push.example.org:99999/a",
        "https://push.example.org:x/a",
        "https://push.example.org/a#part",
        "https://push.example.org/a b",
        "https://push.example.org/a\r\nX: y",
        "https://pÿsh.example.org/a",
        "https://[::1/a",
        f"https://push.example.org/{'a' * 1000}",
    ],
)
def test_addresses_that_are_not_plain_https(address: str) -> None:
    """No other scheme, no password, no odd port, nothing that would end a line."""
    with pytest.raises(Refusal) as refused:
        checked(address)
    assert refused.value.code == "bad-address"


@pytest.mark.parametrize("address", ["https://push.example.org/a?b=c", "https://push.example.org:8443/", "https://a.b"])
def test_addresses_that_are(address: str) -> None:
    """A query and a high port are common."""
    assert checked(address) == address


@pytest.mark.parametrize(
    "address",
    [
        "https://localhost/a",
        "https://127.0.0.1/a",
        "https://127.1/a",
        "https://2130706433/a",
        "https://0x7f000001/a",
        "https://0177.0.0.1/a",
        "https://[::1]/a",
        "https://[::ffff:127.0.0.1]/a",
        "https://[::ffff:7f00:1]/a",
        "https://[fe80::1]/a",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1:8443/a",
        "https://0/a",
        "https://no-such-name.invalid/a",
        f"https://{'a' * 64}.example.org/a",
    ],
)
def test_hosts_that_are_not_public(address: str) -> None:
    """However they are written: what counts is where the system would connect to."""
    with pytest.raises(Refusal) as refused:
        asyncio.run(check(address))
    assert refused.value.code == "bad-address"


def names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let every name have the addresses of the next answer; return the names that were asked for."""
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, port)) for place in found]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


def test_names_that_hang_keep_no_other_work_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A resolver that never answers blocks threads for as long as it likes, but none in which anything else is done."""
    answer = threading.Event()

    def getaddrinfo(*_: Any, **__: Any) -> list[Any]:
        answer.wait()
        return []

    async def work_meanwhile() -> str:
        lookups = [asyncio.create_task(resolve(f"{n}.example.org", 443)) for n in range(100)]
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(WAIT):
                return await asyncio.to_thread(lambda: "done")
        finally:
            for lookup in lookups:
                lookup.cancel()
            answer.set()

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(https_client, "RESOLVING", 10 * WAIT)
    assert asyncio.run(work_meanwhile()) == "done"


def test_a_mail_server_that_hangs_keeps_no_other_work_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mails whose senders gave up waiting still block a thread of their own only, and are sent one at a time."""
    go_on, sending = threading.Event(), Mailbag()

    def send(_: Mailbox, message: Any) -> None:
        sending.add(message)
        go_on.wait()

    async def work_meanwhile() -> str:
        mails = Mails(
            Mailbox.of("smtp://localhost", "cafe@example.org"), NoticeLinks("5e" * 32, TokenSigner("5e" * 32), "")
        )
        asked = Subscription("", "x", "0", 0, "mail", "ana@example.org", "", "en", "asked")
        for _ in range(100):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(mails.ask(asked, "lacrimosa"), 0.001)
        try:
            async with asyncio.timeout(WAIT):
                return await asyncio.to_thread(lambda: "done")
        finally:
            go_on.set()

    monkeypatch.setattr(Mailbox, "send", send)
    assert asyncio.run(work_meanwhile()) == "done"
    assert len(sending.items) == 1


def test_one_private_address_among_public_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that is partly in our network is refused as a whole."""
    names(monkeypatch, ["8.8.8.8", "10.0.0.7"])
    with pytest.raises(Refusal):
        asyncio.run(check("https://push.example.org/a"))


def test_a_name_that_changes_after_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was public when it was noted and leads to this machine when it is called is not called."""
    asked = names(monkeypatch, ["8.8.8.8"], ["127.0.0.1"])

    async def noted_and_called() -> None:
        await check("https://push.example.org/a")
        await HttpsClient().post("https://push.example.org/a", {}, b"")

    with pytest.raises(Refusal) as refused:
        asyncio.run(noted_and_called())
    assert refused.value.code == "bad-address"
    assert asked == ["push.example.org", "push.example.org"]


@pytest.fixture
def host(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """Return a host on this machine that counts as public, and whose certificate is believed."""
    with Host(tmp_path) as running:
        monkeypatch.setattr(https_client, "is_public", lambda _: True)
        monkeypatch.setattr(https_client, "trusted", lambda: ssl.create_default_context(cafile=running.authority))
        yield running


def post(address: str) -> Answer:
    """Return what a host answers."""

    async def posted() -> Answer:
        world = HttpsClient()
        try:
            return await world.post(address, {"X-Word": "Café"}, b"hello")
        finally:
            await world.close()

    return asyncio.run(posted())


def test_the_name_is_resolved_once_and_the_address_is_called(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to the address that was checked, and TLS still asks for the name."""
    asked = names(monkeypatch, ["127.0.0.1"], ["203.0.113.1"])
    assert post(f"{host.address}/a") == Answer(201, 0)
    assert asked == ["localhost"]
    [got] = host.at("/a")
    assert got.body == b"hello"


def test_a_redirect_is_not_followed(host: Host) -> None:
    """It is an answer, and none that means success."""
    host.answers["/a"] = (307, {"Location": f"{host.address}/b"})
    assert post(f"{host.address}/a").status == 307
    assert [posted.path for posted in host.bag.items] == ["/a"]


def test_how_long_to_wait(host: Host) -> None:
    """A busy host may say so, in seconds."""
    host.answers["/a"] = (429, {"Retry-After": "77"})
    host.answers["/b"] = (429, {"Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT"})
    assert post(f"{host.address}/a") == Answer(429, 77)
    assert post(f"{host.address}/b") == Answer(429, 0)


def test_a_host_that_does_not_answer(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """We wait so long and no longer."""
    monkeypatch.setenv("HERZOG_PATIENCE", "1")
    monkeypatch.setattr(https_client, "ANSWERING", 0.2)
    host.slow.set()
    with pytest.raises(Unreachable):
        post(f"{host.address}/a")


def test_a_body_without_end_is_not_read(host: Host) -> None:
    """An answer is its status; what follows is left lying."""
    host.answers["/a"] = (200, {"Content-Length": "1000000000000"})
    assert post(f"{host.address}/a").status == 200  # whoever reads on is unreachable in the end


def test_a_certificate_that_nobody_vouches_for(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unknown certificate, and one of another name, end the call."""
    with pytest.raises(Unreachable):
        post(host.address.replace("localhost", "127.0.0.1"))
    monkeypatch.setattr(https_client, "trusted", ssl.create_default_context)
    with pytest.raises(Unreachable):
        post(host.address)
    assert host.bag.items == []
