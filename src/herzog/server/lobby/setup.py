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
from herzog.server.database.saved import Saved, Standing
from herzog.server.lobby.cards import bot_cards
from herzog.server.packs import find_pack, pack_of
from herzog.server.table.journal import Journal
from herzog.server.table.reseating import check_sign
from herzog.table.entry import Entry
from herzog.table.lessons import chairs_for
from herzog.table.refusal import Refusal
from herzog.table.seats import Seats

if TYPE_CHECKING:
    from herzog.server.packs import LoadedPack, Packs
    from herzog.server.table.services import Services

log = structlog.get_logger()


class Setup:
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
        if saved.opened:
            raise Refusal("wrong-setup")  # nobody knows how it was dealt
        header, pack = saved.header, pack_of(self._packs, saved.header)
        new = wire.NewTable(
            header.game,
            saved.chairs,
            header.options,
            pack=pack.card.name if pack else "",
            hints=saved.hints,
            lesson=saved.lesson,
            clock=saved.clock,
            practice=saved.practice,
        )
        return await (self._teach(new) if new.lesson else self._deal(new, pack, saved.seed if same_deal else None))

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
        services, record = self._services, match.record
        created = services.clock.now() // 1000
        saved = Saved(
            secrets.token_hex(6),
            record.header,
            seed,
            new.seats,
            Standing(len(record.steps), match.asked(), record.result, created),
            next="",
            hints=new.hints,
            created=created,
            lesson=new.lesson,
            clock=new.clock,
            daily=daily,
            sign=new.sign,
            practice=new.practice,
        )
        if new.sign:
            check_sign(saved, new.sign, allowed=services.settings.open_tables)
            await services.signs.put_up(visitor, saved.id)
        journal = Journal(saved, [], services.store, services.clock, services.due)
        seats = Seats(saved.chairs, match, journal.folded.offers, journal.clocks, saved.free)
        await journal.begin(saved, [Entry("step", *step) for step in record.steps], seats)
        log.info("table set up", table=saved.id, game=saved.header.game, seats=len(saved.chairs), lesson=new.lesson)
        return saved


def is_possible(new: wire.NewTable) -> bool:
    """Return whether all bots of a *new* table are on offer, and a practice table has neither guests nor a clock."""
    known = new.clock is None or new.clock.bot in bots_for(new.game)
    alone = new.clock is None and all(chair.kind != "link" for chair in new.seats)
    return known and (alone or not new.practice) and all(_is_offered(chair, new.game) for chair in new.seats)


def _is_offered(chair: wire.Chair, game: str) -> bool:
    """Return whether the bot of a *chair* is offered for *game*; a person's chair must not name any."""
    return chair.bot in {card.name for card in bot_cards(game)} if chair.kind == "bot" else not chair.bot
