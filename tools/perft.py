"""Count sequences of decisions from a fixed position, in a fast and in a slow way, for any game.

    python -m tools.perft lacrimosa --seats 2 --seed 1 --plies 0 --depth 3 --slow

A ply is one answer of a seat. Nature's dice are seeded for each path, so the same path always has the same rolls. The
fast count clones the table and trusts `picks`; the slow one plays every sequence from the start of the match and
finds out what is legal by trying.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herzog.games import GAMES
from herzog.kernel import CHANCE, IllegalPick, Match, Pick, State, apply, settle

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from herzog.kernel import AnyGame, Box

TRIED: Final = range(-2, 1024)  # how many answers the slow count tries: more than any game has picks


class Position(NamedTuple):
    """A table after *plies* plain answers drawn with *seed*."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    plies: int


class Root(NamedTuple):
    """A position to count from, with its game and box, and the answers that lead to it."""

    game: AnyGame
    box: Box
    position: Position
    prefix: tuple[Pick, ...]


def root(position: Position) -> Root:
    """Draw the answers of *position*."""
    game: AnyGame = GAMES[position.game]
    drawn = Root(game, game.load(), position, ())
    match = _begun(drawn)
    rng = Random(position.seed)
    prefix = []
    for ply in range(position.plies):
        if match.over:
            raise ValueError(f"{position.game} is over after {ply} of {position.plies} answers")
        seat = match.asked()[0]
        table = match.masked(seat)
        pick = rng.choice(table.agenda[-1].plain(table, seat))
        _submit(match, pick)
        prefix.append(pick)
    return drawn._replace(prefix=tuple(prefix))


def _begun(start: Root) -> Match[Any]:
    names = [f"seat {seat}" for seat in range(start.position.seats)]
    return Match.start(start.game, names, start.position.options, start.box, start.position.seed)


def _submit(match: Match[Any], pick: Pick) -> None:
    """Answer for the first seat that is asked."""
    match.submit(match.asked()[0], match.state.agenda[-1].name, pick)


def fast(start: Root, depth: int) -> int:
    """Return the number of sequences of *depth* answers, by cloning the table and trusting its picks."""
    position = start.position
    state: State = start.game.new(position.seats, _options(start), start.box)
    dice = Random(position.seed)
    settle(state)
    _nature(state, dice)
    for pick in start.prefix:
        apply(state, state.agenda[-1].seats()[0], pick)
        _nature(state, dice)
    return _leaves(state, dice, depth)


def _options(start: Root) -> dict[str, str]:
    return {name: start.position.options.get(name, values[0]) for name, values in start.game.options.items()}


def _nature(state: State, dice: Random) -> None:
    while state.agenda and state.agenda[-1].seats() == (CHANCE,):
        apply(state, CHANCE, dice.choice(state.agenda[-1].picks(state, CHANCE)))


def _leaves(state: State, dice: Random, depth: int) -> int:
    if depth == 0 or not state.agenda:
        return 1
    frame = state.agenda[-1]
    seat = frame.seats()[0]
    picks = frame.picks(state, seat)
    if depth == 1:
        return len(picks)
    return sum(_leaves(*_child(state, dice, seat, pick), depth - 1) for pick in picks)


def _child(state: State, dice: Random, seat: int, pick: Pick) -> tuple[State, Random]:
    """Return the table after *pick*, and a copy of the dice to continue with."""
    after = state.clone()
    apply(after, seat, pick)
    rolled = Random()
    rolled.setstate(dice.getstate())
    _nature(after, rolled)
    return after, rolled


def slow(start: Root, depth: int) -> int:
    """Return the same number, by playing each sequence from the start and trying to submit every answer."""
    return sum(1 for _ in _sequences(start, start.prefix, depth))


def _sequences(start: Root, played: tuple[Pick, ...], depth: int) -> Iterator[tuple[Pick, ...]]:
    match = _replayed(start, played)
    if depth == 0 or match.over:
        yield played
        return
    for pick in TRIED:
        if _taken(match, pick):
            yield from _sequences(start, (*played, pick), depth - 1)
            match = _replayed(start, played)


def _replayed(start: Root, played: tuple[Pick, ...]) -> Match[Any]:
    match = _begun(start)
    for pick in played:
        _submit(match, pick)
    return match


def _taken(match: Match[Any], pick: Pick) -> bool:
    try:
        _submit(match, pick)
    except IllegalPick:
        return False
    return True


def main() -> None:
    """Print the counts of one position, depth by depth."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--slow", action="store_true", help="count the slow way too")
    told = parser.parse_args()
    options = dict(option.split("=", 1) for option in told.option)
    start = root(Position(told.game, told.seats, options, told.seed, told.plies))
    for depth in range(1, told.depth + 1):
        counts = [fast(start, depth), *([slow(start, depth)] if told.slow else [])]
        sys.stdout.write(f"{depth} {' '.join(map(str, counts))}\n")


if __name__ == "__main__":
    main()
