"""Sets up tables: dealt at random, by a seed or by a lesson."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import structlog

from herzog import wire
from herzog.bots import bots_for
from herzog.games import GAMES
from herzog.kernel import Match, WrongSetup
from herzog.lessons import course_named, lesson_named
from herzog.server.access import links
from herzog.server.database.saved import Saved
from herzog.server.lobby.cards import bot_cards
from herzog.server.packs import find_pack, pack_of
from herzog.table.deciding import check_sign
from herzog.table.ledger import begun
from herzog.table.lessons import chairs_for
from herzog.table.refusal import Refusal
from herzog.table.setup import Setup

if TYPE_CHECKING:
    from herzog.server.packs import LoadedPack, Packs
    from herzog.server.table.services import Services

log = structlog.get_logger()


class Dealer:
    """Sets up the tables of one server, with the *packs* on offer."""

    def __init__(self, packs: Packs, services: Services) -> None:
        self._packs: Final = packs
        self._services: Final = services

    async def new(self, new: wire.NewTable, visitor: str) -> Saved:
        """Set up a table for a *visitor* with one of the packs on offer, or a lesson."""
        if new.lesson:
            return await self._teach(new)
        pack = find_pack(self._packs, new.game, lambda p: p.offered and p.card.name == new.pack)
        return await self._deal(new, pack, visitor=visitor)

    async def daily(self, new: wire.NewTable, seed: int, daily: str) -> Saved:
        """Set up a table with the deal of a day."""
        pack = find_pack(self._packs, new.game, lambda pack: pack.offered and not pack.card.name)
        return await self._deal(new, pack, seed, daily)

    async def again(self, saved: Saved, *, same_deal: bool) -> Saved:
        """Set up another table with the same seats and components."""
        if same_deal and saved.standing.result is None:
            raise Refusal("not-over")  # the deal of a running game must stay secret
        setup = saved.setup
        if setup.opened:
            raise Refusal("wrong-setup")  # nobody knows how it was dealt
        header, pack = setup.header, pack_of(self._packs, setup.header)
        new = wire.NewTable(
            header.game,
            setup.chairs,
            header.options,
            pack=pack.card.name if pack else "",
            hints=setup.hints,
            lesson=setup.lesson,
            clock=setup.clock,
            practice=setup.practice,
        )
        return await (self._teach(new) if new.lesson else self._deal(new, pack, setup.seed if same_deal else None))

    async def _deal(
        self, new: wire.NewTable, pack: LoadedPack | None, seed: int | None = None, daily: str = "", visitor: str = ""
    ) -> Saved:
        if pack is None or not is_possible(new):
            raise Refusal("wrong-setup")
        if seed is None:
            always = self._services.settings.seed
            seed = secrets.randbits(64) if always is None else always
        names = [chair.name for chair in new.seats]
        try:
            match = Match.start(GAMES[new.game], names, new.options, pack.box, seed)
        except WrongSetup:
            raise Refusal("wrong-setup") from None
        return await self._save(match, new, seed, daily, visitor)

    async def _teach(self, new: wire.NewTable) -> Saved:
        """Set up the table of a lesson."""
        lesson = lesson_named(new.game, new.lesson)
        if lesson is None or not new.seats:
            raise Refusal("wrong-setup")
        course = course_named(lesson.game, lesson.name)
        chairs = chairs_for(course, new.seats[0].name, bots_for(lesson.game)[0])
        match = course.match([chair.name for chair in chairs])
        return await self._save(match, wire.NewTable(new.game, chairs, hints=False, lesson=new.lesson), lesson.seed)

    async def _save(
        self, match: Match[Any], new: wire.NewTable, seed: int, daily: str = "", visitor: str = ""
    ) -> Saved:
        """Save a new table with the steps of its opening."""
        services, header, now = self._services, match.record.header, self._services.clock.now()
        setup = Setup(
            header, seed, new.seats, new.hints, new.lesson, new.clock, daily, sign=new.sign, practice=new.practice
        )
        begins = begun(setup, match, now)
        saved = Saved(secrets.token_hex(6), setup, begins.standing, created=now // 1000)
        if new.sign:
            await self._put_up(setup, new.sign, visitor, saved.id)
        await services.store.add(saved, begins.entries, links.keys(setup.chairs))
        if new.clock and new.clock.out == "bot":
            services.due(saved.id, begins.standing.runs_out)
        log.info("table set up", table=saved.id, game=header.game, seats=len(new.seats), lesson=new.lesson)
        return saved

    async def _put_up(self, setup: Setup, sign: wire.Sign, visitor: str, table: str) -> None:
        """Show a new table in the front room, if that is allowed."""
        if not self._services.settings.open_tables:
            raise Refusal("not-open")
        check_sign(setup, sign)
        await self._services.signs.put_up(visitor, table)


def is_possible(new: wire.NewTable) -> bool:
    """Return whether all bots of a *new* table are on offer, and a practice table has neither guests nor a clock."""
    known = new.clock is None or new.clock.bot in bots_for(new.game)
    alone = new.clock is None and all(chair.kind != "link" for chair in new.seats)
    return known and (alone or not new.practice) and all(_is_offered(chair, new.game) for chair in new.seats)


def _is_offered(chair: wire.Chair, game: str) -> bool:
    """Return whether the bot of a *chair* is offered for *game*; a person's chair must not name any."""
    return chair.bot in {card.name for card in bot_cards(game)} if chair.kind == "bot" else not chair.bot
