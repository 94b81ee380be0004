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
    assert language != "fr" or not re.search(r"\w: ", said)  # a colon stands apart there
    assert len(said.splitlines()) > 20


def test_the_account_is_told_so_that_it_adds_up(typed: Typed, record: Path) -> None:
    """The tenths that are shown add up to the result that is shown."""
    lines = reviewed(typed, record, "--lang", "en").splitlines()
    first = lines.index("The breakdown") + 2
    last = next(n for n, line in enumerate(lines) if line.strip().startswith("Lead at the end"))
    rows = [re.findall(rf"[+{MINUS}]\d+\.\d", line) for line in lines[first : last + 1]]
    assert len(rows) == (7 if "Secret choices" in " ".join(lines[:last]) else 6)
    for column in zip(*rows, strict=True):
        tenths = [int(each.replace(MINUS, "-").replace(".", "")) for each in column]
        assert sum(tenths[:-1]) == tenths[-1]


def test_moves_have_the_numbers_of_the_replay(typed: Typed, record: Path) -> None:
    """Whoever looks up a mistake with `herzog replay --at` finds the move that was made, not the one before it."""
    steps = Record.loads(record.read_text("utf-8")).steps
    told = re.findall(rf"(?m)^Move (\d+)  {MINUS}\S+  (<b>Ann|Bo): ", reviewed(typed, record, "--lang", "en"))
    assert told
    assert [("<b>Ann", "Bo")[steps[int(n) - 1].seat] for n, _ in told] == [name for _, name in told]


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
    assert "\N{NARROW NO-BREAK SPACE}: Bilan de la partie</h1>" in page


def test_a_page_shows_the_table_of_every_key_moment(typed: Typed, record: Path, tmp_path: Path) -> None:
    """As the seat knew it that the moment is about, so that nobody needs the program to understand a mistake."""
    reviewed(typed, record, "--lang", "en", "--html", str(tmp_path / "out.html"))
    page = (tmp_path / "out.html").read_text("utf-8")
    moments = re.findall(r"<li><p>Move .*?</details></li>", page, re.DOTALL)
    assert len(moments) == page.count("<li><p>Move ") > 5
    for moment in moments:
        assert re.search(r"<summary>The table as (&lt;b&gt;Ann|Bo) sees it</summary><h3>", moment)
        assert moment.count("<li>") > 10


def test_first_comes_how_the_game_ended(typed: Typed, record: Path) -> None:
    """Whoever reads why wants to be sure of what first: who made how many points."""
    whole = Record.loads(record.read_text("utf-8"))
    assert whole.result
    ana, bo = whole.result.scores[:2]
    assert reviewed(typed, record, "--lang", "en").splitlines()[1].strip() == f"<b>Ann ({ana}) · Bo ({bo})"


def test_how_to_look_at_a_moment(typed: Typed, record: Path) -> None:
    """The command stands below the moments, as it can be typed."""
    last = reviewed(typed, record, "--lang", "en").rstrip().split("To see the table after move N:")[-1]
    assert "".join(last.split()) == f"herzogreplay{record}--atN"  # a long path goes over the end of a line


def test_no_place_for_a_page(typed: Typed, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is said before minutes of thinking, not after them; a game that cannot be reviewed leaves no page."""
    monkeypatch.setattr(work, "judge", None)
    assert "No such file" in reviewed(typed, record, "--html", str(tmp_path / "nowhere" / "out.html"), code=2)
    whole = Record.loads(record.read_text("utf-8"))
    record.write_text(Record(whole.header, whole.steps[:40]).dumps(), "utf-8")
    reviewed(typed, record, "--html", str(tmp_path / "out.html"), code=2)
    assert not (tmp_path / "out.html").exists()


def test_a_running_game_is_not_reviewed(typed: Typed, record: Path) -> None:
    """What is not over is refused in a sentence."""
    whole = Record.loads(record.read_text("utf-8"))
    record.write_text(Record(whole.header, whole.steps[:40]).dumps(), "utf-8")
    assert "this game is not over after move 40" in reviewed(typed, record, code=2)


def test_a_broken_file_is_named(typed: Typed, record: Path) -> None:
    """A line that was changed is named; another component set, too."""
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join([*lines[:20], *lines[21:]]), "utf-8")
    assert "line 21 was changed" in reviewed(typed, record, code=2)
    whole = played("fourberies", ("uniform", "greedy"), 3)
    header = msgspec.structs.replace(whole.header, pack="0123456789abcdef")
    record.write_text(Record(header, whole.steps, whole.result).dumps(), "utf-8")
    assert "played with component set 0123456789abcdef" in reviewed(typed, record, code=2)
