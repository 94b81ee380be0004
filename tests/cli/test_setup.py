from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from herzog.cli.setup import data_folder

if TYPE_CHECKING:
    from pathlib import Path

linux = pytest.mark.skipif(sys.platform != "linux", reason="says where Linux keeps games")


@linux
@pytest.mark.parametrize("unset", [None, ""])
def test_games_are_kept_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unset: str | None) -> None:
    """Where they have always been, so that a new version finds them."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if unset is not None:
        monkeypatch.setenv("XDG_DATA_HOME", unset)
    assert data_folder() == tmp_path / ".local" / "share" / "herzog"


@linux
def test_games_are_kept_where_a_person_wants_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system lets everybody say where data go."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "herzog"
