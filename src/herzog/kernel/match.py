"""A match: the true state, the record, nature's dice, and the only way to answer."""

from __future__ import annotations

from copy import copy, deepcopy
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from herzog import __version__
from herzog.kernel.agenda import CHANCE, DeadEnd, Frame, Pick, Seat, State, apply, settle
from herzog.kernel.events import EventLog
from herzog.kernel.game import check_setup, with_defaults
from herzog.kernel.notes import Note, why_no_note
from herzog.kernel.record import FORMAT, BrokenRecord, Header, Record, Step, count, illegal, result_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from herzog.kernel.game import Box, Game

S = TypeVar("S", bound=State)


class IllegalPick(ValueError):
    """An answer that is not legal; nothing has changed."""


class IllegalNote(ValueError):
    """A note that does not fit the match; nothing has changed."""


BarrierKind: TypeAlias = Literal["start", "nature", "other", "together", "end"]


class Barrier(msgspec.Struct, frozen=True):
    """What stops an undo: the "start", "nature", an "other" seat, a joint choice ("together"), or the "end" of play."""

    kind: BarrierKind
    seat: Seat
    ask: str


class _Moment(NamedTuple, Generic[S]):
    """An immutable snapshot of a match between two answers, to go back to."""

    state: S
    drafts: dict[Seat, list[Pick]]
    steps: int
    rolls: int
    together: Frame[S] | None
    earlier: _Moment[S] | None


class Match(Generic[S]):
    """A game being played.

    Answers to a frame that asks several seats are drafts until everyone is ready: they can be taken
    back, others see only that they exist, and they enter the record together.
    An answer is atomic: if a rule fails, nothing has changed.
    """

    def __init__(
        self, game: Game[S, Any, Any], header: Header, box: Box, seed: int, script: Sequence[Step] = ()
    ) -> None:
        self.game: Final = game
        self.box: Final = box
        self.record: Final = Record(header, [])
        self.logs: Final[list[EventLog]] = []  # the events of each step
        self.state: S = game.new(len(header.seats), header.options, box)
        self.drafts: dict[Seat, list[Pick]] = {}  # replaced, never mutated
        self._seed: Final = seed
        self._dice = Random(seed)
        self._lent = False  # whether copies roll the same dice; whoever rolls first takes its own
        self._script: Final = script  # nature's scripted steps, followed as long as play agrees with them
        self._rolls: Final[list[int]] = []  # how many picks nature had each time it was asked
        self._stops: Final[list[int]] = []  # numbers of steps after which somebody was asked and nobody had answered
        self._together: Frame[S] | None = None  # the last answered frame, if it asked several seats
        self._earlier: _Moment[S] | None = None  # the moment before the last step, unless a barrier is in between
        settle(self.state)
        self.first: Final = self.state  # the table before any step; every step is played on a copy

    @classmethod
    def start(
        cls, game: Game[S, Any, Any], seats: Sequence[str], options: Mapping[str, str], box: Box, seed: int
    ) -> Match[S]:
        """Return a new match, after nature's opening steps."""
        check_setup(game, seats, options)
        chosen = with_defaults(game, options)
        match = cls(game, Header(FORMAT, game.name, __version__, chosen, box.hash, box.version, list(seats)), box, seed)
        match._advance([])
        return match

    @classmethod
    def resume(
        cls, game: Game[S, Any, Any], record: Record, box: Box, seed: int, script: Sequence[Step] = ()
    ) -> Match[S]:
        """Return the match of *record*; with its original *seed*, nature goes on as it would have.

        Nature follows *script* wherever the script's next step is nature's and is possible.
        """
        if (record.header.game, record.header.pack) != (game.name, box.hash):
            played = f"{record.header.game} with component set {record.header.pack}"
            raise BrokenRecord(f"header: this is a record of {played}, not of {game.name} with set {box.hash}")
        match = cls(game, record.header, box, seed, script)
        for line in record.lines():
            match._retrace(line)
        if not match.record.ended:
            match._advance([])
        return match

    def copy(self) -> Match[S]:
        """Return a match that goes on as this one would, undo and nature's dice included, without touching this one.

        It costs little: both share their tables, because every step is played on a copy, and the dice until one rolls.
        """
        self._lent = True
        own = {"record": self.record.copy(), "logs": self.logs[:], "_stops": self._stops[:], "_rolls": self._rolls[:]}
        return self._twin({**self.__dict__, **own})

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[S]:
        memo.update({id(shared): shared for shared in (self.game, self.box)})
        return self._twin(deepcopy(self.__dict__, memo))

    def _twin(self, fields: dict[str, Any]) -> Match[S]:
        twin = object.__new__(type(self))
        twin.__dict__.update(fields)
        return twin

    def __eq__(self, other: object) -> bool:
        return self._all() == other._all() if type(other) is type(self) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it goes on

    def _all(self) -> tuple[object, ...]:
        """Return all that decides what a match is and how it goes on; the rest follows from it."""
        dice = self._dice.getstate()
        return self.game.name, self.record, self.drafts, self.state, self._seed, dice, list(self._script)

    def __repr__(self) -> str:
        seats, asked = self.record.header.seats, self.asked()
        who = f"{'seat' if len(asked) == 1 else 'seats'} {' and '.join(map(str, asked))}"
        now = f"{who} {'is' if len(asked) == 1 else 'are'} asked {self.state.agenda[-1].name}" if asked else "over"
        return f"<Match {self.game.name}, {count(seats, 'seat')}, step {len(self.record.steps)}, {now}>"

    def follow(self, steps: Sequence[Step]) -> None:
        """Play *steps* that another process added to this match, including nature's; other drafts are dropped.

        If a step does not fit, the match is unusable and must be resumed from its record.
        """
        self.drafts = {}
        for step in steps:
            self._retrace(step)
        self._advance([])

    @property
    def over(self) -> bool:
        """Return whether play has ended, by the rules or by a note."""
        return not self.state.agenda or self.record.ended is not None

    def asked(self) -> tuple[Seat, ...]:
        """Return the seats the table is waiting for, except those whose drafts are complete."""
        return () if self.over else self._table(self.drafts).agenda[-1].seats()

    def ready(self) -> tuple[Seat, ...]:
        """Return the seats whose drafts are complete."""
        return tuple([seat for seat in sorted(self.drafts) if self._ready(seat)])

    def masked(self, seat: Seat | None, *, ready: bool = True) -> S:
        """Return the table as *seat* knows it, its drafts included; of the others only who is *ready*, if wanted."""
        shown = {*self.ready(), seat} if ready else {seat}
        masked = self.game.mask(self._table(shown & self.drafts.keys()), seat)
        if self.over:
            masked.agenda.clear()  # nobody is asked any more
        return masked

    def submit(self, seat: Seat, ask: str, pick: Pick) -> int:
        """Take the answer of *seat*; return the number of steps it led to, including nature's, or 0 for a draft."""
        seat, pick = _whole(seat), _whole(pick)
        if self.record.ended:
            raise IllegalPick(f"seat {seat} answers {ask}, but the game has been ended")
        table = self._table(self.drafts)
        why = illegal(table, Step(seat, ask, pick))
        if why or seat == CHANCE:
            raise IllegalPick(why or "nature answers for itself")
        before = self._moment()
        try:
            return self._take(seat, pick)
        except BaseException:
            self._go_back(before)
            raise

    def _take(self, seat: Seat, pick: Pick) -> int:
        """Play the answer of *seat*, or keep it as a draft until the frame has all its answers."""
        asked = self.state.agenda[-1].seats()
        if len(asked) == 1:
            return self._advance([(seat, pick)])
        self.drafts = {**self.drafts, seat: [*self.drafts.get(seat, ()), pick]}
        if not all(self._ready(other) for other in asked):
            return 0
        answers = [(who, each) for who in sorted(self.drafts) for each in self.drafts[who]]
        self.drafts = {}
        return self._advance(answers)

    def note(self, note: Note) -> None:
        """Add *note* to the record; a note that ends the game ends the match."""
        why = self._why_no_note(note)
        if why:
            raise IllegalNote(why)
        self.record.notes.append((len(self.record.steps), note))
        if self.record.ended:
            self._end()
        elif note.kind == "rewound":
            self._rolls.clear()
            self._pick_up_dice()

    def _end(self) -> None:
        """Score a game that has just been ended, and drop all drafts."""
        try:
            self.record.result = result_of(self.game, self.state, self.record)
        except BaseException:
            self.record.notes.pop()
            raise
        self.drafts = {}
        self._earlier = None

    def _why_no_note(self, note: Note) -> str:
        if not self.state.agenda:
            return "play is over"
        return why_no_note([each for _, each in self.record.notes], len(self.record.header.seats), note)

    def rewound(self, seat: Seat, steps: int) -> Match[S]:
        """Return this match after its first *steps* steps, or before a joint choice that this would cut in two.

        *seat* asked for it and everyone agreed. From there on, nature rolls new dice.
        """
        back = self.stop_before(steps)
        if back is None:
            raise IllegalNote(f"the game cannot be taken back to step {steps}")
        record = Record(self.record.header, self.record.steps[:], notes=self.record.notes)
        record.cut(back)
        record.notes.append((back, Note("rewound", seat, steps=len(self.record.steps) - back)))
        return Match.resume(self.game, record, self.box, self._seed, self._script)

    def stop_before(self, steps: int) -> int | None:
        """Return how many steps would remain if the game were rewound to *steps*, or None if that is impossible."""
        if self.over or steps >= len(self.record.steps):
            return None
        return max((stop for stop in self._stops if stop <= steps), default=None)

    def undo(self, seat: Seat) -> None:
        """Take back the last answer of *seat*; raise at a barrier."""
        barrier = self.barrier(seat)
        if barrier:
            raise IllegalPick(f"seat {seat} cannot undo: {barrier.kind} {barrier.ask}".rstrip())
        if seat in self.drafts:
            drafts = {**self.drafts, seat: self.drafts[seat][:-1]}
            self.drafts = {who: picks for who, picks in drafts.items() if picks}
        elif self._earlier:
            self._go_back(self._earlier)  # this drops the drafts for the next question

    def barrier(self, seat: Seat) -> Barrier | None:
        """Return what stops *seat* from undoing now, or None."""
        if seat in self.drafts:
            return None
        if not self.record.steps:
            return Barrier("start", CHANCE, "")
        if self.over:  # scoring has revealed what was hidden
            return Barrier("end", CHANCE, "")
        last = self.record.steps[-1]
        if last.seat == CHANCE:
            return Barrier("nature", CHANCE, last.ask)
        if self.ready() or self._earlier is None:
            return Barrier("together", last.seat, last.ask)
        return None if last.seat == seat else Barrier("other", last.seat, last.ask)

    def _table(self, seats: Collection[Seat | None]) -> S:
        """Return the state with the drafts of *seats* applied, which never complete the choice."""
        if not seats:
            return self.state
        table = self.state.clone()
        for seat in sorted(self.drafts.keys() & seats):
            for pick in self.drafts[seat]:
                apply(table, seat, pick)
        return table

    def _ready(self, seat: Seat) -> bool:
        """Return whether the drafts of *seat* answer everything it is asked."""
        return seat in self.drafts and seat not in self._table((seat,)).agenda[-1].seats()

    def _advance(self, answers: Sequence[tuple[Seat, Pick]]) -> int:
        """Play *answers*, then nature while it is asked; return the number of steps."""
        length = len(self.record.steps)
        for seat, pick in answers:
            self._play(seat, pick)
        while self.state.agenda and self.state.agenda[-1].seats() == (CHANCE,):
            self._play(CHANCE, self._roll())
        if not self.state.agenda:
            self.record.result = result_of(self.game, self.state, self.record)
            self._earlier = None  # undo is no longer possible
        return len(self.record.steps) - length

    def _retrace(self, line: Step | Note) -> None:
        """Play a recorded step or repeat a note, and roll nature's dice as often as the original did."""
        if not isinstance(line, Step):
            self._repeat(line)
            return
        why = "the game was ended before it" if self.record.ended else illegal(self.state, line)
        if why:
            raise BrokenRecord(f"step {len(self.record.steps) + 1}: {why}")
        if line.seat == CHANCE:
            self._roll()
        self._play(line.seat, line.pick)

    def _repeat(self, note: Note) -> None:
        try:
            self.note(note)
        except IllegalNote as why:
            raise BrokenRecord(f"note after step {len(self.record.steps)}: {why}") from None

    def _pick_up_dice(self) -> None:
        """Restore nature's dice: the original ones, or those of the last rewind."""
        rewound = sum(note.kind == "rewound" for _, note in self.record.notes)
        self._dice, self._lent = Random(f"{self._seed} {rewound}" if rewound else self._seed), False

    def _roll(self) -> Pick:
        """Roll nature's dice over the picks of the top frame."""
        picks = self.state.agenda[-1].picks(self.state, CHANCE)
        self._rolls.append(len(picks))
        if self._lent:
            self._dice, self._lent = copy(self._dice), False
        rolled, at = self._dice.choice(picks), len(self.record.steps)
        scripted = self._script[at].pick if at < len(self._script) and self._script[at].seat == CHANCE else rolled
        return scripted if scripted in picks else rolled

    def _play(self, seat: Seat, pick: Pick) -> None:
        """Answer the top frame on a copy of the state, then swap the copy in."""
        frame = self.state.agenda[-1]
        after = self.state.clone()
        log = EventLog()
        apply(after, seat, pick, log)
        if after.agenda and not all(after.agenda[-1].picks(after, who) for who in after.agenda[-1].seats()):
            raise DeadEnd(f"{after.agenda[-1].name} has nothing to choose from")
        self._remember(frame, seat)
        self.record.steps.append(Step(seat, frame.name, pick))
        self.logs.append(log)
        self.state = after

    def _remember(self, frame: Frame[S], seat: Seat) -> None:
        """Remember the moment before a seat's step for undo; steps of nature and joint choices are barriers."""
        asked, last = frame.seats(), self._together
        goes_on = last is not None and type(last) is type(frame) and set(asked) <= set(last.seats())
        together = frame if len(asked) > 1 or goes_on else None
        self._earlier = None if seat == CHANCE or together else self._moment()
        if seat != CHANCE and not goes_on:
            self._stops.append(len(self.record.steps))
        self._together = together

    def _moment(self) -> _Moment[S]:
        steps, rolls = len(self.record.steps), len(self._rolls)
        return _Moment(self.state, self.drafts, steps, rolls, self._together, self._earlier)

    def _go_back(self, moment: _Moment[S]) -> None:
        """Restore the match to *moment*."""
        self.state, self.drafts = moment.state, moment.drafts
        self._together, self._earlier = moment.together, moment.earlier
        self.record.result = None
        self.record.cut(moment.steps)
        del self.logs[moment.steps :]
        del self._stops[sum(stop < moment.steps for stop in self._stops) :]
        if len(self._rolls) > moment.rolls:
            del self._rolls[moment.rolls :]
            self._pick_up_dice()
            for picks in self._rolls:
                self._dice.choice(range(picks))


def _whole(number: object) -> int:
    """Return a seat or pick as records hold it, also if it is a whole number of another library."""
    try:
        return int(index(number))  # type: ignore[arg-type]  # that is the question
    except TypeError:
        raise IllegalPick(f"seats and picks are whole numbers, and {number!r} is none") from None
