"""Games that version 0.1 wrote down still replay to the result they ended with.

The records were played by that version: "random" by seats that pick anything legal, "greedy" by its greedy bot.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from herzog.games import GAMES
from herzog.kernel import BrokenRecord, Record, replay

RECORDS = Path(__file__).parent / "records" / "0.1"
# Version 0.1 played these against a rule, so they stop where the rule says otherwise.
BROKEN = {
    # the Soloist filled the row in the middle of his turn [LAC-Q4]
    "lacrimosa-1-refill-turn-greedy": "step 82: seat -1 answers RefillRow with 0, but LayExperience is asked",
}


def names() -> list[str]:
    """Return what the records are called."""
    return sorted(file.stem for file in RECORDS.glob("*.jsonl"))


def stored(name: str) -> Record:
    """Return the record called *name*."""
    return Record.loads((RECORDS / f"{name}.jsonl").read_text("utf-8"))


@pytest.mark.parametrize("name", [name for name in names() if name not in BROKEN])
def test_a_record_of_version_0_1_replays_to_its_result(name: str) -> None:
    """Every step is still legal, and scores and ranks are those written at the end."""
    record = stored(name)
    game = GAMES[record.header.game]
    state = replay(game, record, game.load())
    assert record.header.program == "0.1.0"
    assert record.result is not None
    assert (game.scores(state), game.ranks(state)) == (record.result.scores, record.result.ranks)


@pytest.mark.parametrize("name", names())
def test_a_record_of_version_0_1_is_written_as_it_was_read(name: str) -> None:
    """Byte for byte."""
    text = (RECORDS / f"{name}.jsonl").read_text("utf-8")
    assert Record.loads(text).dumps() == text


@pytest.mark.parametrize("name", BROKEN)
def test_a_record_that_a_corrected_rule_contradicts_is_refused_by_its_step(name: str) -> None:
    """Nothing is replayed to another end in silence."""
    record = stored(name)
    game = GAMES[record.header.game]
    with pytest.raises(BrokenRecord) as refusal:
        replay(game, record, game.load())
    assert str(refusal.value) == BROKEN[name]


def test_every_game_and_number_of_seats_is_stored() -> None:
    """No table that version 0.1 could play is forgotten."""
    tables = {(record.header.game, len(record.header.seats)) for record in map(stored, names())}
    assert tables == {(name, seats) for name, game in GAMES.items() for seats in game.seats}
