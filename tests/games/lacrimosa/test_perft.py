"""Decision sequences from fixed positions: the table, the fast count and the slow one agree."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tools.perft import Position, Root, fast, root, slow

with (Path(__file__).parent / "perft.toml").open("rb") as stream:
    POSITIONS: list[dict[str, Any]] = tomllib.load(stream)["positions"]

every_position = pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])


def _root(entry: dict[str, Any]) -> Root:
    position = Position("lacrimosa", entry["seats"], entry.get("options", {}), entry["seed"], entry["plies"])
    return root(position)


@every_position
def test_fast_count(entry: dict[str, Any]) -> None:
    """Cloning the table and trusting its picks counts what is written."""
    start = _root(entry)
    assert [fast(start, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]


@pytest.mark.slow
@every_position
def test_slow_count(entry: dict[str, Any]) -> None:
    """Playing each sequence from the start and trying every answer counts the same."""
    start = _root(entry)
    assert [slow(start, depth) for depth in range(1, entry["slow"] + 1)] == entry["counts"][: entry["slow"]]
