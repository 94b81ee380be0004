"""A run that was stopped goes on where it stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

import pytest

from herzog.cli import main
from herzog.sim import arena, pool
from herzog.sim.arena import Run, schedule, simulate
from herzog.sim.journal import Journal, program
from tests.waiting import WAIT, until

if TYPE_CHECKING:
    from herzog.sim.arena import Job, Played

ROOT = Path(__file__).resolve().parents[2]
RUN = Run("fourberies", ("uniform", "beginner"), 6, 3, {})


class Stopped(Exception):
    """Somebody pressed Ctrl-C."""


def stop_after(games: int, file: Path) -> None:
    """Play RUN with a journal and stop after *games* games."""

    def after(n: int, _played: Played) -> None:
        if n + 1 == games:
            raise Stopped

    with pytest.raises(Stopped):
        simulate(RUN, after, 1, Journal(file))


def seats(file: Path | None) -> object:
    """Return the results of RUN."""
    return simulate(RUN, lambda _n, _played: None, 1, Journal(file)).seats


def test_a_stopped_run_goes_on_and_ends_as_if_it_had_not_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what is missing is played; the half-written line of a killed process is played again."""
    file, played = tmp_path / "run.jsonl", list[int]()
    stop_after(4, file)
    file.write_bytes(file.read_bytes()[:-5])

    def counted(job: Job) -> Played:
        played.append(schedule(RUN).index(job))
        return play(job)

    play = arena.play
    monkeypatch.setattr(arena, "play", counted)
    assert seats(file) == seats(None)
    assert played[:3] == [3, 4, 5]  # what was missing; then all of them, without the journal
    assert len(played) == 3 + RUN.games


def test_another_run_does_not_take_games_from_the_journal(tmp_path: Path) -> None:
    """Each game is kept under all that decides it."""
    journal = tmp_path / "run.jsonl"
    stop_after(6, journal)
    kept = Journal(journal)
    assert all(job in kept for job in schedule(RUN))
    for other in (RUN._replace(seed=4), RUN._replace(bots=("beginner", "uniform")), RUN._replace(options={"x": "y"})):
        assert not any(job in kept for job in schedule(other))


def test_games_of_other_rules_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Half a run by one program and half by another would say nothing."""
    file = tmp_path / "run.jsonl"
    file.write_text(program() + "!\n", "utf-8")
    assert main(["simulate", "fourberies", "--games", "2", "--journal", str(file)]) == 2
    assert "played with other rules or bots; name another file" in capsys.readouterr().err


def test_results_come_in_order_from_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """From this process at first, then from the others."""
    monkeypatch.setattr(pool, "SOON", 0.0)
    assert pool.cores() >= 1
    assert list(pool.run(abs, [-3, 2, -1], 2)) == [3, 2, 1]


def is_deaf(_: int) -> bool:
    """Return whether this process does not hear Ctrl-C."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_ctrl_c_is_for_one_process_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others do not hear it, from their beginning: none tells of it at length while all are being stopped."""
    monkeypatch.setattr(pool, "SOON", 0.0)
    assert list(pool.run(is_deaf, [0, 1], 2)) == [True, True]
    assert not is_deaf(0)


@pytest.mark.slow
def test_ctrl_c_ends_all_processes_with_a_sentence(tmp_path: Path) -> None:
    """What was played is in the journal, and nothing goes on in the background."""
    journal = tmp_path / "run.jsonl"
    words = ["simulate", "fourberies", "--seats", "greedy,greedy", "--games", "500", "--jobs", "2"]
    command = [sys.executable, "-m", "herzog", *words, "--journal", str(journal)]
    # Background jobs of a shell ignore Ctrl-C, and what they start does too, unless told otherwise.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, cwd=ROOT / "src", stderr=subprocess.PIPE, text=True, start_new_session=True) as run:
        while run.poll() is None and (not journal.exists() or journal.read_text("utf-8").count("\n") < 4):
            sleep(0.2)
        os.killpg(run.pid, signal.SIGINT)
        try:
            _, said = run.communicate(timeout=WAIT)
        finally:
            run.kill()
    assert run.returncode == 130
    assert said.startswith("herzog: stopped after ")
    assert len(Journal(journal)) >= 3
    until(lambda: is_gone(run.pid))


def is_gone(group: int) -> bool:
    """Return whether all processes of a *group* have ended."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False
