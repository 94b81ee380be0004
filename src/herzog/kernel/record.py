"""Records: the header of a game, all its steps (including nature's), and the notes of the table between them.

A record replays without a seed. On disk it is JSON lines: the header, a line for each step and note, and the
result of a finished game. Each line ends in a running checksum, so a changed, lost, doubled or moved line is
detected and reported.
"""

from __future__ import annotations

import zlib
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from herzog.kernel.agenda import Pick, Seat, State, apply, settle
from herzog.kernel.events import EventLog
from herzog.kernel.game import WrongSetup, check_setup
from herzog.kernel.notes import ENDINGS, Ending, Note, stand_ins, why_no_note
from herzog.kernel.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator, Sized

    from herzog.kernel.game import Box, Game

S = TypeVar("S", bound=State)

FORMAT: Final = 1
FORMAT_WITH_NOTES: Final = 2  # the format of records with notes, which older programs must refuse


class BrokenRecord(Exception):
    """A record that cannot be replayed; the message names the step and what was expected.

    *line* is the number of the unreadable line, or 0.
    """

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line: Final = line


class OtherFormat(BrokenRecord):
    """A record in a *format* that this version of the program cannot read."""

    def __init__(self, message: str, form: int) -> None:
        super().__init__(message)
        self.form: Final = form


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played, by whom and with what."""

    format: int
    game: str
    program: str  # the version of the program
    options: dict[str, str]  # set-up choices and ruling flags
    pack: str  # hash of the component set
    pack_version: str
    seats: list[str]  # the players' names


class Step(NamedTuple):
    """One answered frame."""

    seat: Seat
    ask: str
    pick: Pick


How: TypeAlias = Literal["played"] | Ending


class SatIn(msgspec.Struct, frozen=True):
    """How many steps a bot took for the person at *seat*."""

    seat: Seat
    bot: str
    steps: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended: "played" to the end, or stopped early, with the scores at that point.

    In an abandoned game nobody is ranked.
    """

    scores: list[int]
    ranks: list[int]
    how: How = "played"
    sat_in: list[SatIn] = []


class Record(Value):
    """A header, the steps and notes so far, and the result once there is one."""

    def __init__(
        self,
        header: Header,
        steps: list[Step],
        result: Result | None = None,
        notes: list[tuple[int, Note]] | None = None,
    ) -> None:
        self.header = header
        self.steps = steps
        self.result = result
        self.notes = notes or []  # each with the number of steps before it

    def __repr__(self) -> str:
        header, how = self.header, f", {self.result.how}" if self.result else ""
        return f"<Record {header.game}, {count(header.seats, 'seat')}, {count(self.steps, 'step')}{how}>"

    def copy(self) -> Record:
        """Return a record that can grow on its own; what is in it never changes."""
        return Record(self.header, self.steps[:], self.result, self.notes[:])

    __copy__ = copy

    @property
    def ended(self) -> Ending | None:
        """Return how the game was ended early, or None."""
        return ENDINGS.get(self.notes[-1][1].kind) if self.notes else None

    def stand_ins(self, steps: int | None = None) -> dict[Seat, str]:
        """Return the stand-ins by seat: now, or after the first *steps* steps."""
        return stand_ins(note for after, note in self.notes if steps is None or after <= steps)

    def sat_in(self) -> list[SatIn]:
        """Return the steps that bots took for people."""
        taken: Counter[tuple[Seat, str]] = Counter()
        if self.notes:
            for n, step in enumerate(self.steps):
                taken[step.seat, self.stand_ins(n).get(step.seat, "")] += 1
        return [SatIn(seat, bot, steps) for (seat, bot), steps in sorted(taken.items()) if bot]

    def cut(self, steps: int) -> None:
        """Drop all but the first *steps* steps, but keep the notes: they did happen."""
        del self.steps[steps:]
        self.notes = [(min(after, steps), note) for after, note in self.notes]

    def lines(self) -> Iterator[Step | Note]:
        """Yield steps and notes in order."""
        at = 0
        for after, note in self.notes:
            yield from self.steps[at:after]
            yield note
            at = after
        yield from self.steps[at:]

    def dumps(self) -> str:
        """Return the record as JSON lines."""
        check = 0
        lines = []
        header = msgspec.structs.replace(self.header, format=FORMAT_WITH_NOTES if self.notes else FORMAT)
        for item in (header, *self.lines(), *([_written(self.result)] if self.result else [])):
            body = msgspec.json.encode(item)
            check = zlib.crc32(body, check)
            lines.append(f'[{body.decode()},"{check:08x}"]\n')
        return "".join(lines)

    @classmethod
    def loads(cls, text: str) -> Record:
        """Return the record written as *text*; raise on a damaged line, naming it."""
        bodies = list(_checked(text))
        if not bodies:
            raise BrokenRecord("this file is empty; a record begins with a header line")
        header = _part(bodies[0], Header, "header")
        if header.format not in (FORMAT, FORMAT_WITH_NOTES):
            raise OtherFormat(
                f"header: this is record format {header.format}; this program reads {FORMAT} and {FORMAT_WITH_NOTES}",
                header.format,
            )
        record = cls(header, [])
        ended = len(bodies) > 1 and bodies[-1].startswith(b"{") and not bodies[-1].startswith(_NOTE)
        for body in bodies[1:-1] if ended else bodies[1:]:
            record._read(body)
        record.result = _part(bodies[-1], Result, "result") if ended else None
        return record

    def _read(self, body: bytes) -> None:
        """Add the step or note in *body*."""
        steps = len(self.steps)
        if body.startswith(_NOTE):
            self.notes.append((steps, _part(body, Note, f"note after step {steps}")))
        else:
            self.steps.append(_part(body, Step, f"step {steps + 1}"))


def count(things: Sized, name: str) -> str:
    """Return how many *things* there are, in English."""
    return f"{len(things)} {name}" if len(things) == 1 else f"{len(things)} {name}s"


def _written(result: Result) -> object:
    """Return *result* as it is written; a game played to the end has only scores and ranks."""
    simple = result == Result(result.scores, result.ranks)
    return {"scores": result.scores, "ranks": result.ranks} if simple else result


_NOTE: Final = b'{"note":'
_LINE: Final = msgspec.json.Decoder(tuple[msgspec.Raw, str])
_T = TypeVar("_T")


def _checked(text: str) -> Iterator[bytes]:
    """Yield the body of each line; raise at the first whose checksum does not match."""
    check = notes = 0
    for n, line in enumerate(text.splitlines()):
        where = f"step {n - notes}" if n else "header"
        try:
            body, written = _LINE.decode(line)
        except (msgspec.DecodeError, RecursionError):
            raise BrokenRecord(f"{where}: line {n + 1} is cut short or is not a record line", n + 1) from None
        check = zlib.crc32(bytes(body), check)
        if f"{check:08x}" != written:
            raise BrokenRecord(
                f"{where}: line {n + 1} was changed, or a line before it was lost or moved: {bytes(body).decode()}",
                n + 1,
            )
        notes += bytes(body).startswith(_NOTE)
        yield bytes(body)


def _part(body: bytes, shape: type[_T], where: str) -> _T:
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise BrokenRecord(f"{where}: {problem}") from None


def illegal(state: State, step: Step) -> str:
    """Return why *step* does not answer the top frame, and what would; empty if it does."""
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
    """Yield the table after each step of *record*, with the step and its events.

    The state is changed in place: clone it to keep it.
    """
    header = record.header
    if header.game != game.name:
        raise BrokenRecord(f"header: this is a record of {header.game}, not of {game.name}")
    try:
        check_setup(game, header.seats, header.options)
    except WrongSetup as problem:
        raise BrokenRecord(f"header: {problem}") from None
    if header.pack != box.hash:
        raise BrokenRecord(f"header: played with component set {header.pack}, but this is set {box.hash}")
    _check_notes(record)
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


def _check_notes(record: Record) -> None:
    """Raise on notes that contradict each other, and on steps after the end."""
    notes = [note for _, note in record.notes]
    for n, (after, note) in enumerate(record.notes):
        why = why_no_note(notes[:n], len(record.header.seats), note)
        if why:
            raise BrokenRecord(f"note after step {after}: {why}")
    if record.ended and record.notes[-1][0] < len(record.steps):
        raise BrokenRecord(f"step {record.notes[-1][0] + 1}: the game was ended before it")


def _agrees(game: Game[S, Any, Any], record: Record, state: S) -> None:
    if record.result is None:
        return
    if bool(state.agenda) is not bool(record.ended):
        why = "was over before it was ended" if record.ended else f"is not over after step {len(record.steps)}"
        raise BrokenRecord(f"result: the game {why}")
    played = result_of(game, state, record)
    if played != record.result:
        raise BrokenRecord(f"result: scores {record.result.scores} are written, but the steps give {played.scores}")


def result_of(game: Game[S, Any, Any], state: S, record: Record) -> Result:
    """Return the result of *record*, whose last table is *state*."""
    how = record.ended or "played"
    ranks = [] if how == "abandoned" else game.ranks(state)
    return Result(game.scores(state), ranks, how, record.sat_in())


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
