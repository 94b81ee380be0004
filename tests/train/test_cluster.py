"""A training on a cluster leaves what one machine leaves. Skipped where Ray is not installed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from herzog.cli import main

SRC = Path(__file__).resolve().parents[2] / "src"
SMALL = ["train", "lacrimosa", "--generations", "1", "--games", "60", "--deals", "2", "--out"]
needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed here: pip install -e '.[cluster]'"
)


def train(folder: Path, *words: str) -> None:
    """Train in a process of its own: Ray warns, and starts others."""
    command = [sys.executable, "-m", "herzog", *SMALL, str(folder), *words]
    run = subprocess.run(command, cwd=SRC, capture_output=True, text=True, check=False, env={**os.environ})
    assert run.returncode == 0, run.stderr


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files of a training."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@needs_ray
@pytest.mark.slow
def test_equal_seeds_give_equal_files(tmp_path: Path) -> None:
    """Games, weights, verdicts and card, byte for byte; and what was lost is played again, alike, on either."""
    here, there = tmp_path / "here", tmp_path / "there"
    train(here, "--jobs", "1")
    train(there, "--cluster", "local")
    found = contents(here)
    assert contents(there) == found
    lost = [name for name in found if name.endswith(("games-000050.msgpack", "verdict.json", "card.md"))]
    assert len(lost) == 3
    for name in lost:
        (there / name).unlink()
    train(there, "--cluster", "local")
    assert contents(there) == found


def test_here_or_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Both a number of processes and a cluster is refused."""
    assert main([*SMALL, str(tmp_path), "--cluster", "auto", "--jobs", "2"]) == 2
    assert "use only one of --jobs and --cluster" in " ".join(capsys.readouterr().err.replace("│", " ").split())
