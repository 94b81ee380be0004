"""Everything that a server has stored about the holder of one link, without what they may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from herzog.server.access import links
from herzog.server.admin.removal import record_of
from herzog.server.clock import Clock
from herzog.server.database.schema import ChatRow, JournalRow
from herzog.server.front.people import People, Person, PersonRow
from herzog.server.notices.subscriptions import SubscriptionRow
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from herzog.server.access.links import Grant
    from herzog.server.access.tokens import TokenSigner
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store


class UnknownLink(Exception):
    """A link that this server did not give out, or whose table is gone; the message says which."""


async def personal_data(store: Store, signer: TokenSigner | None, link: str) -> dict[str, Any]:
    """Return what is stored about a personal *link* or a link to a table, which may be a whole address."""
    word = link.rpartition("#")[2]
    try:
        person = await People(store, Clock()).find(word)
    except Refusal:
        return await _at_table(store, await _granted(store, signer, word))
    return await _of_person(store, person)


async def _granted(store: Store, signer: TokenSigner | None, token: str) -> tuple[Grant, Saved]:
    if signer is None:
        raise UnknownLink("this is not a personal link; for a link to a table, name the folder of the secret (--data)")
    try:
        grant = signer.grant(token)
    except Refusal:
        raise UnknownLink("this server did not give out this link") from None
    saved = await store.find(grant.table)
    if saved is None:
        raise UnknownLink("the table of this link has been removed")
    if (await store.locks(saved.id)).get(grant.key) != grant.lock:
        raise UnknownLink("this link has been replaced: what is stored there now is somebody else's")
    return grant, saved


async def _of_person(store: Store, person: Person) -> dict[str, Any]:
    """Return a person's preferences, and what is stored at each table that they hold a link to."""
    [(created,)] = await store.read(select(PersonRow.created).where(PersonRow.id == person.id))
    held = await People(store, Clock()).held(person, most=None)
    return {
        "created": created,
        "preferences": _preferences(person.prefs),
        "tables": [await _at_table(store, each) for each in held],
    }


def _preferences(kept: str) -> Any:
    """Return preferences as the page wrote them; a program may have saved something else, which is then text."""
    try:
        return msgspec.json.decode(kept) if kept else None
    except msgspec.DecodeError:
        return kept


async def _at_table(store: Store, held: tuple[Grant, Saved]) -> dict[str, Any]:
    grant, saved = held
    seats = links.seats(grant.key, saved.setup.chairs)
    return {
        "table": saved.id,
        "link": grant.key,
        "game": saved.setup.header.game,
        "created": saved.created,
        "changed": saved.standing.changed,
        "names": {str(seat): saved.setup.header.seats[seat] for seat in seats},
        "notices": await _notices(store, grant),
        "chat": await _said(store, saved.id, seats),
        "picks": await _picks(store, saved.id, seats),
        "record": await _record(store, saved),
    }


async def _notices(store: Store, grant: Grant) -> list[dict[str, Any]]:
    row = SubscriptionRow
    wanted = (row.way, row.address, row.language, row.state, row.created)
    rows = await store.read(select(*wanted).where(row.game == grant.table, row.key == grant.key))
    return [each._asdict() for each in rows]


async def _said(store: Store, table: str, seats: tuple[int, ...]) -> list[dict[str, Any]]:
    """Return what these *seats* said; nobody can tell which spectator said something."""
    rows = await store.read(
        select(ChatRow.at, ChatRow.text)
        .where(ChatRow.game == table, ChatRow.seat.in_(seats), ChatRow.gone.is_(False))
        .order_by(ChatRow.n)
    )
    return [{"at": at, "text": text} for at, text in rows]


async def _picks(store: Store, table: str, seats: tuple[int, ...]) -> list[dict[str, Any]]:
    rows = await store.read(
        select(JournalRow.at, JournalRow.kind, JournalRow.seat, JournalRow.ask, JournalRow.pick)
        .where(JournalRow.game == table, JournalRow.seat.in_(seats))
        .order_by(JournalRow.n)
    )
    return [each._asdict() for each in rows]


async def _record(store: Store, saved: Saved) -> str | None:
    """Return the record of a game that is over; until then it holds what others chose in secret."""
    return await record_of(store, saved) if saved.standing.result else None
