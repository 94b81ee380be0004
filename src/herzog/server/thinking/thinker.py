"""A process that thinks for the servers of a PostgreSQL database, wherever they and it run."""

from __future__ import annotations

import faulthandler
import secrets
import sys
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec
import structlog
from sqlalchemy import make_url

from herzog.kernel import PackError, Record
from herzog.processes import follow_parent
from herzog.review import ahead
from herzog.review.work import Piece, judge
from herzog.server.database.engine import UnusableDatabase, newest_version
from herzog.server.database.messages import CHANNEL, THINKERS_CHANNEL, Message, envelopes
from herzog.server.operations.logs import configure_log
from herzog.server.operations.metrics import THINKING_TIME, BadAddress, expose
from herzog.server.patience import BadPatience, patient
from herzog.server.peers.direct import DirectConnection
from herzog.server.peers.marks import mark_of_program
from herzog.server.peers.membership import BEAT, PAUSE, THINKER, VERSION
from herzog.server.settings import LONGEST
from herzog.server.thinking.questions import Question, advise, choose
from herzog.server.thinking.queue import ANSWER, GIVE_UP, SWEEP, TAKE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from multiprocessing.connection import Connection

    from herzog.bots.explain import Explanation
    from herzog.review.shapes import Moment
    from herzog.server.operations.metrics import Address
    from herzog.server.packs import Folders
    from herzog.server.thinking.questions import Answer

    Folder: TypeAlias = Callable[[str, str], str]  # of a component set, by game and hash

log = structlog.get_logger()


class Taken(NamedTuple):
    """A question that this thinker has taken from the queue."""

    id: str
    task: str
    question: str


class Thinker:
    """Answers one question after another; *folders* are those of the component sets."""

    def __init__(self, url: str, folders: Folders, longest: float) -> None:
        self._url: Final = make_url(url)
        self._folders: Final = folders
        self._longest: Final = longest  # seconds for a question, after which the process exits and is replaced
        self._connection: DirectConnection
        self._name = 0

    def register(self) -> None:
        """Let servers know that this thinker is there, under a new name: the old one has lost the question it took."""
        self._connection = DirectConnection(self._url)
        self._check_version()
        self._name = secrets.randbelow(2**31 - 1) + 1
        self._connection.ask(f"listen {THINKERS_CHANNEL}")
        self._connection.ask("select pg_advisory_lock(:kind, :name)", kind=THINKER, name=self._name)

    def _check_version(self) -> None:
        there = self._connection.ask("select to_regclass('alembic_version')::text")
        if not there or self._connection.ask("select version_num from alembic_version") != newest_version():
            raise UnusableDatabase(
                f"{self._url.render_as_string()} is not of this version of Café Herzog; start a server of the same "
                "version first, which brings the database up to date"
            )
        self._check_servers()

    def _check_servers(self) -> None:
        if not self._connection.locks(VERSION) <= {mark_of_program()}:
            raise UnusableDatabase(
                f"a server on {self._url.render_as_string()} is of another version of Café Herzog or has other rules; "
                "start thinkers from the same version as the servers"
            )

    def run(self) -> None:
        """Think for as long as the process lives, and reconnect whenever the database was away."""
        while True:
            try:
                self._attend()
            except UnusableDatabase:
                raise
            except Exception as problem:  # noqa: BLE001  (whatever it was, connect again)
                log.warning("the line to the database is cut", cause=type(problem).__name__)
                self._connection.close()
                self._reconnect()

    def _reconnect(self) -> None:
        while True:
            time.sleep(PAUSE)
            try:
                return self.register()
            except UnusableDatabase:
                raise
            except Exception as problem:  # noqa: BLE001  (it is away)
                log.debug("still away", cause=type(problem).__name__)

    def _attend(self) -> None:
        """Answer questions as they come, and clean up at every beat."""
        beat = 0.0
        while True:
            if time.monotonic() >= beat:
                self._check_servers()
                self._clean_up()
                beat = time.monotonic() + BEAT
            found = self._connection.rows(TAKE, name=self._name)
            if found:
                self._answer(Taken(*found[0]))
            elif not self._connection.notices():  # the driver may have taken in a notice after the queue was read
                self._connection.wait(beat - time.monotonic())

    def _clean_up(self) -> None:
        """Delete what nobody waits for, and give up questions over which too many thinkers have died."""
        self._connection.rows(SWEEP)
        for (name,) in self._connection.rows(GIVE_UP):
            log.error("a question was given up")
            self._tell(name, "")

    def _answer(self, taken: Taken) -> None:
        faulthandler.dump_traceback_later(self._longest, exit=True)  # even if compiled code never returns to Python
        try:
            with THINKING_TIME.labels(taken.task).time():
                answer = self._thought(taken)
        except Exception:
            log.exception("a thought failed", task=taken.task)
            answer = ""
        finally:
            faulthandler.cancel_dump_traceback_later()
        self._tell(taken.id, answer)

    def _tell(self, name: str, answer: str) -> None:
        (notice,) = envelopes(self._name, [Message("thought", name)])
        self._connection.rows(ANSWER, id=name, answer=answer, channel=CHANNEL, notice=notice)

    def _thought(self, taken: Taken) -> str:
        return msgspec.json.encode(TASKS[taken.task](taken.question, self._folder)).decode()

    def _folder(self, game: str, pack: str) -> str:
        """Return where a component set is on this machine."""
        folder = self._folders.get((game, pack))
        if folder is None:
            raise PackError(pack, "", f"this thinker has no such component set of {game}; name it with --pack")
        return folder


def _choose(question: str, folder: Folder) -> Answer:
    return choose(_asked(question, folder))


def _advise(question: str, folder: Folder) -> Explanation | None:
    return advise(_asked(question, folder))


def _asked(question: str, folder: Folder) -> Question:
    asked = msgspec.json.decode(question, type=Question)
    return asked._replace(folder=folder(asked.game, asked.pack))


def _judge(question: str, folder: Folder) -> list[Moment]:
    piece = msgspec.json.decode(question, type=Piece)
    return judge(piece._replace(folder=_folder_of(piece.record, folder)))


def _best_lines(question: str, folder: Folder) -> list[ahead.Line]:
    asked = msgspec.json.decode(question, type=ahead.Weighing)
    return ahead.best_lines(asked._replace(position=_here(asked.position, folder)))


def _finish(question: str, folder: Folder) -> list[ahead.Ending]:
    asked = msgspec.json.decode(question, type=ahead.Finishing)
    return ahead.finish(asked._replace(position=_here(asked.position, folder)))


def _here(position: ahead.Position, folder: Folder) -> ahead.Position:
    return position._replace(folder=_folder_of(position.record, folder))


def _folder_of(record: str, folder: Folder) -> str:
    header = Record.loads(record).header
    return folder(header.game, header.pack)


TASKS: Final[Mapping[str, Callable[[str, Folder], object]]] = {
    "choose": _choose,
    "advise": _advise,
    "judge": _judge,
    "best_lines": _best_lines,
    "finish": _finish,
}


def think_with(url: str, folders: Folders, metrics: Address | None, n: int, saying: Connection[Any, Any]) -> None:
    """Think as the *n*th process; report through *saying* when it has begun, or why it cannot or had to stop."""
    follow_parent()
    configure_log()
    try:
        thinker = Thinker(url, folders, patient(LONGEST))
        if metrics:
            expose(metrics.of(n))
        thinker.register()
        saying.send((make_url(url).render_as_string(), ""))
        thinker.run()
    except (BadAddress, BadPatience, UnusableDatabase) as problem:
        saying.send(("", str(problem)))
        sys.exit(2)
