from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import pytest

from herzog.cli import main
from herzog.games import GAMES
from herzog.kernel import Record, replay
from herzog.kernel.record import Result
from herzog.sim.arena import Job, Played, Run, play, schedule, simulate
from herzog.sim.ladder import pairs
from herzog.sim.statistics import mean_interval, share_interval

if TYPE_CHECKING:
    from pathlib import Path

MIXED = Run("fourberies", ("beginner", "uniform", "uniform"), 6, 3, {})


def test_different_bots_change_seats_on_the_same_deals() -> None:
    """Each deal is played once for every way round the table; a run of equals has a new deal each game."""
    jobs = schedule(MIXED)
    assert [job.turned for job in jobs] == [0, 1, 2, 0, 1, 2]
    assert len({job.seed for job in jobs}) == 2
    alike = schedule(MIXED._replace(bots=("uniform",) * 3))
    assert {job.turned for job in alike} == {0}
    assert len({job.seed for job in alike}) == 6


@pytest.mark.slow
def test_a_result_is_in_the_order_of_the_run() -> None:
    """Wherever the bots sat, and with an opponent of the game's own behind them."""
    for job in schedule(MIXED)[:3]:
        played = play(job)
        names = played.record.header.seats
        assert names[job.turned] == "beginner"
        assert played.record.result is not None
        assert played.result().scores[0] == played.record.result.scores[names.index("beginner")]
    solo = play(schedule(Run("lacrimosa", ("uniform",), 1, 3, {}))[0])
    assert solo.result() == solo.record.result


def test_ties_share_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a win each, and the rates add up to one."""

    def tied(job: Job) -> Played:
        record, decisions = play(job)[1:]
        record.result = Result([7, 7, 3], [1, 1, 3])
        return Played(job, record, decisions)

    monkeypatch.setattr("herzog.sim.arena.play", tied)
    report = simulate(MIXED._replace(bots=("uniform",) * 3, games=2), lambda _n, _played: None)
    assert [seat.wins for seat in report.seats] == [1, 1, 0]
    assert [seat.win_rate for seat in report.seats] == [0.5, 0.5, 0]


@pytest.mark.slow
def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """The result does not depend on the number of jobs."""
    words = ["simulate", "fourberies", "--seats", "beginner,uniform", "--games", "4", "--json"]
    found = []
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs]) == 0
        found.append(json.loads(capsys.readouterr().out)["seats"])
    assert found[0] == found[1]


def test_tables_and_records_of_a_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each bot and game, which agrees with the records."""
    table, records = tmp_path / "games.csv", tmp_path / "records"
    words = ["--seats", "uniform,beginner", "--games", "4", "--csv", str(table), "--records", str(records)]
    assert main(["simulate", "fourberies", *words]) == 0
    assert "beginner" in capsys.readouterr().out
    with table.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 8
    game = GAMES["fourberies"]
    for n, file in enumerate(sorted(records.iterdir())):
        record = Record.loads(file.read_text("utf-8"))
        scores = game.scores(replay(game, record, game.load()))
        for row in rows[2 * n : 2 * n + 2]:
            assert record.header.seats[int(row["seat"])] == row["bot"]
            assert scores[int(row["seat"])] == int(row["points"])


@pytest.mark.slow
def test_a_ladder_is_a_table_for_the_docs(capsys: pytest.CaptureFixture[str]) -> None:
    """Each bot against the one before it, line by line in Markdown."""
    assert main(["ladder", "fourberies", "--bots", "uniform,beginner", "--games", "4", "--players", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("| beginner | uniform | 4 | ")
    assert len({line.count("|") for line in lines}) == 1


def test_who_meets_whom() -> None:
    """One of the stronger among the weaker; alone where the game has an opponent of its own."""
    assert pairs(["a", "b", "c"], 2) == [("b", "a"), ("c", "b")]
    assert pairs(["a", "b"], 4) == [("b", "a", "a", "a")]
    assert pairs(["a", "b"], 1) == [("a",), ("b",)]


def test_intervals() -> None:
    """Wilson's interval by the book, and the usual one of a mean."""
    low, high = share_interval(15, 20)
    assert (low, high) == pytest.approx((0.531, 0.888), abs=0.001)
    assert share_interval(20, 20)[1] == pytest.approx(1)
    assert share_interval(20, 20)[0] < 1
    low, high = mean_interval([1, 3])
    assert (low, high) == pytest.approx((0.04, 3.96))
