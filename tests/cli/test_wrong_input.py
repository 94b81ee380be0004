"""Whatever is wrong on the command line is one sentence that says what and where, and never a traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.cli import main
from herzog.kernel import Record

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a working folder with a folder, a record cut short, and files that are no records."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "brace.jsonl").write_text("{", "utf-8")
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe")
    return tmp_path


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play chess", "Invalid value for GAME: unknown game 'chess'; choose from fourberies, lacrimosa."),
        ("play fourberies --seats A,B,C,D,E,F", "fourberies is for 2 to 5 players, not 6"),
        ("play fourberies --clock -1+5", "'-1+5' is not of the form 30+60"),
        ("play fourberies --pack folder", "board.toml: this file is missing from folder"),
        ("play fourberies --lang xx", "unknown language 'xx'; choose from en, fr, pl, ru."),
        ("play fourberies --file folder", "Invalid value for '--file': file 'folder' is a directory."),
        ("play --resume --file nowhere.jsonl", "nowhere.jsonl: No such file or directory"),
        ("play --resume --file brace.jsonl", "brace.jsonl: header: line 1 is cut short or is not a record line"),
        ("replay nowhere.jsonl", "file 'nowhere.jsonl' does not exist."),
        ("replay folder", "file 'folder' is a directory."),
        ("replay brace.jsonl", "brace.jsonl: header: line 1 is cut short or is not a record line"),
        ("replay empty.jsonl", "empty.jsonl: this file is empty; a record begins with a header line"),
        ("replay bytes.jsonl", "bytes.jsonl: this is not a record, because it is not text"),
        ("review brace.jsonl", "brace.jsonl: header: line 1"),
        ("rules lacrimosa 99.9", "there is no LAC-99.9 in the rules of Lacrimosa; the nearest are"),
        ("rules lacrimosa xyzzyq", "nothing in the rules of Lacrimosa mentions “xyzzyq”."),
        ("learn fourberies 99", "unknown lesson '99'; choose from journey, king, festival."),
        ("simulate fourberies --games -1", "Invalid value for '--games'"),
        ("simulate fourberies --jobs 0", "Invalid value for '--jobs'"),
        ("simulate fourberies --csv folder", "folder: Is a directory"),
        ("simulate fourberies --records brace.jsonl", "dir 'brace.jsonl' is a file."),
        ("ladder fourberies --bots uniform", "Invalid value for --bots: a ladder needs two or more bots."),
        ("ladder fourberies --players 9", "fourberies is for 2 to 5 players, not 9"),
        ("rate fourberies --bots uniform", "Invalid value for --bots: a rating needs two or more bots."),
        ("rate fourberies --bots uniform,greedy --games 3", "Invalid value for --games: a rating needs an even number"),
        ("report fourberies --players x", "fourberies is for 2 to 5 players, not 'x'."),
        ("train lacrimosa --players 1 --out t", "a match needs a table for two or more; add one, such as 1,2."),
        ("serve --port 99999", "Invalid value for '--port'"),
        ("serve --data brace.jsonl", "Invalid value for '--data': dir 'brace.jsonl' is a file."),
        ("serve --pack folder", "folder: this folder does not hold the files of any game"),
        ("serve --database nonsense", "write --database postgresql+pg8000://HOST/NAME"),
        ("serve --workers 2", "several processes can share games only in PostgreSQL: name one with --database"),
        ("serve --keep-days -1", "Invalid value for '--keep-days'"),
        ("data check --pack folder", "the files in folder do not say which game they are for; use --game GAME."),
        ("data copy chess mine", "unknown game 'chess'; choose from fourberies, lacrimosa."),
        ("admin tables --data nowhere", "nowhere/herzog.sqlite does not exist; name the folder"),
        ("admin restore nowhere.db --data new", "there is no file nowhere.db"),
        ("admin restore brace.jsonl --data new", "brace.jsonl is not a backup of Café Herzog"),
    ],
)
def test_one_sentence_says_what_is_wrong(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is the only line on standard error, and the exit code is 2."""
    assert main(words.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith("herzog: ")
    assert said.count("\n") == 1
    assert sentence in said


def test_a_wrong_step_names_its_file(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of many records to export, the one that cannot be replayed is named."""
    pytest.importorskip("pyarrow")
    assert main(["simulate", "fourberies", "--games", "1", "--records", "games"]) == 0
    (file,) = (place / "games").iterdir()
    record = Record.loads(file.read_text("utf-8"))
    record.steps.pop(5)
    (place / "odd.jsonl").write_text(record.dumps(), "utf-8")
    capsys.readouterr()
    assert main(["export", str(file), "odd.jsonl", "--out", "out"]) == 2
    assert capsys.readouterr().err.startswith("herzog: odd.jsonl: step 9:")
