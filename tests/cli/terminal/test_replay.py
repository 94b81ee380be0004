from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import msgspec
import pytest

from herzog.games import GAMES
from herzog.kernel import Record
from herzog.text import LANGUAGES
from tests.cli.terminal.person import Person
from tests.games.stored import stored
from tests.text.positions import positions

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.terminal.conftest import Typed

pytestmark = pytest.mark.slow


@pytest.fixture(params=list(GAMES))
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the file of a whole game of two."""
    *_, last = positions(request.param, 2, 5)
    match, file = last.match, tmp_path / "game.jsonl"
    file.write_text(match.record.dumps(), "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told(typed: Typed, record: Path, language: str) -> None:
    """Without a terminal the whole game is printed, in any language."""
    said = typed("replay", str(record), "--lang", language)
    assert len(said) > 10_000


def test_a_moment_of_a_record(typed: Typed, record: Path) -> None:
    """The table after a step, as a spectator or as a seat; beyond the end is the end."""
    watched = typed("replay", str(record), "--at", "60", "--lang", "en")
    assert watched.startswith("Move 60 of ")
    seated = typed("replay", str(record), "--at", "60", "--seat", "2", "--lang", "en")
    assert seated.splitlines()[0] == watched.splitlines()[0]
    assert typed("replay", str(record), "--at", "60", "--seat", "bo", "--lang", "en") == seated
    assert typed("replay", str(record), "--at", "0", "--lang", "en").startswith("Before the first move of ")
    assert typed("replay", str(record), "--at", "99999", "--lang", "en") != watched


def test_a_record_as_a_seat_saw_it(typed: Typed, record: Path) -> None:
    """A seat is spoken to and sees its own cards; a spectator is not, and sees none."""
    told = "You draw" if "lacrimosa" in record.read_text("utf-8").splitlines()[0] else "You draw a Secret Request"
    assert told in " ".join(typed("replay", str(record), "--seat", "Ana", "--lang", "en").split())
    assert "You " not in typed("replay", str(record), "--lang", "en")


def test_a_seat_that_is_not_there(typed: Typed, record: Path) -> None:
    """The answer says who sits there."""
    assert "there is no 'Eve' at this table; choose from 1 Ana, 2 Bo." in typed(
        "replay", str(record), "--seat", "Eve", code=2
    )


def test_a_record_of_an_older_set(typed: Typed, tmp_path: Path) -> None:
    """A game played with set 1 of Lacrimosa is shown with set 1, and an unfinished one is gone on with."""
    file, played = tmp_path / "old.jsonl", stored("lacrimosa-2-set-1-greedy")
    file.write_text(played.dumps(), "utf-8")
    assert typed("replay", str(file), "--at", "474", "--lang", "en").startswith("Move 474 of 474")
    file.write_text(stored("lacrimosa-2-set-1-greedy", 200).dumps(), "utf-8")
    assert "Lacrimosa, after move 200." in typed("play", "--resume", "--file", str(file), "--lang", "en")


def test_a_record_of_somebodys_own_set(typed: Typed, tmp_path: Path) -> None:
    """Without that set it is refused, to go on with as well as to look at; the way out is --pack."""
    file, played = tmp_path / "own.jsonl", stored("lacrimosa-2-random")
    header = msgspec.structs.replace(played.header, pack="0123456789abcdef")
    file.write_text(Record(header, played.steps).dumps(), "utf-8")
    for command in (["replay", str(file)], ["play", "--resume", "--file", str(file)]):
        said = " ".join(typed(*command, code=2).split())
        assert "--pack: this was played with component set 0123456789abcdef, not with a built-in one" in said
    folder = str(GAMES["lacrimosa"].data)
    said = " ".join(typed("replay", str(file), "--pack", folder, code=2).split())
    assert f"not with the one in {folder}; name the folder of that set." in said


def test_a_game_with_a_set_of_ones_own_goes_on(typed: Typed, tmp_path: Path) -> None:
    """The command that is shown for going on names the set, so it works as it stands."""
    pack, file = tmp_path / "mine", tmp_path / "game.jsonl"
    shutil.copytree(GAMES["lacrimosa"].data, pack)
    board = pack / "board.toml"
    board.write_text(board.read_text("utf-8").replace('version = "3"', 'version = "mine"'), "utf-8")
    seats = ("--seats", "Ana,uniform", "--seed", "1", "--lang", "en")
    said = typed("play", "lacrimosa", *seats, "--file", str(file), "--pack", str(pack))
    command = f"play --resume --file {file} --pack {pack}"
    assert "".join(command.split()) in "".join(said.split())  # a long path goes over the end of a line
    assert "Lacrimosa, after move" in typed(*command.split(), "--lang", "en")


def test_a_damaged_record(typed: Typed, record: Path) -> None:
    """The line that is wrong is named."""
    text = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(text[:10] + text[11:]), "utf-8")
    assert "line 11 was changed" in typed("replay", str(record), code=2)
    record.write_bytes(b"\xff\xfe")
    assert "it is not text" in typed("replay", str(record), code=2)


def test_forwards_and_back(record: Path, tmp_path: Path) -> None:
    """On a terminal a record is turned like a book."""
    end = "q quit\n"
    with Person(tmp_path, "replay", str(record), "--at", "5", "--lang", "en", rows=60) as reader:
        assert "Move 5 of " in reader.wait(end)
        for key, step in (("n", 6), (" ", 7), ("\x1b[C", 8), ("p", 7), ("\x1b[D", 6), ("\x1b[B", 16), ("\x1b[A", 6)):
            assert f"Move {step} of " in reader.press(key, end)
        assert "Before the first move of" in reader.press("a", end)
        assert "Before the first move of" in reader.press("p", end)
        last = reader.press("e", end)
        assert reader.press("n", end) == last
        reader.press("x", end)
        reader.press("q", "never")
        assert reader.code == 0


def test_why_a_step_was_played(record: Path, tmp_path: Path) -> None:
    """Once the game is over a key says why, of any step that was a choice."""
    end = "q quit\n"
    with Person(tmp_path, "replay", str(record), "--at", "40", "--lang", "en", rows=60) as reader:
        reader.wait(end)
        said = [reader.press("w", end) + reader.press("n", end) for _ in range(12)]
        assert any("Next best: " in each and re.search("(Ana|Bo) – .*[.]", each) for each in said)
        assert any("There was nothing to compare." in each for each in said)
        assert "There was nothing to compare." in reader.press("a", end) + reader.press("w", end)


def test_no_why_while_the_game_goes_on(record: Path, tmp_path: Path) -> None:
    """Reasons would show what is still hidden."""
    played = Record.loads(record.read_text("utf-8"))
    record.write_text(Record(played.header, played.steps[:60]).dumps(), "utf-8")
    with Person(tmp_path, "replay", str(record), "--at", "50", "--lang", "en", rows=60) as reader:
        reader.wait("q quit\n")
        said = reader.press("w", "q quit\n")
        assert "Bots explain themselves only when the game is over" in said
        assert "Next best" not in said
