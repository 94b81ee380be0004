"""Finished games as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from pyarrow import parquet

from herzog.cli import main
from herzog.envs.numbering import Numbering
from herzog.games import GAMES
from herzog.kernel import CHANCE, Record

if TYPE_CHECKING:
    from pathlib import Path


pytestmark = pytest.mark.slow


@pytest.fixture
def played(tmp_path: Path) -> list[Path]:
    """Return records of two games of each."""
    for game in GAMES:
        words = ["simulate", game, "--seats", "uniform,uniform", "--games", "2", "--records", str(tmp_path / "records")]
        assert main([*words, "--jobs", "1"]) == 0
    return sorted((tmp_path / "records").iterdir())


def test_games_are_written_whole(played: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every game has a row, and every decision with more than one thing to do says what could be done and was."""
    assert main(["export", *map(str, played), "--out", str(tmp_path / "out")]) == 0
    games = parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    decisions = parquet.read_table(tmp_path / "out" / "decisions.parquet").to_pylist()
    assert f"Wrote {len(games)} games with {len(decisions)} decisions to" in capsys.readouterr().out
    records = {file.stem: Record.loads(file.read_text("utf-8")) for file in played}
    assert {row["record"]: row["scores"] for row in games} == {
        name: record.result.scores for name, record in records.items() if record.result
    }
    for row in decisions:
        steps = records[row["record"]].steps
        assert steps[row["step"] - 1] == (row["seat"], row["ask"], row["pick"])
        assert row["seat"] != CHANCE
        assert row["actions"][row["picks"].index(row["pick"])] == row["action"]
        assert len(row["picks"]) > 1
        assert np.isfinite(row["observation"]).all()
    by_game = {game: Numbering(GAMES[game], GAMES[game].load()) for game in GAMES}
    first = decisions[0]
    game = records[first["record"]].header.game
    assert by_game[game].meanings[first["action"]].ask == first["ask"]


def test_what_cannot_be_exported_says_why(
    played: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that is not over is left out and named; a broken record is refused with its line."""
    whole = played[0].read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "half.jsonl").write_text("".join(whole[: len(whole) // 2]), "utf-8")
    assert main(["export", str(tmp_path / "half.jsonl"), "--out", str(tmp_path / "out")]) == 0
    said = capsys.readouterr()
    assert "half.jsonl: not finished, left out" in said.err
    assert "0 games with 0 decisions" in said.out
    (tmp_path / "broken.jsonl").write_text("".join([whole[0], "[1, 2]\n", *whole[2:]]), "utf-8")
    assert main(["export", str(tmp_path / "broken.jsonl"), "--out", str(tmp_path / "out")]) == 2
    assert "herzog: " in capsys.readouterr().err
