from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest

from herzog.games import GAMES
from herzog.kernel import Record
from herzog.review import work
from herzog.review.shapes import Review
from herzog.text import LANGUAGES
from tests.review.games import played

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.terminal.conftest import Typed


judged = cache(work.judge)


@pytest.fixture(autouse=True)
def remember(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge each game once, however often it is told."""
    monkeypatch.setattr(work, "judge", judged)


@pytest.fixture(params=list(GAMES))
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the file of a whole game of two, one of whom has a name that could break a page."""
    file, whole = tmp_path / "game.jsonl", played(request.param, ("uniform", "greedy"), 3)
    header = msgspec.structs.replace(whole.header, seats=["<b>Ann", "Bo"])
    file.write_text(Record(header, whole.steps, whole.result).dumps(), "utf-8")
    return file


MINUS = "\N{MINUS SIGN}"


def reviewed(typed: Typed, file: Path, *more: str, code: int = 0) -> str:
    """Return what is said of a game at a glance."""
    return typed("review", str(file), "--depth", "glance", "--jobs", "1", *more, code=code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_reviewed_in_any_language(typed: Typed, record: Path, language: str) -> None:
    """The account of both seats and the key moments are told."""
    said = reviewed(typed, record, "--lang", language)
    assert "<b>Ann" in said
    assert said.count("Bo") > 1
    assert len(said.splitlines()) > 20


def test_the_account_is_told_so_that_it_adds_up(typed: Typed, record: Path) -> None:
    """The tenths that are shown add up to the result that is shown."""
    lines = reviewed(typed, record, "--lang", "en").splitlines()
    last = next(n for n, line in enumerate(lines) if line.strip().startswith("Lead at the end"))
    rows = [re.findall(rf"[+{MINUS}]\d+\.\d", line) for line in lines[2 : last + 1]]
    assert len(rows) == (7 if "Secret choices" in " ".join(lines[:last]) else 6)
    for column in zip(*rows, strict=True):
        tenths = [int(each.replace(MINUS, "-").replace(".", "")) for each in column]
        assert sum(tenths[:-1]) == tenths[-1]


def test_a_review_for_programs(typed: Typed, record: Path) -> None:
    """As JSON it is the same review, whole and exact."""
    found = msgspec.json.decode(reviewed(typed, record, "--json"), type=Review)
    for each in [seat.account for seat in found.seats]:
        assert each.start + each.luck + each.errors + each.others + each.reveals + each.remainder == each.result
    assert found.parts == 12_000


def test_a_review_to_keep(typed: Typed, record: Path, tmp_path: Path) -> None:
    """The page stands alone: it asks nothing of any server, and escapes the names of players."""
    assert reviewed(typed, record, "--lang", "fr", "--html", str(tmp_path / "out.html")) == ""
    page = (tmp_path / "out.html").read_text("utf-8")
    assert "&lt;b&gt;Ann" in page
    assert "<b>Ann" not in page
    assert not re.search(r"https?://|<script|<link|src=", page)
    assert page.count("<path d=") == 8  # lead and chance of both, and a sample of each line
    assert '<html lang="fr">' in page


def test_a_running_game_is_not_reviewed(typed: Typed, record: Path) -> None:
    """What is not over is refused in a sentence."""
    whole = Record.loads(record.read_text("utf-8"))
    record.write_text(Record(whole.header, whole.steps[:40]).dumps(), "utf-8")
    assert "this game is not over after step 40" in reviewed(typed, record, code=2)


def test_a_broken_file_is_named(typed: Typed, record: Path) -> None:
    """A line that was changed is named; another component set, too."""
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join([*lines[:20], *lines[21:]]), "utf-8")
    assert "line 21 was changed" in reviewed(typed, record, code=2)
    whole = played("fourberies", ("uniform", "greedy"), 3)
    header = msgspec.structs.replace(whole.header, pack="0123456789abcdef")
    record.write_text(Record(header, whole.steps, whole.result).dumps(), "utf-8")
    assert "played with component set 0123456789abcdef" in reviewed(typed, record, code=2)
