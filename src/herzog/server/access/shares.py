"""Public links of finished games, which the host can withdraw."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import bindparam, delete, select, text

from herzog.server.access.links import READ
from herzog.server.database.messages import Message
from herzog.server.database.schema import ShareRow
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from herzog.server.access.links import Grant
    from herzog.server.database.store import Store

LENGTH: Final = 12  # random bytes in a link
LINK: Final = re.compile(r"[\w-]{16}", re.ASCII)  # how those look in base64
ADD: Final = text("insert into shares (game, id, language) values (:game, :id, :language) on conflict do nothing")
DROP: Final = delete(ShareRow).where(ShareRow.game == bindparam("shared"))


def is_link(text: str) -> bool:
    """Return whether *text* could be a public link; tokens are longer, and have a dot before their signature."""
    return LINK.fullmatch(text) is not None


async def is_valid(store: Store, grant: Grant) -> bool:
    """Return whether the link of *grant* still works: it has been neither replaced nor withdrawn."""
    if grant.key == READ:
        return bool(await store.read(select(ShareRow.id).where(ShareRow.game == grant.table)))
    return (await store.locks(grant.table)).get(grant.key) == grant.lock


class Share(NamedTuple):
    """The public link of a *game*; *language* is that of its picture."""

    id: str
    game: str
    language: str


class Shares:
    """The public links of this server."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def of(self, game: str) -> str:
        """Return the link of *game*, or an empty string."""
        rows = await self._store.read(select(ShareRow.id).where(ShareRow.game == game))
        return str(rows[0][0]) if rows else ""

    async def find(self, link: str) -> Share:
        """Return the share behind a *link*; refuse one that was withdrawn or never existed."""
        rows = await self._store.read(select(ShareRow.game, ShareRow.language).where(ShareRow.id == link))
        if not rows:
            raise Refusal("withdrawn")
        return Share(link, *rows[0])

    async def share(self, game: str, language: str) -> str:
        """Return the link of *game*, a new one if there is none; all who ask at once get the same."""
        link = secrets.token_urlsafe(LENGTH)
        await self._store.write({ADD: [{"game": game, "id": link, "language": language}]})
        return await self.of(game)

    async def withdraw(self, game: str) -> None:
        """Void the link of *game* for good."""
        await self._store.write({DROP: [{"shared": game}]}, Message("links", game))
