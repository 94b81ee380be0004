"""Write a random game as readable text: every question, every answer, the events and the scores.

Goldens are such texts that somebody has read: they show any change of the rules or of the order of picks.
"""

from __future__ import annotations

import argparse
import sys
from itertools import groupby
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from herzog.games import GAMES
from herzog.kernel import CHANCE, EventLog, Match, apply, settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel import AnyGame, Event, Record, State, Step

ROOT: Final = Path(__file__).resolve().parents[1]
SEED: Final = 1


def played(game: AnyGame, seats: int, seed: int) -> Record:
    """Return the record of a game in which everybody picks at random."""
    rng = Random(seed)
    match = Match.start(game, ["?"] * seats, {}, game.load(), seed)
    while not match.over:
        seat = match.asked()[0]
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, rng.choice(top.plain(masked, seat)))
    return match.record


def lines(game: AnyGame, seats: int, seed: int) -> Iterator[str]:
    """Yield the lines of the playthrough of *seed*."""
    record = played(game, seats, seed)
    yield f"{game.name}, {seats} seats, seed {seed}, component set {record.header.pack}"
    state = game.new(seats, record.header.options, game.load())
    settle(state)
    for n, step in enumerate(record.steps, 1):
        picks = state.agenda[-1].picks(state, step.seat)
        told = EventLog()
        apply(state, step.seat, step.pick, told)
        yield ""
        yield _question(n, step, picks)
        yield from _told(told, seats)
        yield _now(game, state)
    yield ""
    yield f"ranks {_row(game.ranks(state))}"


def _question(n: int, step: Step, picks: list[int]) -> str:
    who = "nature" if step.seat == CHANCE else f"seat {step.seat}"
    return f"step {n}  {who}  {step.ask}  picks {_runs(picks)}  -> {step.pick}"


def _runs(picks: list[int]) -> str:
    """Return ascending *picks* with runs of three or more abbreviated: 1-5 8 9."""
    runs: list[list[int]] = []
    for pick in picks:
        if runs and pick == runs[-1][-1] + 1:
            runs[-1].append(pick)
        else:
            runs.append([pick])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else _row(run) for run in runs)


def _told(told: EventLog, seats: int) -> Iterator[str]:
    everybody = told.heard_by(None)
    yield from (f"  told all     {_sentence(event)}" for event in everybody)
    for seat in range(seats):
        own = [event for event in told.heard_by(seat) if event not in everybody]
        yield from (f"  told seat {seat}  {_sentence(event)}" for event in own)


def _sentence(event: Event) -> str:
    fields = msgspec.structs.asdict(event).items()
    return " ".join([type(event).__name__, *(f"{name}={value}" for name, value in fields)])


def _now(game: AnyGame, state: State) -> str:
    frames = [frame.name for frame in reversed(state.agenda)]
    runs = [(name, len(list(run))) for name, run in groupby(frames)]
    agenda = " ".join(name if n == 1 else f"{name} x{n}" for name, n in runs)
    return f"  now          scores {_row(game.scores(state))} | agenda {agenda}".rstrip()


def _row(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def text(name: str, seats: int, seed: int) -> str:
    """Return the playthrough of *seed* as text."""
    return "\n".join(lines(GAMES[name], seats, seed)) + "\n"


def golden(name: str, seats: int) -> Path:
    """Return the golden file of a game with *seats* seats."""
    return ROOT / "tests" / "games" / name / "playthroughs" / f"{seats}-seats.txt"


def write_goldens() -> None:
    """Rewrite every golden."""
    for name, game in GAMES.items():
        for seats in game.seats:
            golden(name, seats).parent.mkdir(parents=True, exist_ok=True)
            golden(name, seats).write_text(text(name, seats, SEED), "utf-8")


def main() -> None:
    """Print one playthrough, or write all goldens."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("seats", nargs="?", type=int, default=2)
    parser.add_argument("seed", nargs="?", type=int, default=SEED)
    parser.add_argument("--all", action="store_true", help="write the goldens of every game")
    wanted = parser.parse_args()
    if wanted.all:
        write_goldens()
    elif wanted.game:
        sys.stdout.write(text(wanted.game, wanted.seats, wanted.seed))
    else:
        parser.error("name a game, or say --all")


if __name__ == "__main__":
    main()
