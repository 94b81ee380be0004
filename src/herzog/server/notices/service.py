"""What people can do about notices: subscribe to them, agree to mail, and stop them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import urlsplit

import msgspec

from herzog import wire
from herzog.server.access import links
from herzog.server.notices.browsers import Browsers
from herzog.server.notices.chat_rooms import ChatRooms
from herzog.server.notices.https_client import HttpsClient, Unreachable, check
from herzog.server.notices.mail import Mailbox, Mails, mail_address, masked
from herzog.server.notices.notice_links import NoticeLinks
from herzog.server.notices.notifier import Notifier, Sender
from herzog.server.notices.push import Keys, Vapid, check_keys
from herzog.server.notices.subscriptions import Subscription, Subscriptions, Way
from herzog.server.operations.loops import keep_running
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from herzog.server.access.links import Grant
    from herzog.server.access.tokens import TokenSigner
    from herzog.server.clock import Clock
    from herzog.server.database.saved import Saved
    from herzog.server.lobby.lobby import Lobby
    from herzog.server.notices.notice_links import Wish
    from herzog.server.notices.notifier import Outcome
    from herzog.server.settings import Settings

MOST_BROWSERS: Final = 8  # of one link; the oldest gives way
MOST_QUESTIONS: Final = 3  # to one address a day whether it agrees, if it never does
UNAGREED: Final = ("asked", "void", "never")
DAY: Final = 86400


class NoticeService:
    """Takes subscriptions to notices, and runs the notifier that sends them."""

    def __init__(self, settings: Settings, secret: str, signer: TokenSigner, lobby: Lobby, clock: Clock) -> None:
        self._links: Final = NoticeLinks(secret, signer, settings.url)
        self._subscriptions: Final = Subscriptions(lobby.store, clock)
        self._clock: Final = clock
        self._client: Final = HttpsClient()
        self._vapid: Final = Vapid(secret, settings.url)
        self._one_at_a_time: Final = asyncio.Lock()
        self._rooms: Final = ChatRooms(self._client, self._links)
        self._mails: Final = (
            Mails(Mailbox.of(settings.smtp, settings.mail_from), self._links) if settings.smtp else None
        )
        senders: dict[Way, Sender] = {"push": Browsers(self._client, self._vapid, self._links), "hook": self._rooms}
        if self._mails:
            senders["mail"] = self._mails
        self._notifier: Final = Notifier(
            lobby.tables, self._subscriptions, senders, settings.notice_delay, settings.notice_gap, clock
        )
        self._task: Final = keep_running("notices", self._notifier.run)

    async def close(self) -> None:
        """Finish sending what is on its way."""
        self._task.cancel()
        await self._notifier.close()
        await self._client.close()

    async def notices(self, grant: Grant) -> wire.Notices:
        """Return how the bearer of a link is told, with addresses masked."""
        mine = await self._subscriptions.of(grant)
        mail = next((each for each in mine if each.way == "mail" and each.state in ("asked", "on")), None)
        room = next((each for each in mine if each.way == "hook" and each.state == "on"), None)
        return wire.Notices(
            self._vapid.public,
            sum(each.way == "push" for each in mine),
            self._mails is not None,
            wire.MailState(masked(mail.address), mail.state == "on") if mail else None,
            wire.RoomState(cast("wire.RoomForm", room.form), urlsplit(room.address).hostname or "") if room else None,
        )

    async def push(self, grant: Grant, saved: Saved, wish: wire.PushTo) -> None:
        """Send notices to a browser from now on; asking again can change the language."""
        _check_seat(grant, saved)
        form = msgspec.json.encode(check_keys(Keys(wish.p256dh, wish.auth))).decode()
        new = _new(grant, "push", await check(wish.endpoint), form, wish.language)
        async with self._one_at_a_time:  # a page may ask twice at once
            mine = [each for each in await self._subscriptions.of(grant) if each.way == "push"]
            same, others = _split(mine, wish.endpoint)
            for each in same:
                new = new._replace(told=each.told, told_at=each.told_at)
            await self._subscriptions.add(new, instead_of=[*same, *others[: 1 - MOST_BROWSERS]])

    async def push_no_more(self, grant: Grant, endpoint: str) -> None:
        """Send no more notices to a browser."""
        same, _ = _split(await self._subscriptions.of(grant), endpoint)
        await self._subscriptions.drop(same)

    async def mail(self, grant: Grant, saved: Saved, wish: wire.MailTo) -> None:
        """Ask the owner of an address to agree; without an address, send no more mail."""
        _check_seat(grant, saved)
        mails = self._mails
        if mails is None:
            raise Refusal("no-mail")
        address = mail_address(wish.address) if wish.address else ""
        async with self._one_at_a_time:  # or more could be asked than are counted
            await self._check_questions(address)
            await self._mail_no_more(grant)
            if not address:
                return
            asked = _new(grant, "mail", address, "", wish.language)._replace(state="asked")
            added = await self._subscriptions.add(asked)
        await self._expect_taken(added, mails.ask(added, saved.setup.header.game))

    async def _mail_no_more(self, grant: Grant) -> None:
        mine = [each for each in await self._subscriptions.of(grant) if each.way == "mail"]
        await self._subscriptions.drop([each for each in mine if each.state == "on"])
        await self._subscriptions.turn([each for each in mine if each.state == "asked"], "void")

    async def _check_questions(self, address: str) -> None:
        """Refuse to ask an address that wants no mail, or was asked too often."""
        before = [each for each in await self._subscriptions.at("mail", address) if each.state != "on"]
        if any(each.state == "never" for each in before):
            raise Refusal("mail-refused")
        now = self._clock.now() // 1000
        recent = [each.created for each in before if now - each.created < DAY]
        if len(recent) >= MOST_QUESTIONS:
            raise Refusal("too-fast", wait=1000 * (recent[0] + DAY - now))

    async def room(self, grant: Grant, wish: wire.RoomTo) -> None:
        """Send notices to a chat room from now on, after a greeting; without an address, stop. Host only."""
        grant.check_host()
        old = [each for each in await self._subscriptions.of(grant) if each.way == "hook"]
        if not wish.address:
            await self._subscriptions.drop(old)
            return
        new = _new(grant, "hook", await check(wish.address), wish.form, wish.language)._replace(state="asked")
        added = await self._subscriptions.add(new)
        await self._expect_taken(added, self._rooms.greet(added))
        await self._subscriptions.turn([added], "on", instead_of=old)

    async def _expect_taken(self, added: Subscription, sending: Awaitable[Outcome]) -> None:
        """Wait until a first message is accepted; if it is not, drop the subscription."""
        try:
            taken = (await sending).fate == "taken"
        except Unreachable:
            taken = False
        if not taken:
            await self._subscriptions.drop([added])
            raise Refusal("no-answer")

    async def confirm(self, token: str) -> None:
        """Send mail from now on, as the owner of the address has agreed."""
        named = [each for each in await self._named("confirm", token) if each.state != "void"]
        if not named:
            raise Refusal("bad-link")  # withdrawn, or the game is over
        await self._subscriptions.turn(named, "on")

    async def stop(self, token: str) -> None:
        """Send no more of these notices; an address that had not agreed is never asked again."""
        named = await self._named("stop", token)
        await self._subscriptions.turn([each for each in named if each.state in UNAGREED], "never")
        await self._subscriptions.drop([each for each in named if each.state not in UNAGREED])

    async def _named(self, wish: Wish, token: str) -> list[Subscription]:
        return await self._subscriptions.named(self._links.read(wish, token))


def _new(grant: Grant, way: Way, address: str, form: str, language: str) -> Subscription:
    return Subscription("", *grant, way, address, form, language, "on")


def _split(subscriptions: Sequence[Subscription], address: str) -> tuple[list[Subscription], list[Subscription]]:
    """Return the *subscriptions* of *address*, and the others."""
    same = [each for each in subscriptions if each.address == address]
    return same, [each for each in subscriptions if each.address != address]


def _check_seat(grant: Grant, saved: Saved) -> None:
    if not links.seats(grant.key, saved.setup.chairs):
        raise Refusal("not-your-seat")
