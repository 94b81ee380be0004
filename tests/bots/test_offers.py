"""Wherever bots play, they are offered the same: otherwise a bot would be as strong as the program it plays in."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np
import pytest

from herzog.bots import BOTS
from herzog.cli import main
from herzog.games import GAMES
from herzog.kernel import CHANCE, Codec, Match, Record, apply, replay
from herzog.review.ahead import Finishing, Position, finish
from herzog.sim.arena import Arena
from tests.server.test_bot_pace import ask

if TYPE_CHECKING:
    from herzog.kernel import Pick, Seat

ROOT = Path(__file__).resolve().parents[2]
CODECS = {name: Codec(game, game.load()) for name, game in GAMES.items()}
EVERY = 9  # the server waits between picks, so it is not asked about all of them


class Offer(NamedTuple):
    """What a bot is offered."""

    ask: str
    seat: Seat
    picks: list[Pick]
    masked: Any


class Recorder:
    """Notes what it is offered, and picks at random."""

    name = "recorder"
    looks = True

    def __init__(self, game: str) -> None:
        self.met: list[Offer] = []
        self._codec = CODECS[game]

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
        """Return any pick."""
        self.met.append(Offer(masked.agenda[-1].name, seat, picks[:], self._codec.encode(masked)))
        return rng.choice(picks)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Return each game in turn."""
    found: str = request.param
    return found


@pytest.fixture
def recorder(game: str, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """Return a bot that can be asked for by its name."""
    found = Recorder(game)
    monkeypatch.setitem(BOTS, "recorder", lambda: found)
    return found


def offers(record: Record) -> list[Offer]:
    """Return what the bots at all seats must be offered in a game: their masks, and the plain picks if there are two.

    A single plain pick is no question.
    """
    game, found = GAMES[record.header.game], []
    table = replay(game, record, game.load(), 0)
    for step in record.steps:
        if step.seat != CHANCE and len(picks := table.agenda[-1].plain(table, step.seat)) > 1:
            masked = CODECS[game.name].encode(game.mask(table, step.seat))
            found.append(Offer(step.ask, step.seat, picks, masked))
        apply(table, step.seat, step.pick)
    return found


def check_by_masks(game: str, met: list[Offer]) -> None:
    """Assert that all offers are what their own masks say, for programs that keep no record."""
    tables = [(offer, CODECS[game].decode(offer.masked)) for offer in met]
    tops = [(offer, table, table.agenda[-1]) for offer, table in tables]
    assert [offer.picks for offer in met] == [top.plain(table, offer.seat) for offer, table, top in tops]
    assert all(len(offer.picks) > 1 for offer in met)
    assert any(top.picks(table, offer.seat) != offer.picks for offer, table, top in tops)  # or this would prove nothing


def test_in_the_arena(game: str, recorder: Recorder) -> None:
    """In simulations, ladders, ratings and training."""
    record, decisions = Arena(GAMES[game], GAMES[game].load(), [recorder] * 3, {}).play(3)
    assert recorder.met == offers(record)
    assert decisions == len(recorder.met)


def test_at_a_terminal(game: str, recorder: Recorder, tmp_path: Path) -> None:
    """At one screen with people, or among themselves."""
    file = tmp_path / "game.jsonl"
    assert main(["play", game, "--seats", "recorder,recorder", "--seed", "3", "--file", str(file)]) == 0
    assert recorder.met == offers(Record.loads(file.read_text("utf-8")))


def test_as_opponents_of_an_agent(game: str, recorder: Recorder) -> None:
    """In Gymnasium, whatever the agent does."""
    gymnasium = pytest.importorskip("herzog.envs.gymnasium")
    dice, env = np.random.default_rng(1), gymnasium.SeatEnv(game, ["recorder"] * 2, 2)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
    check_by_masks(game, recorder.met)


def test_finishing_a_game_for_analysis(game: str, recorder: Recorder) -> None:
    """On the analysis board."""
    match = Match.start(GAMES[game], ["Ana", "Bo", "Cy"], {}, GAMES[game].load(), 3)
    finish(Finishing(Position(match.record.dumps(), ""), "recorder", [1, 2, 3]))
    check_by_masks(game, recorder.met)


def test_in_the_documentation(game: str, recorder: Recorder) -> None:
    """In the loop that readers copy."""
    (block,) = re.findall(r"(?s)```python\n(.*?)```", (ROOT / "docs" / "records.md").read_text("utf-8"))
    there: dict[str, Any] = {}
    exec(block.replace("beginner", "recorder").replace("fourberies", game), there)  # noqa: S102
    assert recorder.met == offers(there["record"])


@pytest.mark.slow
def test_at_a_table_of_the_server(game: str) -> None:
    """Except that bots there do not see who is ready in a secret choice."""
    rules, rng = GAMES[game], Random(3)
    match = Match.start(rules, ["Ana", "Bo"], {}, rules.load(), 3)
    compared = 0
    while not match.over:
        seat = match.asked()[0]
        masked = match.masked(seat, ready=False)
        top = masked.agenda[-1]
        picks = top.plain(masked, seat)
        if len(picks) > 1 and len(match.record.steps) % EVERY == 0:
            (question,) = ask(match, seat).questions
            assert question.picks == picks
            assert msgspec.json.decode(question.masked) == CODECS[game].encode(masked)
            compared += 1
        match.submit(seat, top.name, rng.choice(picks))
    assert compared > 1
