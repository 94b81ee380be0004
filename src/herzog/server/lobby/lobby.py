"""The lobby: what a server offers, and the way to its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from herzog import __version__, wire
from herzog.games import GAMES
from herzog.server.access import links
from herzog.server.access.access import Access
from herzog.server.access.links import HOST, WATCH
from herzog.server.limits.sockets import SocketLimit
from herzog.server.lobby.cards import game_card, summary, welcome
from herzog.server.lobby.dealer import Dealer
from herzog.server.lobby.dispatcher import Dispatcher
from herzog.server.lobby.tables import Tables
from herzog.server.operations.metrics import watch
from herzog.server.operations.times import AnswerTimes
from herzog.server.packs import find_pack
from herzog.server.patience import patient
from herzog.server.reviews.reviews import Reviews
from herzog.server.table.connection import Connection
from herzog.server.thinking.analysis_pool import AnalysisPool
from herzog.server.thinking.bot_pool import BotPool
from herzog.server.thinking.queue import RemoteThinkers
from herzog.server.thinking.remote_analysis import RemoteAnalysisPool
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.server.access.links import Grant
    from herzog.server.access.tokens import TokenSigner
    from herzog.server.clock import Clock
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store
    from herzog.server.packs import LoadedPack, Packs
    from herzog.server.peers.peers import Peers
    from herzog.server.settings import Settings
    from herzog.server.table.table import Table

log = structlog.get_logger()


class Lobby:
    """Everything that one server process offers and has open."""

    def __init__(
        self, settings: Settings, packs: Packs, store: Store, signer: TokenSigner, clock: Clock, peers: Peers
    ) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.access: Final = Access(store, signer, settings.reach)
        self._packs: Final = packs
        self._shows: Final = settings.open_tables  # whether hosts may show tables in the front room
        remote = self._remote = RemoteThinkers(store, peers, patient(settings.thought)) if store.shared else None
        self._bot_pool: Final = BotPool(settings.workers, patient(settings.thought), remote)
        self.analysis: Final = (
            RemoteAnalysisPool(settings.niceness, remote) if remote else AnalysisPool(settings.niceness)
        )
        self.boards: Final = SocketLimit(settings.sockets, settings.boards_each)
        self.review_depth: Final = settings.review
        self.reviews: Final = Reviews(store, self.analysis, settings.review, peers)
        self.tables: Final = Tables(settings, packs, store, clock, peers, self._bot_pool)
        self._dealer: Final = Dealer(packs, self.tables.services)
        self.times: Final = AnswerTimes()
        link_to, drop = self.access.next_link, self.tables.drop
        peers.listen(Dispatcher(store, self.tables.opening, link_to, self.reviews, remote, drop).hear)
        watch(
            tables=lambda: len(self.tables.opening),
            waiting=lambda: self._bot_pool.waiting,
            thinkers=lambda: peers.thinkers,
            asked=lambda: remote.asked if remote else 0,
        )

    def card(self) -> wire.Lobby:
        """Return what this server offers."""
        games = [game_card(name, self._packs[name]) for name in sorted(GAMES)]
        return wire.Lobby(__version__, games, self._shows)

    def components(self, game: str, words: str) -> bytes:
        """Return the components of the set whose *words* have this hash, in words, as JSON."""
        pack = find_pack(self._packs, game, lambda pack: pack.card.words == words)
        if pack is None:
            raise Refusal("no-page")
        return pack.components

    async def set_up(self, new: wire.NewTable, visitor: str) -> wire.Links:
        """Set up a table for a *visitor* and return its links."""
        return self.access.links(await self._dealer.new(new, visitor), {})

    async def deal(self, new: wire.NewTable, seed: int, daily: str) -> wire.Links:
        """Set up a table with the deal of a day and return its links."""
        return self.access.links(await self._dealer.daily(new, seed, daily), {})

    async def again(self, grant: Grant, saved: Saved, *, same_deal: bool) -> wire.Links:
        """Set up another table with the same seats and components, and tell everyone at this one; host only."""
        grant.check_host()
        made = self.access.links(await self._dealer.again(saved, same_deal=same_deal), {})
        await self.store.follow(saved.id, made.table)
        tokens = {HOST: made.host, WATCH: made.watch, **{str(link.seat): link.token for link in made.seats}}
        for table in self.tables.opened(saved.id):
            table.announce(made.table, tokens)
        return made

    async def links(self, grant: Grant, saved: Saved) -> wire.Links:
        """Return all links of a table; host only."""
        grant.check_host()
        return self.access.links(saved, await self.store.locks(saved.id))

    async def revoke(self, grant: Grant, saved: Saved, key: str) -> wire.Links:
        """Replace the link *key* and return the new links; host only."""
        grant.check_host()
        if key not in links.keys(saved.setup.chairs):
            raise Refusal("no-page")
        await self.store.change_lock(saved.id, key)
        log.info("link revoked", table=saved.id, key=key)
        self.tables.send_away(saved.id, key)
        return await self.links(grant, saved)

    async def sit(self, token: wire.Token, address: str) -> tuple[Table, Connection]:
        """Open the table that *token* grants and join it from *address*; the first message is the welcome."""
        grant, saved = await self.access.read_grant(token)
        following = await self.access.next_link(saved.next, grant.key)
        table = await self.tables.find(saved)  # join before the sweeper can unload it as idle
        connection = Connection(grant, links.seats(grant.key, saved.setup.chairs), address)
        connection.tell(self.welcome(grant, table.saved, table.pack, following))
        self.tables.join(table, connection)
        return table, connection

    def welcome(self, grant: Grant, saved: Saved, pack: LoadedPack, following: wire.Token) -> wire.Welcome:
        """Return the first message to the holder of *grant*."""
        return welcome(grant, saved, pack.card, following, shows=self._shows)

    async def mine(self, tokens: Iterable[wire.Token]) -> list[wire.Summary | wire.Refused]:
        """Return a summary, or a refusal, for each of *tokens*."""
        return [await self._summary(token) for token in tokens]

    async def _summary(self, token: wire.Token) -> wire.Summary | wire.Refused:
        try:
            grant, saved = await self.access.grant(token)
        except Refusal as refusal:
            return wire.Refused(refusal.code)
        return await self.summary(grant, saved)

    async def summary(self, grant: Grant, saved: Saved) -> wire.Summary:
        """Return a table's line in the list of the holder of *grant*."""
        return summary(grant, saved, await self.access.next_link(saved.next, grant.key))

    async def health(self) -> wire.Health:
        """Return the state of the server."""
        tables = self.tables.opened()
        return wire.Health(
            __version__,
            await self.store.alive(),
            len(tables),
            sum(len(table.connections) for table in tables),
            len(self.times),
            self.times.quantile(0.5),
            self.times.quantile(0.99),
        )

    async def close(self) -> None:
        """Disconnect everyone and finish pending writes."""
        self.tables.close()
        await self.reviews.close()  # before the processes that work for them
        self.analysis.close()
        self._bot_pool.close()
        if self._remote:
            await self._remote.close()
        await self.store.close()
