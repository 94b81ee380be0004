"""Records that people upload: checked, and saved as tables of finished games, to look through and to review."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import structs

from herzog.bots import BOTS
from herzog.games import GAMES
from herzog.kernel import Note, WrongSetup
from herzog.kernel.game import check_setup
from herzog.server.access import links
from herzog.server.database.saved import Saved
from herzog.server.packs import pack_of
from herzog.server.reviews.records import check_steps, parse
from herzog.table.entry import Entry
from herzog.table.refusal import Refusal
from herzog.table.setup import Setup
from herzog.table.writing import Standing
from herzog.wire import LONGEST_NAME, UNPLAIN, Chair

if TYPE_CHECKING:
    from herzog.kernel import Header, Record
    from herzog.server.clock import Clock
    from herzog.server.lobby.lobby import Lobby
    from herzog.server.packs import LoadedPack, Packs
    from herzog.wire import Links

MOST_NOTES: Final = 200  # of a record: each is checked against all others
log = structlog.get_logger()


class Uploads:
    """Turns uploaded records into tables."""

    def __init__(self, lobby: Lobby, packs: Packs, clock: Clock) -> None:
        self._lobby: Final = lobby
        self._packs: Final = packs
        self._clock: Final = clock

    async def open(self, text: str) -> Links:
        """Save the game of a record as a finished one, with all seats at the host's screen, and return its links."""
        record = await asyncio.to_thread(self._read, text)
        now = self._clock.now()
        chairs = [Chair("here", name, "") for name in record.header.seats]
        standing = Standing(len(record.steps), (), record.result, now // 1000)
        table = secrets.token_hex(6)
        setup = Setup(record.header, 0, chairs, hints=False, opened=True)
        saved = Saved(table, setup, standing, created=now // 1000)
        await self._lobby.store.add(saved, _entries(record, now), links.keys(chairs))
        log.info("record opened", table=table, game=record.header.game, steps=len(record.steps))
        return self._lobby.access.links(saved, {})

    def _read(self, text: str) -> Record:
        """Return the record in *text*, with every step checked; refuse a faulty one, with what is wrong."""
        record = parse(text)
        _check(record)
        pack = self._pack(record.header)
        record.header = structs.replace(
            record.header, pack_version=pack.box.version, seats=[_name(each) for each in record.header.seats]
        )
        check_steps(record, pack.box)
        return record

    def _pack(self, header: Header) -> LoadedPack:
        pack = pack_of(self._packs, header)
        if pack is None:
            raise Refusal("record-set")
        return pack


def _check(record: Record) -> None:
    """Refuse a record of an unknown or unfinished game, or with notes or options that no table here could have."""
    header = record.header
    if header.game not in GAMES:
        raise Refusal("record-game")
    if record.result is None:
        raise Refusal("record-unended", steps=len(record.steps))
    if len(record.notes) > MOST_NOTES or any(note.bot and note.bot not in BOTS for _, note in record.notes):
        raise Refusal("record-broken", line=0)
    try:
        check_setup(GAMES[header.game], header.seats, header.options)
    except WrongSetup as problem:
        raise Refusal("record-broken", line=1) from problem
    if set(header.options) != set(GAMES[header.game].options):
        raise Refusal("record-broken", line=1)


def _name(name: str) -> str:
    """Return *name* without what this server does not allow in names."""
    return re.sub(UNPLAIN, "", name)[:LONGEST_NAME]


def _entries(record: Record, now: int) -> list[Entry]:
    """Return the journal of a record, without notes of going back: the steps that were taken back are not in it."""
    written = [Entry.of_note(line) if isinstance(line, Note) else Entry("step", *line) for line in record.lines()]
    return [entry._replace(at=now) for entry in written if entry.kind != "rewound"]
