"""Finished games as tables for analysis: one row per game, and one per decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from herzog.envs.extra import needed
from herzog.envs.numbering import Numbering
from herzog.kernel import CHANCE, apply, settle

with needed("pyarrow", "data"):
    import pyarrow as pa
    from pyarrow import parquet

    from herzog.envs.observer import Observer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from herzog.kernel import AnyGame, Box, Record, State

Row: TypeAlias = dict[str, Any]

GAMES: Final = pa.schema(
    [
        ("record", pa.string()),
        ("game", pa.string()),
        ("program", pa.string()),
        ("set", pa.string()),
        ("seats", pa.int8()),
        ("names", pa.list_(pa.string())),
        ("options", pa.map_(pa.string(), pa.string())),
        ("steps", pa.int32()),
        ("how", pa.string()),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int8())),
    ]
)
DECISIONS: Final = pa.schema(
    [
        ("record", pa.string()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("ask", pa.string()),
        ("picks", pa.list_(pa.int32())),
        ("pick", pa.int32()),
        ("actions", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("observation", pa.list_(pa.float32())),
        ("score", pa.int32()),
        ("rank", pa.int8()),
    ]
)


def export(records: Iterable[tuple[str, Record, AnyGame, Box]], folder: Path) -> tuple[int, int]:
    """Write games.parquet and decisions.parquet to *folder*; return the numbers of games and decisions.

    Only finished games are written, and only decisions with more than one option.
    """
    folder.mkdir(parents=True, exist_ok=True)
    games = decisions = 0
    with (
        parquet.ParquetWriter(folder / "games.parquet", GAMES, compression="zstd") as of_games,
        parquet.ParquetWriter(folder / "decisions.parquet", DECISIONS, compression="zstd") as of_decisions,
    ):
        for name, record, game, box in records:
            rows = list(decided(name, record, game, box))
            of_games.write_table(pa.Table.from_pylist([summary(name, record)], GAMES))
            of_decisions.write_table(pa.Table.from_pylist(rows, DECISIONS))
            games, decisions = games + 1, decisions + len(rows)
    return games, decisions


def summary(name: str, record: Record) -> Row:
    """Return the row of a finished game."""
    header, result = record.header, record.result
    assert result is not None, "only finished games are exported"
    return {
        "record": name,
        "game": header.game,
        "program": header.program,
        "set": header.pack,
        "seats": len(header.seats),
        "names": header.seats,
        "options": list(header.options.items()),
        "steps": len(record.steps),
        "how": result.how,
        "scores": result.scores,
        "ranks": result.ranks,
    }


def decided(name: str, record: Record, game: AnyGame, box: Box) -> Iterator[Row]:
    """Yield a row for each decision: what the seat knew, could do and did, and how the game ended for it."""
    numbering, observer, seats = Numbering(game, box), Observer(game, box), len(record.header.seats)
    result = record.result
    assert result is not None, "only finished games are exported"
    for n, before in enumerate(_tables(record, game, box)):
        seat, ask, pick = record.steps[n]
        legal = numbering.legal(before, seat) if seat != CHANCE else {}
        if len(legal) < 2:
            continue
        yield {
            "record": name,
            "step": n + 1,
            "seat": seat,
            "ask": ask,
            "picks": list(legal.values()),
            "pick": pick,
            "actions": list(legal),
            "action": numbering.encode(before, seat, pick),
            "observation": observer.observe(game.mask(before, seat), seats, seat),
            "score": result.scores[seat],
            "rank": result.ranks[seat] if result.ranks else None,
        }


def _tables(record: Record, game: AnyGame, box: Box) -> Iterator[State]:
    """Yield the table before each step."""
    state: State = game.new(len(record.header.seats), record.header.options, box)
    settle(state)
    for step in record.steps:
        yield state
        apply(state, step.seat, step.pick)
