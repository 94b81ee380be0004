"""The example that learns: it runs, and what it works out is right. How well it learns is in docs/environments.md."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason="PyTorch is too big for the locked requirements: pip install -e '.[learner]'")
pytestmark = pytest.mark.slow

LEARNER = Path(__file__).resolve().parents[2] / "examples" / "learner.py"


def test_it_learns_and_prints_its_curve(tmp_path: Path) -> None:
    """A few seconds give two points of a curve, with intervals, and a network in a file."""
    words = ["--minutes", "0.02", "--looks", "1", "--games", "2", "--out", str(tmp_path / "net.pt")]
    run = subprocess.run([sys.executable, str(LEARNER), *words], capture_output=True, text=True, check=True)
    share = r"\d\.\d{3} \(\d\.\d{3} to \d\.\d{3}\)"
    for line in run.stdout.splitlines():
        assert re.fullmatch(rf" *[\d.]+ min, +\d+ steps:  uniform {share}  beginner {share}", line)
    assert len(run.stdout.splitlines()) == 2
    assert (tmp_path / "net.pt").stat().st_size > 100_000


def test_gains_are_reckoned_seat_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat's next table is the next at which it acts itself; what comes after the end does not count."""
    monkeypatch.syspath_prepend(str(LEARNER.parent))
    learner: Any = __import__("learner")
    monkeypatch.setattr(learner, "LAMBDA", 0.0)
    worth = np.array([[1.0], [2.0], [4.0], [8.0]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.array([[[0.5, -0.5]], [[0, 0]], [[3, -3]], [[0, 0]]], np.float32)
    over = np.array([[False], [False], [True], [False]])
    gains = learner.advantages(worth, seats, rewards, over, np.array([16.0], np.float32), np.array([0]))
    assert gains.flatten().tolist() == [0.5 + 4 - 1, -3 - 2, 3 - 4, -16 - 8]
