"""Results of the games played here: how many, averages, records, and how people did against each bot."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import select

from herzog.bots import bots_for
from herzog.kernel import Header
from herzog.kernel.record import Result
from herzog.server.access import links
from herzog.server.database.schema import GameRow
from herzog.wire import BySeats, Chair, GameResults, Rival

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from herzog.kernel import Seat
    from herzog.server.access.links import Grant
    from herzog.server.clock import Clock
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store

FRESH: Final = 60_000  # milliseconds for which the results of a server are not counted again


class Ended(NamedTuple):
    """A game that was played to the end, and the *seats* whose results are asked for."""

    game: str
    chairs: Sequence[Chair]
    result: Result
    seats: Iterable[Seat]
    when: int

    @property
    def counted(self) -> list[Seat]:
        """Return the seats for which no bot has sat in."""
        absent = {sat_in.seat for sat_in in self.result.sat_in}
        return [seat for seat in self.seats if seat not in absent]


class ServerResults:
    """The results of one server; they are counted at most once a minute."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._counting: Final = asyncio.Lock()
        self._counted: list[GameResults] = []
        self._until = 0

    async def count(self) -> list[GameResults]:
        """Return the results of everybody."""
        async with self._counting:  # others who ask meanwhile wait for the same results
            if self._clock.now() >= self._until:
                self._counted = await self._count()
                self._until = self._clock.now() + FRESH
            return self._counted

    async def _count(self) -> list[GameResults]:
        wanted = (GameRow.header, GameRow.chairs, GameRow.result, GameRow.changed)
        earnest = (GameRow.lesson == "", ~GameRow.opened, ~GameRow.practice)
        ended = select(*wanted).where(GameRow.result != "null", *earnest)
        rows = await self._store.read(ended.where(GameRow.daily.not_like(f"%/{self._today()}")))
        return await asyncio.to_thread(lambda: count(map(_ended, rows)))

    def _today(self) -> str:
        """Return this day, whose deals are not counted: how they went is a secret to everybody still to play them."""
        return datetime.fromtimestamp(self._clock.now() / 1000, UTC).date().isoformat()


def of_person(held: Iterable[tuple[Grant, Saved]]) -> list[GameResults]:
    """Return the results of the person who holds these links."""
    seats: dict[str, set[Seat]] = defaultdict(set)  # one may hold a seat by two links
    games: dict[str, Saved] = {}
    for grant, saved in held:
        setup = saved.setup
        if saved.standing.result and not (setup.lesson or setup.opened or setup.practice):
            games[saved.id] = saved
            seats[saved.id].update(links.seats(grant.key, setup.chairs))
    return count(
        Ended(
            saved.setup.header.game, saved.setup.chairs, saved.standing.result, seats[saved.id], saved.standing.changed
        )
        for saved in games.values()
        if saved.standing.result
    )


def count(ended: Iterable[Ended]) -> list[GameResults]:
    """Return the results by game; one in which none of the seats counts is left out."""
    games: dict[str, list[Ended]] = defaultdict(list)
    for each in ended:
        if each.result.how == "played" and each.counted:
            games[each.game].append(each)
    return [GameResults(game, len(each), _sizes(each), _rivals(game, each)) for game, each in sorted(games.items())]


def _sizes(games: Sequence[Ended]) -> list[BySeats]:
    sizes: dict[int, list[Ended]] = defaultdict(list)
    for each in games:
        sizes[len(each.chairs)].append(each)
    return [_size(seats, of_size) for seats, of_size in sorted(sizes.items())]


def _size(seats: int, games: Sequence[Ended]) -> BySeats:
    points = [(each.result.scores[seat], -each.when) for each in games for seat in each.counted]
    best, when = max(points)  # the first to reach it holds the record
    average = sum(score for score, _ in points) / len(points)
    return BySeats(seats, len(games), round(average, 1), best, -when)


def _rivals(game: str, games: Sequence[Ended]) -> list[Rival]:
    """Return how the people did against each bot that they met, the weakest first."""
    met: dict[str, list[int]] = defaultdict(list)
    for each in games:
        for bot, place in _bots(each):
            ranks = each.result.ranks
            met[bot] += [place - ranks[seat] for seat in each.counted]
    order = ["", *bots_for(game)]
    known = sorted(met, key=lambda bot: (order.index(bot) if bot in order else len(order), bot))
    return [Rival(bot, len(met[bot]), sum(n > 0 for n in met[bot]), met[bot].count(0)) for bot in known]


def _bots(ended: Ended) -> list[tuple[str, int]]:
    """Return the bots of a game and their ranks; a rank without a chair is that of the solo opponent."""
    chairs, ranks = ended.chairs, ended.result.ranks
    seated = [(chair.bot, ranks[seat]) for seat, chair in enumerate(chairs) if chair.kind == "bot"]
    return seated + [("", rank) for rank in ranks[len(chairs) :]]


def _ended(row: Any) -> Ended:
    chairs = msgspec.json.decode(row.chairs, type=list[Chair])
    game = msgspec.json.decode(row.header, type=Header).game
    return Ended(game, chairs, msgspec.json.decode(row.result, type=Result), links.people(chairs), row.changed)
