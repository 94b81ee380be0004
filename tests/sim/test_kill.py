"""Runs that are killed, as by a power cut: the same command goes on, and the result is that of an unbroken run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from tests.waiting import until

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


def killed_when(folder: Path, pattern: str, least: int, words: list[str]) -> None:
    """Give a command, and kill all its processes as soon as *folder* holds *least* lines or files of *pattern*."""
    with subprocess.Popen([sys.executable, "-m", "herzog", *words], cwd=ROOT / "src", start_new_session=True) as run:
        while sum(file.read_bytes().count(b"\n") or 1 for file in folder.glob(pattern)) < least:
            assert run.poll() is None, "it was over before it could be killed"
            sleep(0.02)
        os.killpg(run.pid, signal.SIGKILL)


def carried_out(words: list[str]) -> None:
    """Give a command and wait."""
    subprocess.run([sys.executable, "-m", "herzog", *words], cwd=ROOT / "src", check=True)


def test_a_killed_report_comes_out_the_same(tmp_path: Path) -> None:
    """Killed twice, by the journal it kept."""
    words = ["report", "fourberies", "--players", "2", "--games", "10", "--bot", "beginner", "--jobs", "2"]
    again = [*words, "--journal", str(tmp_path / "run.jsonl"), "--out", str(tmp_path / "again.html")]
    killed_when(tmp_path, "run.jsonl", 3, again)
    killed_when(tmp_path, "run.jsonl", 6, again)
    carried_out(again)
    carried_out([*words, "--out", str(tmp_path / "unbroken.html")])
    assert (tmp_path / "again.html").read_bytes() == (tmp_path / "unbroken.html").read_bytes()


def test_a_killed_training_comes_out_the_same(tmp_path: Path) -> None:
    """Killed when the first generation has its network, and when it has its verdict: the second learns the same."""
    small = ["train", "fourberies", "--generations", "2", "--games", "10", "--deals", "2", "--jobs", "1", "--out"]
    again, unbroken = tmp_path / "again", tmp_path / "unbroken"
    killed_when(again, "0/net.npz", 1, [*small, str(again)])
    killed_when(again, "0/verdict.json", 1, [*small, str(again)])
    carried_out([*small, str(again)])
    carried_out([*small, str(unbroken)])
    for name in ("card.md", "0/net.npz", "1/net.npz", "1/verdict.json"):
        assert (again / name).read_bytes() == (unbroken / name).read_bytes(), name


def test_no_process_outlives_a_killed_run() -> None:
    """Whoever kills the command itself leaves no idle processes behind."""
    words = ["simulate", "fourberies", "--seats", "greedy,greedy,greedy", "--games", "500", "--jobs", "2"]
    with subprocess.Popen([sys.executable, "-m", "herzog", *words], cwd=ROOT / "src", start_new_session=True) as run:
        until(lambda: len(group(run.pid)) > 2)
        run.kill()
    until(lambda: not group(run.pid))


def group(leader: int) -> list[int]:
    """Return all processes of a group that run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, belongs = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:  # it has just ended
            continue
        if int(belongs) == leader and state != "Z":
            found.append(int(stat.parent.name))
    return found
