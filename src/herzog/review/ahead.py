"""Looks ahead from any position: the best lines and their worth, and how the game ends if bots play on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from herzog.bots import bot_named
from herzog.bots.answer import answer
from herzog.bots.garbage import NoGarbageCollection
from herzog.games import GAMES
from herzog.kernel import CHANCE, Seat, apply, replay
from herzog.review.depth import DEPTHS
from herzog.review.judge import leads, planned_path, weigh
from herzog.review.shapes import PARTS, Parts
from herzog.review.work import opened

if TYPE_CHECKING:
    from herzog.kernel import AnyGame, Bot, Pick, State

FEW: Final = 5  # the number of lines to show


class Position(NamedTuple):
    """The last position of a *record*, which may be unfinished; *folder* has its component set."""

    record: str
    folder: str

    def table(self) -> tuple[AnyGame, State, int]:
        """Return the game, the table and the number of seats."""
        record, box = opened(self.record, self.folder)
        game = GAMES[record.header.game]
        return game, replay(game, record, box), len(record.header.seats)


class Weighing(NamedTuple):
    """The task of judging what *seat* could play, with this depth and seed."""

    position: Position
    seat: Seat
    depth: str
    seed: int


class Line(msgspec.Struct, frozen=True):
    """A pick, the picks the seat would make next, and the resulting lead and chance to win, in thousandths."""

    pick: int
    then: list[int]
    lead: Parts
    chance: int


def best_lines(asked: Weighing) -> list[Line]:
    """Return a seat's best lines, judged from what it can know, the best first."""
    game, table, seats = asked.position.table()
    seat, depth, rng = asked.seat, DEPTHS[asked.depth], Random(asked.seed)
    masked = game.mask(table, seat)
    with NoGarbageCollection():
        judged = weigh(masked, seat, masked.agenda[-1].plain(masked, seat)[0], depth, rng)
        worth = {pick: leads(each.worths, seats)[seat] for pick, each in judged.items()}
        best = sorted(judged, key=lambda pick: -worth[pick])[:FEW]
        paths = {pick: planned_path(masked, seat, pick, depth, Random(asked.seed)) for pick in best}
    return [
        Line(pick, list(paths[pick]), round(PARTS * worth[pick]), round(1000 * judged[pick].chances[seat]))
        for pick in best
    ]


class Finishing(NamedTuple):
    """The task of finishing a game with *bot* at all seats, once for each of the *seeds*."""

    position: Position
    bot: str
    seeds: list[int]


class Ending(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]


def finish(asked: Finishing) -> list[Ending]:
    """Return how the game ends, once for each seed."""
    game, table, _ = asked.position.table()
    with NoGarbageCollection():
        return [_finished(game, table.clone(), bot_named(asked.bot), Random(seed)) for seed in asked.seeds]


def _finished(game: AnyGame, table: State, bot: Bot, rng: Random) -> Ending:
    """Let the bot answer for every seat, from what that seat knows, until the game is over."""
    while table.agenda:
        seat = table.agenda[-1].seats()[0]
        apply(table, seat, _picked(game, table, seat, bot, rng))
    return Ending(game.scores(table), game.ranks(table))


def _picked(game: AnyGame, table: State, seat: Seat, bot: Bot, rng: Random) -> Pick:
    if seat == CHANCE:
        return rng.choice(table.agenda[-1].picks(table, CHANCE))
    top = table.agenda[-1]
    picks = top.plain(table, seat)
    if len(picks) == 1:
        return picks[0]
    return answer(bot, top.name, game.mask(table, seat) if bot.looks else None, seat, picks, rng)
