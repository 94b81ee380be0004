from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from herzog.cli.terminal import saves
from herzog.kernel import BrokenRecord
from tests.text.positions import positions, start

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the games of these tests to themselves."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_a_new_game_never_takes_the_place_of_another(tmp_path: Path) -> None:
    """Two games begun in the same second have files of their own."""
    first = saves.new_file("fourberies")
    saves.write(start("fourberies", 2, 1).record, first)
    assert saves.new_file("fourberies") != first
    assert first.is_relative_to(tmp_path / "herzog" / "terminal")


def test_a_record_is_written_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """If writing fails, what was there before is still there."""
    match, file = start("fourberies", 2, 1), tmp_path / "game.jsonl"
    saves.write(match.record, file)
    before = file.read_bytes()
    monkeypatch.setattr("herzog.kernel.Record.dumps", lambda _: "\ud800")  # what no file can hold
    with pytest.raises(UnicodeEncodeError):
        saves.write(match.record, file)
    assert file.read_bytes() == before


def test_the_latest_game_that_is_not_over() -> None:
    """Finished games and files that are no records are passed over."""
    assert saves.latest() is None
    going, *rest = [saves.folder() / name for name in ("a.jsonl", "b.jsonl", "c.jsonl", "d.jsonl")]
    *_, (ended, _, _) = positions("fourberies", 2, 3)
    assert ended.over
    saves.write(start("fourberies", 2, 1).record, going)
    saves.write(ended.record, rest[0])
    rest[1].write_text("no record", "utf-8")
    rest[2].write_bytes(b"\xff")
    for n, file in enumerate((going, *rest)):
        os.utime(file, (n, n))
    assert saves.latest() == going
    with pytest.raises(BrokenRecord, match="it is not text"):
        saves.read(rest[2])
