"""Running a server: logging, its address, and a graceful stop."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

import structlog
import uvicorn

try:
    import resource
except ModuleNotFoundError:  # only Unix has such limits
    resource = None  # type: ignore[assignment]

from herzog.server.http.app import make_app
from herzog.server.http.compression import QuickSocket
from herzog.server.limits.connections import ConnectionLimits, limited_http
from herzog.server.operations.logs import configure_log
from herzog.server.operations.metrics import expose
from herzog.server.patience import patient

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.server.clock import Clock
    from herzog.server.settings import Settings

FRAME: Final = 64 * 1024  # largest socket message, in bytes, that gets a reply instead of a hang-up
# The address at which this machine reaches a server that listens on all interfaces.
LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  (compared, not bound)
# Addresses reserved for documentation: the route to them is the one to any other machine.
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
PONG: Final = 20.0  # seconds within which a socket answers a ping
GRACE: Final = 5.0  # seconds for open requests when the server stops

log = structlog.get_logger()


def serve(
    settings: Settings, listener: socket.socket, ready: Callable[[str], None], clock: Clock | None = None
) -> None:
    """Serve until told to stop; *ready* is called with the address once requests are accepted.

    Without a *clock*, this machine's is used.
    """
    app = make_app(settings._replace(reach=reach(listener)), lambda: ready(address(listener)), clock)
    configure_log()
    if settings.metrics:
        log.info("metrics", port=expose(settings.metrics))
    limits = ConnectionLimits(
        settings.sockets + settings.spare,
        settings.sockets_each + settings.spare_each,
        patient(settings.silence),
        settings.head,
        [each.strip() for each in settings.proxies.split(",")],
    )
    _make_room(limits.most + settings.spare)
    config = uvicorn.Config(
        app,
        http=limited_http(limits),
        log_config=None,
        access_log=False,  # what visitors ask for stays private
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws=QuickSocket,
        ws_max_size=FRAME,
        ws_ping_timeout=patient(PONG),
        timeout_graceful_shutdown=round(patient(GRACE)),
    )
    _tune()
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)  # uvicorn stops gracefully, then raises the signal again; ignore that
    uvicorn.Server(config).run(sockets=[listener])


def _make_room(files: int) -> None:
    """Raise the limit of open files and connections to *files*, as far as the system allows."""
    if resource is None:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = files if most == resource.RLIM_INFINITY else min(files, most)
    if now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    if wanted < files:
        log.warning("the system allows fewer connections than the settings", files=wanted, wanted=files)


def _tune() -> None:
    """Tune the interpreter for short pauses."""
    gc.collect()
    gc.freeze()  # games, packs and libraries are never freed
    gc.set_threshold(700, 10, 1000)  # full collections walk all tables in memory, so keep them rare
    sys.setswitchinterval(0.001)  # the writer thread waits for the event loop several times per step


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 is any free one."""
    listener = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else `done` waits 40 ms behind a large `now`
    return listener


def address(listener: socket.socket) -> str:
    """Return the address to open in a browser on this machine."""
    host, port = listener.getsockname()[:2]
    return f"{_origin(LOOPBACK.get(host, host), port)}/"


def reach(listener: socket.socket) -> tuple[str, ...]:
    """Return the addresses at which other machines on the network find this server; none if it listens here only."""
    host, port = listener.getsockname()[:2]
    if host in LOOPBACK:
        host = _own_address(listener.family)
    return () if not host or ip_address(host).is_loopback else (_origin(host, port),)


def _own_address(family: socket.AddressFamily) -> str:
    """Return this machine's address on its network; empty if it has none. Nothing is sent."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE[family], 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
