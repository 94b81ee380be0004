"""Notices to browsers, even while the page is not open there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from herzog.server.notices import words
from herzog.server.notices.notice_links import dedupe_key
from herzog.server.notices.notifier import Outcome, outcome
from herzog.server.notices.push import Keys, sealed
from herzog.text import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.server.notices.https_client import HttpsClient
    from herzog.server.notices.notice_links import NoticeLinks
    from herzog.server.notices.push import Vapid
    from herzog.server.notices.subscriptions import Waiting

KEPT_FOR: Final = 86400  # seconds that a push service keeps a notice for a browser that is off


class Shown(msgspec.Struct, frozen=True):
    """A notice for the page's service worker to show; one replaces another with the same *tag*."""

    title: str
    body: str
    tag: str
    open: str  # the path to open
    stop: str  # token that stops notices
    stop_words: str


class Browsers:
    """Sends notices by Web Push."""

    def __init__(self, client: HttpsClient, vapid: Vapid, links: NoticeLinks) -> None:
        self._client: Final = client
        self._vapid: Final = vapid
        self._links: Final = links

    async def send(self, waiting: Sequence[Waiting]) -> Outcome:
        """Send one notice for all tables that wait."""
        subscription = waiting[-1].subscription
        keys = msgspec.json.decode(subscription.form, type=Keys)
        content = sealed(msgspec.json.encode(self._shown(waiting)), keys)
        headers = {
            "Authorization": self._vapid.authorization(subscription.address),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Topic": dedupe_key(waiting),  # what was not yet delivered is replaced, not repeated
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
        }
        return outcome(await self._client.post(subscription.address, headers, content))

    def _shown(self, waiting: Sequence[Waiting]) -> Shown:
        speaker = words.speaker(waiting[-1].subscription.language)
        subscriptions = [each.subscription for each in waiting]
        one = len(waiting) == 1
        return Shown(
            speaker.say(words.title(waiting)),
            "\n".join(map(speaker.text, words.lines(waiting))),
            subscriptions[0].game if one else "tables",
            self._links.seat(subscriptions[0]) if one else "/",
            self._links.token("stop", subscriptions),
            speaker.say(phrase("notice-stop")),
        )
