from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from herzog.games import GAMES
from herzog.kernel import Codec, Match, replay
from herzog.table import history
from tests.server.test_secrets import answer_at_random


def plain(match: Match[Any], state: Any) -> bytes:
    """Return *state* as it would be saved."""
    return msgspec.json.encode(Codec(match.game, match.box).encode(state))


@pytest.mark.slow
@pytest.mark.parametrize("every", [2, history.EVERY])
@pytest.mark.parametrize("name", GAMES)
def test_every_table_of_the_past_is_found(name: str, every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In whatever order they are looked at, while the match goes on, and after kept tables were undone."""
    monkeypatch.setattr(history, "EVERY", every)
    game, rng = GAMES[name], Random(5)
    match = Match.start(game, ["Ana", "Bo", "Cy"], {}, game.load(), 5)
    past = history.History(match)
    undone = 0
    while len(match.record.steps) < 130 and not match.over:
        answer_at_random(match, rng)
        past.at(len(match.record.steps))  # keeps what is about to be undone
        seat = match.record.steps[-1].seat
        if seat >= 0 and match.barrier(seat) is None and rng.random() < 0.3:
            match.undo(seat)
            undone += 1
        step = rng.randrange(len(match.record.steps) + 1)
        expected = replay(game, match.record, match.box, step)
        assert plain(match, past.at(step)) == plain(match, expected)
    assert undone
