"""A real server in a process of its own, and clients that talk to it."""

from __future__ import annotations

import itertools
import json
import os
import signal
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests import remains, witnesses
from tests.ports import held_port
from tests.server import forked, inside
from tests.waiting import WAIT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerProcess
    from types import TracebackType

    from herzog.server.database.saved import Saved
    from herzog.table.entry import Entry

ROOT = Path(__file__).resolve().parents[2]
JSON = {"Content-Type": "application/json"}
# All tests come from one address, and scripted players never pause to think, so limits are out of reach.
UNHURRIED = {
    "work": [1e6, 1e6],
    "tables": [2, 1000],
    "sockets_each": 1000,
    "watchers_each": 1000,
    "signs_each": 1000,
    "messages": [1e6, 1e6],
}
# Tests keep every core busy, where a process that lets all others go first would hardly ever have its turn.
EAGER = {"pace": 0, "niceness": 0}
# Nor do they find out whether this machine is quick enough, unless they are about that.
PATIENT = {"patience": 20}


class Server:
    """A server process on a folder of data; it can be killed and started again."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = {**EAGER, **UNHURRIED, **PATIENT, **settings}
        self.log = data.parent / f"{data.name}.log"
        self.address = ""
        self._port = held_port()
        self._process: ForkServerProcess
        self._line: Connection

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.stop() is None:
            self.kill()
            raise RuntimeError("the server does not stop")

    def start(self) -> None:
        """Start, each time at the same port."""
        self._process, self._line = forked.start(self.data, self._port, self.settings, self.log)
        witnesses.call(self)
        try:
            self.address = self._line.recv()
        except EOFError:
            raise RuntimeError(self.log.read_text()) from None

    def halt(self) -> None:
        """Suspend it: it stays connected but does nothing."""
        assert self._process.pid
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Wake it up after `halt`."""
        assert self._process.pid
        os.kill(self._process.pid, signal.SIGCONT)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._gone()

    def stop(self) -> int | None:
        """Ask it to stop and return its exit code; None if it does not stop."""
        self._process.terminate()
        return self._gone()

    def turn(self, *, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Turn the clock forward, whose first time was set by the setting "now"."""
        self.settings["now"] += round(1000 * (((days * 24 + hours) * 60 + minutes) * 60 + seconds))
        self.do(inside.turn, self.settings["now"])

    def keep(self, saved: Saved, entries: Sequence[Entry]) -> None:
        """Let it keep a table that has been played up to a point."""
        self.do(inside.keep, saved, entries)

    def do(self, what: Callable[..., Awaitable[None]], *args: Any, **values: Any) -> None:
        """Let it do something of `tests.server.inside`, and wait until that is done."""
        self._line.send((what, args, values))
        problem = self._line.recv()
        assert problem is None, problem

    def _gone(self) -> int | None:
        self._line.close()
        self._process.join(WAIT)
        return self._process.exitcode

    is_faulty = False  # its faults show in what it answers

    @property
    def is_open(self) -> bool:
        """Return whether it runs."""
        return self._process.is_alive()

    def testify(self, folder: Path, name: str) -> None:
        """Copy its log and its database to *folder*."""
        remains.keep(self.log, self.data, self.settings.get("database", ""), folder / name)

    def memory(self) -> float:
        """Return the memory of the process, in MB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def children(self) -> list[Path]:
        """Return the folders in /proc of the processes that the server has started."""
        stats = [path for path in Path("/proc").glob("[0-9]*/stat") if parent(path) == self._process.pid]
        return [path.parent for path in stats]

    def worked(self) -> float:
        """Return the processor time of the server, in seconds, which does not depend on other processes."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ask(
        self, method: str, path: str, body: Any = None, token: str = "", headers: Mapping[str, str] = JSON
    ) -> tuple[int, Any]:
        """Return the status and the decoded body of an HTTP request; bytes are sent as they are."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path.lstrip("/"), data, headers=dict(headers), method=method)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, json.load(problem)

    def set_up(
        self, *kinds: str, game: str = "toy", hints: bool = True, clock: Any = None, sign: Any = None, **options: str
    ) -> Any:
        """Set up a table and return its links; a kind other than "link" or "here" is the name of a bot."""
        seats = [
            {"kind": kind if kind in ("link", "here") else "bot", "name": f"patron {seat}", "bot": ""}
            | ({} if kind in ("link", "here") else {"bot": kind})
            for seat, kind in enumerate(kinds)
        ]
        wanted = {"game": game, "seats": seats, "options": options, "hints": hints, "clock": clock, "sign": sign}
        status, links = self.ask("POST", "/api/tables", wanted)
        assert status == 201, links
        return links

    def client(self, token: str, address: str = "") -> Client:
        """Return a client that sits at the table the *token* opens; see `Client` for its *address*."""
        client = Client(self, address)
        try:
            client.sit(token)
        except BaseException:  # the caller does not have the client yet
            client.socket.close()
            raise
        return client


def parent(stat: Path) -> int:
    """Return the id of the parent of a process, whose *stat* file in /proc this is."""
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended
        return 0


def command(process: Path) -> str:
    """Return the command line of a *process*, given its folder in /proc; empty if it has ended."""
    try:
        return (process / "cmdline").read_text()
    except OSError:
        return ""


class Client:
    """A scripted player, who remembers every message and answers.

    With an *address*, the player seems to come from there through a proxy on this machine.
    """

    def __init__(self, server: Server, address: str = "") -> None:
        url = server.address.replace("http", "ws") + "api/socket"
        via = {"X-Forwarded-For": address} if address else None
        self.socket = connect(url, max_size=None, open_timeout=WAIT, additional_headers=via).__enter__()
        self._ids = itertools.count(1)
        self.heard: list[str] = []  # every message as it came
        self.welcome: Any = None
        self.now: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def sit(self, token: str) -> None:
        """Take the seat and wait for the table."""
        self.send(type="sit", token=token)
        self.welcome = self.hear("welcome")
        self.hear("now")

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self) -> Any:
        """Return the next message."""
        text = self.socket.recv(WAIT)
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "now":
            self.now = message
        return message

    def hear(self, *kinds: str) -> Any:
        """Return the next message of one of these *kinds*."""
        while (message := self.receive())["type"] not in kinds:
            pass
        return message

    def request(self, **message: Any) -> Any:
        """Send a message with an id and return the reply to it."""
        name = f"m{next(self._ids)}"
        self.send(id=name, **message)
        while (reply := self.hear("done", "refused", "past", "thing", "advice", "meant"))["id"] != name:
            pass
        return reply

    def closing_code(self) -> int:
        """Return the code with which the server closes the socket, after reading all messages before that."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def messages(self) -> list[Any]:
        """Return everything heard so far."""
        return [json.loads(text) for text in self.heard]

    def view(self, seat: int | None = None) -> Any:
        """Return the view of *seat*, or of the only one."""
        return self._seat(seat)["view"]

    def decision(self, seat: int | None = None) -> Any:
        """Return what *seat*, or the only one, is asked."""
        return self._seat(seat)["decision"]

    def _seat(self, seat: int | None) -> Any:
        return next(each for each in self.now["seats"] if seat is None or each["seat"] == seat)

    def answer(self, pick: int, seat: int | None = None, **changes: Any) -> Any:
        """Answer what *seat* is asked, and return the reply."""
        chosen = self.now["seats"][0]["seat"] if seat is None else seat
        asks = {each["seat"]: (each["decision"] or {"ask": ""})["ask"] for each in self.now["seats"]}
        message = {"version": self.now["version"], "seat": chosen, "ask": asks.get(chosen, ""), "pick": pick}
        return self.request(type="answer", **{**message, **changes})

    def undo(self, seat: int | None = None, *, whole: bool = False) -> Any:
        """Take back the last answer, or with *whole* all of them, and return the reply."""
        chosen = self.now["seats"][0]["seat"] if seat is None else seat
        return self.request(type="undo", version=self.now["version"], seat=chosen, whole=whole)

    def picks(self, seat: int | None = None) -> list[int]:
        """Return what *seat* may pick."""
        decision = self.decision(seat)
        return [option["pick"] for option in decision["options"]] if decision else []

    def settle(self) -> Any:
        """Read everything that the server has sent until now and return the table."""
        self.send(type="ping")
        while (reply := self.hear("pong", "refused"))["type"] == "refused":
            assert reply["id"], f"a ping was refused: {reply}"
        return self.now

    def catch_up(self, step: int) -> Any:
        """Wait for a table with at least *step* steps and return it."""
        while self.now["step"] < step:
            self.hear("now")
        return self.now


def play_out(*clients: Client) -> None:
    """Let seats held by *clients* answer in turn, the last pick each time, until the game is over."""
    while not clients[0].settle()["result"]:
        for client in clients:
            client.settle()
        client, seat = next(
            (client, each["seat"]) for client in clients for each in client.now["seats"] if each["decision"] is not None
        )
        assert client.answer(client.picks(seat)[-1], seat)["type"] == "done"
