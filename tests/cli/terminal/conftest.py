from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from herzog.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typed:
    """Return what runs `herzog` with some words, types lines into it, and returns what it said."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def run(*words: str, lines: tuple[str, ...] = (), code: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(words) == code
        said = capsys.readouterr()
        return said.out + said.err

    return run
