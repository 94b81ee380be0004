"""One can play against one's own bot."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.terminal.conftest import Typed

BOT = """
class Mine:
    name, looks = "mine", True
    def choose(self, masked, seat, picks, rng):
        return {}
"""


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the words that start a game against a bot in the current folder."""
    (tmp_path / "minebots.py").write_text(BOT.format("picks[0]"), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "minebots", raising=False)
    return ["play", "fourberies", "--seats", "Ana,minebots:Mine", "--seed", "3", "--lang", "en", "--file", "g.jsonl"]


def test_a_bot_of_ones_own_plays(play: list[str], typed: Typed) -> None:
    """It answers like any other, and the way back names it again, because a saved game loads no code."""
    said = " ".join(typed(*play, lines=("5", "quit")).split())
    assert "The Travel cards are revealed" in said
    assert "Pass the screen" not in said
    assert "herzog play --resume --file g.jsonl --seats Ana,minebots:Mine" in said
    again = ["play", "--resume", "--file", "g.jsonl", "--lang", "en"]
    assert "name the seats again" in typed(*again, code=2)
    said = " ".join(typed(*again, "--seats", "Ana,minebots:Mine", lines=("quit",)).split())
    assert "Pass the screen" not in said


def test_a_wrong_answer_ends_the_game_but_keeps_it(play: list[str], typed: Typed, tmp_path: Path) -> None:
    """Whoever mends the bot can go on."""
    (tmp_path / "minebots.py").write_text(BOT.format("999"), "utf-8")
    said = " ".join(typed(*play, lines=("5", "quit"), code=2).split())
    assert "bot 'mine' at seat 1 answers ChooseTravel with 999, but it may pick 8, 9, 10" in said
    assert (tmp_path / "g.jsonl").exists()
