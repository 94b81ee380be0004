"""Records: the header of a game and every step of it, nature's included.

A record replays without a seed. On disk it is JSON lines: the header, a line for each step, and the
result of a finished game. Each line ends in a running check sum, so a line changed, lost, doubled or
moved is named where it stands.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec

from herzog.kernel.agenda import Pick, Seat, State, apply, settle
from herzog.kernel.events import EventLog

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel.game import Box, Game

S = TypeVar("S", bound=State)

FORMAT: Final = 1


class BrokenRecord(Exception):  # noqa: N818  (named for what happened)
    """A record that cannot be replayed; names the step and what was expected there."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played, by whom and with what."""

    format: int
    game: str
    program: str  # version of the program
    options: dict[str, str]  # set-up choices and ruling flags
    pack: str  # hash of the component set
    pack_version: str
    seats: list[str]  # who sat where


class Step(NamedTuple):
    """One answered frame."""

    seat: Seat
    ask: str
    pick: Pick


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended."""

    scores: list[int]
    ranks: list[int]


class Record:
    """A header, the steps so far, and the result once there is one."""

    def __init__(self, header: Header, steps: list[Step], result: Result | None = None) -> None:
        self.header = header
        self.steps = steps
        self.result = result

    def dumps(self) -> str:
        """Return the record as JSON lines."""
        check = 0
        lines = []
        for item in (self.header, *self.steps, *([self.result] if self.result else [])):
            body = msgspec.json.encode(item)
            check = zlib.crc32(body, check)
            lines.append(f'[{body.decode()},"{check:08x}"]\n')
        return "".join(lines)

    @classmethod
    def loads(cls, text: str) -> Record:
        """Return the record written as *text*; a damaged line is refused by its number."""
        bodies = list(_checked(text))
        if not bodies:
            raise BrokenRecord("this file is empty; a record begins with a header line")
        header = _part(bodies[0], Header, "header")
        if header.format != FORMAT:
            raise BrokenRecord(f"header: this is record format {header.format}; this program reads format {FORMAT}")
        ended = len(bodies) > 1 and bodies[-1].startswith(b"{")
        result = _part(bodies[-1], Result, "result") if ended else None
        inner = bodies[1:-1] if ended else bodies[1:]
        return cls(header, [_part(body, Step, f"step {n}") for n, body in enumerate(inner, 1)], result)


_LINE: Final = msgspec.json.Decoder(tuple[msgspec.Raw, str])
_T = TypeVar("_T")


def _checked(text: str) -> Iterator[bytes]:
    """Yield the body of each line, refusing the first whose check sum does not follow from all before it."""
    check = 0
    for n, line in enumerate(text.splitlines()):
        where = f"step {n}" if n else "header"
        try:
            body, written = _LINE.decode(line)
        except msgspec.DecodeError as problem:
            raise BrokenRecord(f"{where}: line {n + 1} is cut or is no record line: {problem}") from None
        check = zlib.crc32(bytes(body), check)
        if f"{check:08x}" != written:
            raise BrokenRecord(
                f"{where}: line {n + 1} was changed, or a line before it was lost or moved: {bytes(body).decode()}"
            )
        yield bytes(body)


def _part(body: bytes, shape: type[_T], where: str) -> _T:
    try:
        return msgspec.json.decode(body, type=shape)
    except msgspec.ValidationError as problem:
        raise BrokenRecord(f"{where}: {problem}") from None


def illegal(state: State, step: Step) -> str:
    """Return why *step* does not answer the top frame, naming what would; empty if it does."""
    instead = _instead(state, step)
    return instead and f"seat {step.seat} answers {step.ask} with {step.pick}, but {instead}"


def _instead(state: State, step: Step) -> str:
    if not state.agenda:
        return "play is over"
    frame = state.agenda[-1]
    ask = frame.name
    if ask != step.ask:
        return f"{ask} is asked"
    if step.seat not in frame.seats():
        return f"{ask} waits for seat {', '.join(map(str, frame.seats()))}"
    legal = frame.picks(state, step.seat)
    return "" if step.pick in legal else f"legal are {', '.join(map(str, legal))}"


def walk(game: Game[S, Any, Any], record: Record, box: Box) -> Iterator[tuple[S, Step, EventLog]]:
    """Yield the table after each step of *record*, with the step and what was told.

    The same state object goes on changing: clone it to keep it.
    """
    header = record.header
    if header.game != game.name:
        raise BrokenRecord(f"header: this is a record of {header.game}, not of {game.name}")
    if header.pack != box.hash:
        raise BrokenRecord(f"header: played with component set {header.pack}, but this is set {box.hash}")
    state = game.new(len(header.seats), header.options, box)
    settle(state)
    for n, step in enumerate(record.steps, 1):
        why = illegal(state, step)
        if why:
            raise BrokenRecord(f"step {n}: {why}")
        log = EventLog()
        apply(state, step.seat, step.pick, log)
        yield state, step, log
    _agrees(game, record, state)


def _agrees(game: Game[S, Any, Any], record: Record, state: S) -> None:
    if record.result is None:
        return
    if state.agenda:
        raise BrokenRecord(f"result: the game is not over after step {len(record.steps)}")
    played = Result(game.scores(state), game.ranks(state))
    if played != record.result:
        raise BrokenRecord(f"result: scores {record.result.scores} are written, but the steps give {played.scores}")


def replay(game: Game[S, Any, Any], record: Record, box: Box, upto: int | None = None) -> S:
    """Return the table after the first *upto* steps of *record*, or after all of them."""
    if upto is not None:
        record = Record(record.header, record.steps[:upto])
    state: S | None = None
    for state, _, _ in walk(game, record, box):  # noqa: B007  (the last one is wanted)
        pass
    if state is None:
        state = game.new(len(record.header.seats), record.header.options, box)
        settle(state)
    return state
