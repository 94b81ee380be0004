"""Gives out links and checks those that come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog import wire
from herzog.server.access.links import HOST, LOBBY, READ, WATCH, Grant
from herzog.server.access.shares import Shares, is_link, is_valid
from herzog.server.database.schema import UNCHANGED
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from herzog.server.access.tokens import TokenSigner
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store


class Access:
    """The links of one server; *reach* are the addresses at which other machines find it."""

    def __init__(self, store: Store, signer: TokenSigner, reach: Sequence[str]) -> None:
        self.shares: Final = Shares(store)
        self.reach: Final = [*reach]
        self._store: Final = store
        self._signer: Final = signer

    def token(self, grant: Grant) -> wire.Token:
        """Return the token for *grant*."""
        return self._signer.token(grant)

    async def grant(self, token: wire.Token) -> tuple[Grant, Saved]:
        """Return the grant of *token* and its game; refuse a revoked token."""
        grant = self._signer.grant(token)
        saved = await self._store.find(grant.table)
        if saved is None:
            raise Refusal("no-table")
        if not await is_valid(self._store, grant):
            raise Refusal("revoked")
        return grant, saved

    async def read_grant(self, link: wire.Token) -> tuple[Grant, Saved]:
        """Return the grant and the game of a *link* that may also be the public one of a finished game."""
        if not is_link(link):
            return await self.grant(link)
        game = (await self.shares.find(link)).game
        saved = await self._store.find(game)
        assert saved is not None, "a share is that of a game"
        return Grant(game, READ, UNCHANGED), saved

    async def next_link(self, following: str, key: str) -> wire.Token:
        """Return the link of *key* to the *following* table; empty for strangers, and if it is no longer valid."""
        grant = Grant(following, key, UNCHANGED)
        known = following and key not in (LOBBY, READ) and await is_valid(self._store, grant)
        return self.token(grant) if known else ""

    def links(self, saved: Saved, locks: Mapping[str, int]) -> wire.Links:
        """Return all links of a table; those that *locks* does not name were never replaced."""

        def token(key: str) -> wire.Token:
            return self.token(Grant(saved.id, key, locks.get(key, UNCHANGED)))

        kept = [seat for seat in saved.setup.by_link if seat not in saved.setup.free]
        seats = [wire.SeatLink(seat, token(str(seat))) for seat in kept]
        return wire.Links(saved.id, token(HOST), token(WATCH), seats, self.reach)
