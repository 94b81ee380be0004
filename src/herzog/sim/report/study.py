"""The games behind a report: the same deals at several tables, each game kept as a spectator's sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from herzog.games import GAMES
from herzog.sim.arena import Run, play_all, schedule
from herzog.sim.journal import Journal
from herzog.sim.watch import Sheet, Table, sheet_of, watch_for

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from herzog.sim.pool import Jobs


class Study(NamedTuple):
    """A number of *games* at each table of *game*, with *bot* on all seats."""

    game: str
    bot: str
    games: int
    seed: int
    folder: Path | None = None  # the folder of the component set; None for the built-in one


class Played(NamedTuple):
    """All games played at one table."""

    table: Table
    sheets: list[Sheet]


def tables_of(game: str, players: Collection[int]) -> list[Table]:
    """Return the tables of *game* for these numbers of *players*, or all of them."""
    return [table for table in watch_for(game).tables if not players or table.seats in players]


def carry_out(
    study: Study, tables: list[Table], jobs: Jobs, after: Callable[[], None], journal: Journal | None = None
) -> list[Played]:
    """Play *study* at *tables*, the same deals at each, calling *after* each game."""
    runs = [Run(study.game, (study.bot,) * table.seats, study.games, study.seed, table.options) for table in tables]
    planned = [job for run in runs for job in schedule(run._replace(folder=study.folder))]
    box, sheets = GAMES[study.game].load(study.folder), []
    for played in play_all(planned, jobs, Journal(None) if journal is None else journal):
        sheets.append(sheet_of(played.record, box))
        after()
    starts = range(0, len(sheets), study.games)
    return [Played(table, sheets[at : at + study.games]) for table, at in zip(tables, starts, strict=True)]
