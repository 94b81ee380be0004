"""A cluster plays what one machine plays. Where Ray is not installed, only that is said, and tested."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from herzog.cli import main

SRC = Path(__file__).resolve().parents[2] / "src"
needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed here: pip install -e '.[cluster]'"
)


def herzog(*words: str) -> str:
    """Return what the program prints, in a process of its own: Ray warns, and starts others."""
    command = [sys.executable, "-m", "herzog", *words]
    run = subprocess.run(command, cwd=SRC, capture_output=True, text=True, check=False, env={**os.environ})
    assert run.returncode == 0, run.stderr
    return run.stdout


def timeless(text: str) -> Any:
    """Return a report without what the clock decides."""
    return {name: value for name, value in json.loads(text).items() if "second" not in name}


@needs_ray
@pytest.mark.slow
def test_simulate(tmp_path: Path) -> None:
    """Equal seeds give equal reports, records and rows, in equal order."""
    words = ["simulate", "fourberies", "--seats", "beginner,uniform,uniform", "--games", "30", "--seed", "5", "--json"]
    files = [tmp_path / name for name in ("here", "there")]
    written = [["--records", str(file), "--csv", f"{file}.csv"] for file in files]
    here = herzog(*words, *written[0], "--jobs", "1")
    there = herzog(*words, *written[1], "--cluster", "local")
    assert timeless(there) == timeless(here)
    records = [{each.name: each.read_bytes() for each in file.iterdir()} for file in files]
    assert records[0] == records[1]
    assert len(records[0]) == 30
    assert Path(f"{files[0]}.csv").read_text() == Path(f"{files[1]}.csv").read_text()


@needs_ray
@pytest.mark.slow
def test_ladder_and_report(tmp_path: Path) -> None:
    """A run of several parts joins the cluster once; a page made from its games is the same."""
    words = ["ladder", "fourberies", "--bots", "uniform,beginner,uniform", "--games", "4"]
    assert herzog(*words, "--cluster", "local") == herzog(*words, "--jobs", "1")
    pages = [tmp_path / name for name in ("here.html", "there.html")]
    words = ["report", "fourberies", "--bot", "uniform", "--players", "2", "--games", "10"]
    herzog(*words, "--out", str(pages[0]), "--jobs", "1")
    herzog(*words, "--out", str(pages[1]), "--cluster", "local")
    assert pages[0].read_bytes() == pages[1].read_bytes()


SIMULATE = ["simulate", "fourberies", "--games", "2"]


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "somewhere", "127.0.0.1:x"])
def test_no_cluster_there(capsys: pytest.CaptureFixture[str], address: str) -> None:
    """One sentence says so, soon, and how to start one."""
    assert main([*SIMULATE, "--cluster", address]) == 2
    assert f"no cluster answers at '{address}'" in " ".join(capsys.readouterr().err.split())


def test_no_ray(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says what to install."""
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*SIMULATE, "--cluster", "auto"]) == 2
    assert "pip install -e '.[cluster]'" in capsys.readouterr().err


def test_here_or_there(capsys: pytest.CaptureFixture[str]) -> None:
    """Both a number of processes and a cluster is refused."""
    assert main([*SIMULATE, "--cluster", "auto", "--jobs", "2"]) == 2
    assert "use only one of --jobs and --cluster" in " ".join(capsys.readouterr().err.replace("│", " ").split())
