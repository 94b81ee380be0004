"""The deal of the day: one for each game, the same for everybody on this server, and how they did with it."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from sqlalchemy import select

from herzog.bots import usual_bot
from herzog.games import GAMES
from herzog.kernel.record import Result
from herzog.server.access.links import HOST, LOBBY, Grant
from herzog.server.database.schema import GameRow
from herzog.table.refusal import Refusal
from herzog.wire import Chair, DailyCard, DailyLine, DailyResults, NewTable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from herzog.kernel import AnyGame
    from herzog.server.clock import Clock
    from herzog.server.database.saved import Saved
    from herzog.server.lobby.lobby import Lobby
    from herzog.wire import Links, Token

FIRST: Final = 10  # lines of a day's results that are shown, apart from one's own
REGULARS: Final = ("Aloysia", "Lorenzo")  # names of the bots, where a game cannot be played alone
ME: Final = 0


class Played(NamedTuple):
    """A game with the deal of a day that was played to the end by the person it was dealt to."""

    table: str
    name: str
    result: Result
    ended: int

    @property
    def merit(self) -> tuple[int, int, int]:
        """Return what results are sorted by: rank, then points, then who was earlier."""
        return (self.result.ranks[ME], -self.result.scores[ME], self.ended)


class Daily:
    """The deals of the day of one server, which follow from its *secret*, so that nobody else can foretell them."""

    def __init__(self, lobby: Lobby, secret: str, clock: Clock) -> None:
        self._lobby: Final = lobby
        self._secret: Final = secret
        self._clock: Final = clock

    async def play(self, game: str, name: str) -> Links:
        """Set up a table with today's deal."""
        if game not in GAMES:
            raise Refusal("no-page")
        daily = f"{game}/{self._day()}"
        chairs = _chairs(GAMES[game], name)
        new = NewTable(game, chairs, _options(GAMES[game], len(chairs)), hints=False)
        return await self._lobby.deal(new, self._seed(daily), daily)

    async def cards(self, tokens: Iterable[Token]) -> list[DailyCard]:
        """Return today's deals; *tokens* are the links of those that the caller has begun."""
        mine = {saved.setup.daily: (token, saved) for token in tokens if (saved := await self._own(token))}
        return [await self._card(game, mine) for game in sorted(GAMES)]

    async def _card(self, game: str, mine: dict[str, tuple[Token, Saved]]) -> DailyCard:
        day, before = self._day(), self._day(ago=1)
        token, saved = mine.get(f"{game}/{day}", ("", None))
        own = {saved.id for _, saved in mine.values()}
        done = saved is not None and _counts(saved.standing.result)
        today = await self._results(game, day, own) if done else None
        yesterday = await self._results(game, before, own)
        return DailyCard(game, day, self._ends(), _chairs(GAMES[game], ""), token, today, yesterday)

    async def _own(self, token: Token) -> Saved | None:
        """Return the game of a host link, if it was dealt as the deal of a day."""
        try:
            grant, saved = await self._lobby.access.grant(token)
        except Refusal:
            return None
        return saved if saved.setup.daily and grant.key == HOST else None

    async def _results(self, game: str, day: str, own: Collection[str]) -> DailyResults:
        ranked = sorted(await self._played(f"{game}/{day}"), key=lambda played: played.merit)
        lines = [_line(place, played, own) for place, played in enumerate(ranked, 1)]
        shown = [line for line in lines if line.place <= FIRST or line.mine]
        return DailyResults(day, len(ranked), shown, await self._best(ranked))

    async def _played(self, daily: str) -> list[Played]:
        rows = await self._lobby.store.read(
            select(GameRow.id, GameRow.chairs, GameRow.result, GameRow.changed).where(
                GameRow.daily == daily, GameRow.result != "null"
            )
        )
        decoded = [
            Played(id_, msgspec.json.decode(chairs, type=list[Chair])[ME].name, _result(result), changed)
            for id_, chairs, result, changed in rows
        ]
        return [played for played in decoded if _counts(played.result)]

    async def _best(self, ranked: Sequence[Played]) -> Token:
        """Return a link to watch the best game as a stranger: without its chat, or the way to the next table."""
        if not ranked:
            return ""
        best = ranked[0].table
        return self._lobby.access.token(Grant(best, LOBBY, (await self._lobby.store.locks(best))[LOBBY]))

    def _seed(self, daily: str) -> int:
        """Return the seed of nature's dice for all who play that deal."""
        return int.from_bytes(hmac.digest(self._secret.encode(), f"herzog daily {daily}".encode(), "sha256")[:8])

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now() / 1000, UTC)

    def _day(self, ago: int = 0) -> str:
        return (self._now() - timedelta(days=ago)).date().isoformat()

    def _ends(self) -> int:
        midnight = self._now().replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
        return round(midnight.timestamp() * 1000)


def _chairs(game: AnyGame, name: str) -> list[Chair]:
    """Return who plays: one person, alone if the game allows it, else with bots of middling strength."""
    regulars = () if game.seats.start == 1 else REGULARS[: game.seats.stop - 2]
    return [Chair("here", name, ""), *(Chair("bot", regular, usual_bot(game.name)) for regular in regulars)]


def _options(game: AnyGame, seats: int) -> dict[str, str]:
    """Return the options: the recommended ones, and a middle difficulty where there is a choice."""
    levels = game.choices(seats).get("difficulty")
    return {"difficulty": levels[len(levels) // 2]} if levels else {}


def _result(kept: str) -> Result:
    return msgspec.json.decode(kept, type=Result)


def _counts(result: Result | None) -> bool:
    """Return whether a game was played to its end, by its person alone."""
    return result is not None and result.how == "played" and not result.sat_in


def _line(place: int, played: Played, own: Collection[str]) -> DailyLine:
    result = played.result
    return DailyLine(place, played.name, result.scores, result.ranks[ME] == 1, played.table in own)
