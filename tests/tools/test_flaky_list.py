"""The list of tests that failed by chance is complete, and not a place to forget them."""

from __future__ import annotations

import ast
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from tools.flaky_list import FILE, SOON, Entry, function_of, lately, line_for, read

ROOT = Path(__file__).resolve().parents[2]
TODAY = date(2026, 11, 18)
TEST = "tests/test_shape.py::test_functions_are_short"
WORDS = 3  # a reason or a cause has at least so many


def faults(entries: list[Entry], today: date) -> list[str]:
    """Return what is wrong with a list."""
    wrong = [f"{each.test}: {fault}" for each in entries for fault in faults_of(each, today)]
    latest: dict[str, Entry] = {}
    for each in sorted(entries, key=lambda entry: entry.date):
        before = latest.get(function_of(each.test))
        if before and each.date - before.date <= SOON and not each.mended:
            wrong.append(f"{each.test}: listed twice within 14 days and not mended")
        latest[function_of(each.test)] = each
    return wrong


def faults_of(entry: Entry, today: date) -> list[str]:
    """Return what is wrong with an *entry* alone."""
    found = []
    if not is_known(function_of(entry.test)):
        found.append("there is no such test")
    if entry.date > today:
        found.append("its date has not come yet")
    if bool(entry.open) == bool(entry.mended):
        found.append("it is either open or mended")
    if len((entry.open + entry.mended).split()) < WORDS:
        found.append("say in words why it is open, or in which commit or by what it was mended")
    return found


def is_known(test: str) -> bool:
    """Return whether there is a function of that name in that file."""
    file, _, name = test.partition("::")
    if not (ROOT / file).is_file():
        return False
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return name in {each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)}


def test_the_list_is_in_order() -> None:
    """Every entry names a test, a day and a reason, and nothing failed twice within 14 days."""
    assert faults(read(ROOT / FILE), datetime.now(UTC).date()) == []


@pytest.mark.parametrize(
    ("entry", "wrong"),
    [
        (Entry(TEST, TODAY, open="seen once, no idea"), []),
        (Entry(f"{TEST}[3]", TODAY, mended="3d29cf7 waits for it"), []),
        (Entry("tests/test_shape.py::test_nothing", TODAY, open="seen once, no idea"), ["there is no such test"]),
        (Entry("tests/test_none.py::test_nothing", TODAY, open="seen once, no idea"), ["there is no such test"]),
        (Entry(TEST, TODAY + timedelta(1), open="seen once, no idea"), ["its date has not come yet"]),
        (Entry(TEST, TODAY, open="seen once, no idea", mended="and mended since"), ["it is either open or mended"]),
        (Entry(TEST, TODAY, open="…"), ["say in words why it is open, or in which commit or by what it was mended"]),
    ],
)
def test_an_entry_says_enough(entry: Entry, wrong: list[str]) -> None:
    """What a person must know to go on."""
    assert faults_of(entry, TODAY) == wrong


@pytest.mark.parametrize(
    ("days", "mended", "number"), [(14, "", 1), (15, "", 0), (0, "", 1), (14, "its cause was a port", 0)]
)
def test_nothing_is_listed_twice_within_14_days(days: int, mended: str, number: int) -> None:
    """Unless it has been mended since."""
    first = Entry(f"{TEST}[1]", TODAY - timedelta(days), open="seen once, no idea")
    second = Entry(f"{TEST}[2]", TODAY, open="" if mended else "seen twice, no idea", mended=mended)
    assert len(faults([first, second], TODAY)) == number


def test_the_newest_entry_of_14_days_is_found() -> None:
    """Whatever the parameters."""
    entries = [Entry(f"{TEST}[{days}]", TODAY - timedelta(days)) for days in (20, 14, 3, 9)]
    assert lately(f"{TEST}[5]", entries, TODAY) == entries[2]
    assert lately(TEST, entries[:1], TODAY) is None
    assert lately("tests/test_shape.py::test_other", entries, TODAY) is None


def test_what_is_offered_can_be_read(tmp_path: Path) -> None:
    """The lines a run prints are an entry; a word that means nothing is an error."""
    file = tmp_path / "flaky.toml"
    file.write_text(line_for(f"{TEST}[a]", TODAY), "utf-8")
    assert read(file) == [Entry(TEST, TODAY, open="…")]
    file.write_text(line_for(TEST, TODAY) + "opne = 1\n", "utf-8")
    with pytest.raises(msgspec.ValidationError, match="unknown field `opne`"):
        read(file)
