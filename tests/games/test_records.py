"""Games that version 0.1 wrote down still replay to the result they ended with."""

from __future__ import annotations

import pytest

from herzog.games import GAMES
from herzog.kernel import BrokenRecord, Record, find_box, replay
from tests.games.stored import FOLDER, names, stored

# Version 0.1 played these against a rule, so they stop where the rule says otherwise.
BROKEN = {
    # the Soloist filled the row in the middle of his turn [LAC-Q4]
    "lacrimosa-1-refill-turn-greedy": "step 82: seat -1 answers RefillRow with 0, but LayExperience is asked",
}


@pytest.mark.parametrize("name", [name for name in names() if name not in BROKEN])
def test_a_record_of_version_0_1_replays_to_its_result(name: str) -> None:
    """Every step is still legal, and scores and ranks are those written at the end."""
    record = stored(name)
    game = GAMES[record.header.game]
    state = replay(game, record, find_box(game, record.header.pack))
    assert record.header.program == "0.1.0"
    assert record.result is not None
    assert (game.scores(state), game.ranks(state)) == (record.result.scores, record.result.ranks)


@pytest.mark.parametrize("name", names())
def test_a_record_of_version_0_1_is_written_as_it_was_read(name: str) -> None:
    """Byte for byte."""
    text = (FOLDER / f"{name}.jsonl").read_text("utf-8")
    assert Record.loads(text).dumps() == text


@pytest.mark.parametrize("name", BROKEN)
def test_a_record_that_a_corrected_rule_contradicts_is_refused_by_its_step(name: str) -> None:
    """Nothing is replayed to another end in silence."""
    record = stored(name)
    game = GAMES[record.header.game]
    with pytest.raises(BrokenRecord) as refusal:
        replay(game, record, find_box(game, record.header.pack))
    assert str(refusal.value) == BROKEN[name]


def test_every_game_and_number_of_seats_is_stored() -> None:
    """No table that version 0.1 could play is forgotten."""
    tables = {(record.header.game, len(record.header.seats)) for record in map(stored, names())}
    assert tables == {(name, seats) for name, game in GAMES.items() for seats in game.seats}


@pytest.mark.parametrize("name", GAMES)
def test_every_set_that_ever_came_with_a_game_still_opens(name: str) -> None:
    """Each by its own fingerprint; the newest is what a new table gets."""
    game = GAMES[name]
    hashes = [game.load(folder).hash for folder in game.sets]
    assert [find_box(game, each).hash for each in hashes] == hashes
    assert len(set(hashes)) == len(hashes)
    assert game.load().hash == hashes[-1] == find_box(game, "a set of somebody's own").hash
