from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pytest

from herzog.bots.chances import between
from herzog.bots.weights import Outlook, read
from herzog.cli import main
from herzog.train import game_files
from herzog.train.game_files import seeded
from herzog.train.generations import Verdict
from herzog.train.heat import Prospects, calibration, certain, fitted, foretold

if TYPE_CHECKING:
    from pathlib import Path

    from herzog.train.data import Array
    from herzog.train.game_files import Chunk

SMALL = ["train", "lacrimosa", "--generations", "1", "--games", "10", "--deals", "2", "--jobs", "1", "--out"]


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a small training."""
    folder = tmp_path_factory.mktemp("school")
    assert main([*SMALL, str(folder)]) == 0
    return folder


def test_a_training_leaves_a_card_and_what_it_stands_on(school: Path) -> None:
    """The card names data, generations and calibration, with pictures; every generation keeps its verdict."""
    card = (school / "card.md").read_text("utf-8")
    assert "10 games in each generation" in card
    assert card.count("\n| 0 |") == 1
    assert "<svg" in (school / "curves.svg").read_text("utf-8")
    assert read(school / "0" / "lacrimosa.weights").game == "lacrimosa"
    verdict = msgspec.json.decode((school / "0" / "verdict.json").read_bytes(), type=Verdict)
    assert verdict.games == 4
    assert verdict.kept == (verdict.lead > 0 and verdict.wins > 0.5)
    assert verdict.kept == (school / "lacrimosa.weights").exists() == (school / "reliability.svg").exists()


def test_a_stopped_training_says_how_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the same command, which needs no journal."""

    def stop(_chunk: Chunk) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(game_files, "play_chunk", stop)
    assert main([*SMALL, str(tmp_path)]) == 130
    assert capsys.readouterr().err.endswith(" games; the same command resumes from there\n")


def test_a_training_goes_on_where_it_stopped(school: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only games that are missing are played, and the card comes out the same."""
    lost, card = school / "0" / "games-000000.msgpack", (school / "card.md").read_text("utf-8")
    games, again = lost.read_bytes(), list[str]()
    lost.unlink()
    play = game_files.play_chunk

    def noted(chunk: Chunk) -> bytes:
        again.append(chunk.file)
        return play(chunk)

    monkeypatch.setattr(game_files, "play_chunk", noted)
    assert main([*SMALL, str(school)]) == 0
    assert again == [str(lost)]
    assert lost.read_bytes() == games
    assert (school / "card.md").read_text("utf-8") == card


def test_another_training_needs_another_folder(school: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games of different plans are not mixed."""
    assert main([*SMALL, str(school), "--seed", "2"]) == 2
    assert "name another folder" in capsys.readouterr().err


def test_more_games_begin_with_the_same() -> None:
    """A seed for every game, by what it is for."""
    assert seeded("a", 5) == seeded("a", 9)[:5]
    assert not set(seeded("a", 5)) & set(seeded("b", 5))


def drawn(worths: Array, left: Array, outlook: Outlook) -> Prospects:
    """Return positions of two sides whose leads are spread as an *outlook* says, and won accordingly."""
    rng, knots = np.random.default_rng(2), np.linspace(0, 1, len(outlook.heat))
    scores = worths.copy()
    scores[:, 0] += rng.logistic(0, np.sqrt(np.interp(left, knots, outlook.heat)))
    if outlook.further:
        scores[:, 1] += np.interp(left, knots, outlook.further)
    first = (scores[:, 0] > scores[:, 1]).astype(float)
    return certain(worths, left, np.stack([first, 1 - first], axis=1), scores)


def test_heat_makes_chances_true() -> None:
    """Chances that were made by some heat are found again, and then they can be trusted."""
    rng = np.random.default_rng(1)
    seen = drawn(10 * rng.standard_normal((20_000, 2)), rng.random(20_000), Outlook((2.0, 92.0)))
    outlook = fitted(seen, knots=2)
    assert outlook.heat[1] - outlook.heat[0] == pytest.approx(90, rel=0.2)
    found = calibration(foretold(seen, outlook), seen.wins)
    assert found.error < 0.02
    assert found.positions == 20_000
    assert calibration(np.full((100, 2), 0.5), np.tile([1.0, 0.0], (100, 1))).brier == pytest.approx(0.25)
    assert calibration(np.tile([0.9, 0.1], (100, 1)), np.tile([0.0, 1.0], (100, 1))).error == pytest.approx(0.9)


@pytest.mark.parametrize("by_wins", [False, True], ids=["leads", "wins"])
def test_what_an_opponent_still_gains_is_found(*, by_wins: bool) -> None:
    """The last side was worth less than what it came to, which both leads and wins show."""
    rng = np.random.default_rng(1)
    worths, left = 20 * rng.standard_normal((20_000, 2)), rng.random(20_000)
    seen = drawn(worths, left, Outlook((4.0, 60.0, 100.0), (3.0, 15.0, 40.0)))
    outlook = fitted(seen, opponent=True, by_wins=by_wins, knots=3)
    assert outlook.further == pytest.approx((3.0, 15.0, 40.0), abs=1.5)
    assert calibration(foretold(seen, outlook)[:, :1], seen.wins[:, :1]).error < 0.02
    without = calibration(foretold(seen, fitted(seen, knots=3))[:, :1], seen.wins[:, :1])
    assert without.error > 0.1


def test_a_game_that_is_over_promises_its_result() -> None:
    """On some of the tables that fit a mask it may be; no heat changes that."""
    sides = np.array([[1.0, 0.0]])
    over = Prospects(np.array([[[0.5, 0.5], [3.0, 3.0]]]), np.array([[-1.0, 0.5]]), sides, sides)
    assert foretold(over, Outlook((1.0, 1.0), (99.0, 99.0)))[0] == pytest.approx([0.25, 0.75])


def test_the_program_foretells_what_was_fitted() -> None:
    """Bots compute chances without numpy, on one table after the other."""
    knots = (3.0, 1.0, 7.0, 2.0)
    for left in (0.0, 0.1, 1 / 3, 0.9, 1.0):
        assert between(knots, left) == pytest.approx(np.interp(left, np.linspace(0, 1, 4), knots))
