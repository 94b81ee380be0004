"""`herzog simulate`, as its user runs it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
import typer

from herzog.cli import main
from herzog.cli.simulate import progress
from herzog.games import GAMES
from herzog.kernel import Record, replay

if TYPE_CHECKING:
    from pathlib import Path

THREE = ["simulate", "fourberies", "--seats", "uniform,uniform,uniform", "--games", "20", "--seed", "7", "--json"]


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """Run simulate and return its JSON without what the clock decides."""
    assert main([*THREE, *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found.pop("seconds") > 0
    assert found.pop("games_per_second") > 0
    assert found.pop("decisions_per_second") > 0
    return found


def test_equal_seeds_give_equal_results(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The same run twice, once with records, sums up the same; another seed does not."""
    first = report(capsys)
    assert first == report(capsys, "--records", str(tmp_path))
    assert first != report(capsys, "--seed", "8")
    assert first["games"] == 20
    assert [seat["bot"] for seat in first["seats"]] == ["uniform"] * 3
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(20, abs=0.01)


def test_records_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Each game is written as a record that replays to its scores."""
    means = [seat["mean"] for seat in report(capsys, "--records", str(tmp_path))["seats"]]
    records = [Record.loads(file.read_text("utf-8")) for file in sorted(tmp_path.iterdir())]
    game = GAMES["fourberies"]
    scores = [game.scores(replay(game, record, game.load())) for record in records]
    assert [sum(each) / 20 for each in zip(*scores, strict=True)] == pytest.approx(means, abs=0.001)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "unknown game 'chess'"),
        (["fourberies", "--seats", "uniform"], "fourberies is for 2 to 5 players, not 1"),
        (["fourberies", "--seats", "uniform,genius"], "unknown bot 'genius'; choose from uniform"),
        (["fourberies", "--option", "luck"], "'luck' is not of the form NAME=VALUE"),
        (["fourberies", "--option", "luck=1"], "fourberies has no option 'luck'"),
        (["fourberies", "--seats", "uniform,json:JSONDecoder"], "'json:JSONDecoder': it has no name and no looks"),
        (["fourberies", "--seats", "uniform,search:deep"], "'deep' is no budget; write search:N"),
    ],
)
def test_wrong_words_get_one_sentence(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Errors say what is wrong and what there is, with exit code 2."""
    assert main(["simulate", *words]) == 2
    assert says in capsys.readouterr().err


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the result is a table and a line of rates."""
    assert main(["simulate", "fourberies", "--games", "2"]) == 0
    shown = capsys.readouterr().out
    assert "uniform" in shown
    assert "decisions/s" in shown


def test_a_stopped_run_says_so_on_a_line_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """On a terminal the message comes once the bar is gone; it used to be written behind the bar."""
    monkeypatch.setenv("FORCE_COLOR", "1")  # rich takes this for a terminal

    def play_and_stop() -> None:
        with progress("lacrimosa", 3) as advance:
            advance()
            raise KeyboardInterrupt

    with pytest.raises(typer.Exit):
        play_and_stop()
    said = "herzog: stopped after 1 of 3 games; with --journal FILE, the same command resumes from there\n"
    assert capfd.readouterr().err.endswith(f"\x1b[2K{said}")


def test_a_stopped_review_does_not_promise_to_resume(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Only commands with a journal, and training, go on where they were stopped."""
    assert main(["simulate", "fourberies", "--games", "1", "--records", str(tmp_path)]) == 0

    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("herzog.sim.pool.run", stop)
    (file,) = tmp_path.iterdir()
    assert main(["review", str(file), "--depth", "glance"]) == 130
    assert "parts of the review; the same command starts over\n" in capsys.readouterr().err
