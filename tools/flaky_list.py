"""The list of tests that failed by chance, tests/flaky.toml, which is committed."""

from __future__ import annotations

import tomllib
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path("tests/flaky.toml")
SOON: Final = timedelta(days=14)  # a test that fails by chance twice within that time is to be mended


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A test that failed by chance at a *date*: why that is still *open*, or how it was *mended*."""

    test: str
    date: date
    open: str = ""
    mended: str = ""


class List(msgspec.Struct, forbid_unknown_fields=True):
    """All entries of the file."""

    flaky: list[Entry] = []


def read(file: Path = FILE) -> list[Entry]:
    """Return all entries."""
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), List).flaky


def function_of(test: str) -> str:
    """Return a *test* without its parameters, which share their cause."""
    return test.partition("[")[0]


def lately(test: str, entries: list[Entry], today: date) -> Entry | None:
    """Return the newest entry of a *test* if it is not older than 14 days."""
    found = [each for each in entries if function_of(each.test) == function_of(test) and today - each.date <= SOON]
    return max(found, key=lambda each: each.date, default=None)


def line_for(test: str, today: date) -> str:
    """Return what to add to the file for a *test*."""
    return f'[[flaky]]\ntest = "{function_of(test)}"\ndate = {today}\nopen = "…"\n'
