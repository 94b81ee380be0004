from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from herzog.cli import data, setup
from herzog.kernel.pack import fingerprint

if TYPE_CHECKING:
    from pathlib import Path

CARDS = """
version = "1.2"

[[cards]]
id = "owl"
cost = 3
name = { en = "Owl", fr = "Hibou" }
source = "rulebook"

[[cards]]
id = "cat"
cost = 2
name = { en = "Cat", fr = "Chat" }
source = "reconstructed"
known = ["name.fr"]
"""
BOARD = '[track]\nspaces = 6\nsource = "reconstructed"\n'


def game(folder: Path, files: dict[str, str]) -> Any:
    """Return a game that is nothing but components: *files*, written to *folder*."""
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")

    def load(pack: Path | None = None) -> Any:
        return SimpleNamespace(version="1.2", hash=fingerprint(pack or folder, files))

    return SimpleNamespace(name=folder.name, data=folder, files=tuple(files), load=load)


@pytest.fixture
def chest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Put two small games in the place of the real ones and return the first."""
    games = {
        "chest": game(tmp_path / "chest", {"cards.toml": CARDS, "board.toml": BOARD}),
        "dice": game(tmp_path / "dice", {"board.toml": BOARD, "dice.toml": BOARD}),
    }
    for module in (data, setup):
        monkeypatch.setattr(module, "games", lambda: games)
    return games["chest"]
