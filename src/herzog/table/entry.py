"""A line of a table's journal, in which everything is written that happens there. The journal is append-only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, cast, get_args

from herzog.kernel import CHANCE, Note, Step
from herzog.kernel.notes import NoteKind

if TYPE_CHECKING:
    from herzog.kernel import Pick, Seat

TimeKind: TypeAlias = Literal["runs", "rests", "pauses", "resumes"]
Kind: TypeAlias = Literal["step", "undo", "draft", "undraft", "agrees", "declines", "named"] | TimeKind | NoteKind

NOTES: Final[tuple[Kind, ...]] = get_args(NoteKind)
DRAFTS: Final[tuple[Kind, ...]] = ("draft", "undraft")


class Entry(NamedTuple):
    """One line of a journal; *at* is when it was written, in milliseconds since 1970.

    | kind | meaning |
    |---|---|
    | step | a step of the record; ends all drafts |
    | undo | cuts the record to its first *pick* steps; ends all drafts |
    | draft, undraft | adds a pick to the secret choice of *seat*, or takes the last one back |
    | agrees | *seat* agrees to the offer in *ask* (empty: to end the game), an undo leaving *pick* steps |
    | declines | *seat* withdraws such an offer for everyone |
    | runs | the clock of *seat* starts, for a new turn if *ask* is "turn", free of charge if *pick* is 1 |
    | rests | the clock of *seat* stops, and is charged *pick* milliseconds |
    | pauses, resumes | all play stops, or goes on |
    | named | names or the sign have changed; the game has the new ones, the line only numbers the change |
    | others | a note of the table, with its bot as *ask*; all offers lapse |
    """

    kind: Kind
    seat: Seat
    ask: str = ""
    pick: Pick = 0
    at: int = 0

    @classmethod
    def of_note(cls, note: Note) -> Entry:
        """Return the line for *note*."""
        return cls(note.kind, CHANCE if note.seat is None else note.seat, note.bot, note.steps)

    @property
    def step(self) -> Step:
        """Return the answer in a "step" or "draft"."""
        return Step(self.seat, self.ask, self.pick)

    @property
    def note(self) -> Note:
        """Return this line as a note."""
        return Note(cast("NoteKind", self.kind), None if self.seat == CHANCE else self.seat, self.ask, self.pick)
