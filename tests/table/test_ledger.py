"""A table is what its journal says, whoever wrote the lines and whenever somebody opens it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final, get_args

import pytest

from herzog.kernel.notes import NoteKind
from herzog.table.deciding import TimeOut
from herzog.table.entry import TimeKind
from tests.table.evening import CLOCKS, DAYS, LIVE, Evening, refused, shown, told

if TYPE_CHECKING:
    from herzog.table.ledger import Ledger
    from herzog.wire import ClockRules

COMMANDS: Final = 700  # in one evening
MOST: Final = 20  # evenings
LATE: Final = 50  # commands after the end of a game
KINDS: Final = {*get_args(TimeKind), *get_args(NoteKind), "step", "undo", "agrees", "declines", "named"}


@pytest.mark.parametrize(("game", "seats"), [("fourberies", (2, 5)), ("lacrimosa", (2, 4))])
def test_ledgers_agree(game: str, seats: tuple[int, ...]) -> None:
    """Two that write by turns tell everyone the same, and so does one that is opened in between.

    Evenings follow each other until every kind of line has been written.
    """
    kinds, evenings, dice = Counter[str](), 0, Random(game)
    expected = KINDS | ({"draft", "undraft"} if game == "fourberies" else set())
    while kinds.keys() != expected or evenings < len(CLOCKS):
        kinds += play(Evening(game, dice.choice(seats), dice, CLOCKS[evenings % len(CLOCKS)]), dice)
        evenings += 1
        assert evenings < MOST, expected - kinds.keys()


def play(evening: Evening, dice: Random) -> Counter[str]:
    """Play until the game is over, and a little longer; return how many lines of each kind that took."""
    ledgers, kinds, left = [evening.opened(), evening.opened()], Counter[str](), COMMANDS
    while left:
        dice.shuffle(ledgers)
        left = min(left - 1, LATE if ledgers[0].match.over else COMMANDS)
        kinds += act(ledgers, evening, dice, thorough=left % 25 == 0)
    return kinds


def act(ledgers: list[Ledger], evening: Evening, dice: Random, *, thorough: bool) -> Counter[str]:
    """Let somebody do something; return the kinds of lines that were written."""
    writer, other = ledgers
    evening.now += dice.choice((5, 500, 20_000, 200_000))
    command, by = evening.command(writer) if dice.random() < 0.9 else (TimeOut(), evening.host)
    before = shown(writer, evening) if thorough else []
    writing = refused(writer, command, by, evening.now)
    assert not thorough or shown(writer, evening) == before  # to decide changes nothing
    if writing is None or not writing.entries:
        return Counter()
    evening.stored(writing)
    change, again = (ledger.apply(writing.entries, writing.setup) for ledger in ledgers)
    assert change == again
    if thorough:
        for viewer in evening.viewers:
            assert told(writer.news(viewer, change, evening.now)) == told(other.news(viewer, change, evening.now))
        assert shown(evening.opened(), evening) == shown(writer, evening) == shown(other, evening)
    return Counter(entry.kind for entry in writing.entries)


@pytest.mark.parametrize(("clock", "sits_in"), [(LIVE, True), (DAYS, False)])
def test_time_runs_out(clock: ClockRules, *, sits_in: bool) -> None:
    """Bots sit in by themselves only at a table whose rules say so; elsewhere the others have to claim the seat."""
    dice = Random(1)
    evening = Evening("lacrimosa", 2, dice, clock)
    ledger = evening.opened()
    while not ledger.clocks or ledger.clocks.runs_out() is None:
        writing = refused(ledger, *evening.command(ledger), evening.now)
        if writing and writing.entries:
            evening.stored(writing)
            ledger.apply(writing.entries, writing.setup)
    late = ledger.clocks.runs_out()
    assert late is not None
    kinds = {entry.kind for entry in ledger.decide(TimeOut(), evening.host, late).entries}
    assert ("timed-out" in kinds) is sits_in
    assert bool(kinds) is sits_in
    assert (ledger.alarm is not None) is sits_in
