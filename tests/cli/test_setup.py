from __future__ import annotations

import sys
from pathlib import Path

import pytest

from herzog.cli.setup import data_folder


@pytest.mark.parametrize(
    ("platform", "folder"),
    [("linux", "xdg/herzog"), ("darwin", "Library/Application Support/herzog"), ("win32", "local/herzog")],
)
def test_where_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, folder: str) -> None:
    """Where each system keeps such things."""
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / folder
