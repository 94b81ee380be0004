"""Notices to chat rooms: Discord, ntfy, or anything that takes JSON.

Everybody in a room reads them, so they never hold the link of a seat.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from herzog.server.notices import words
from herzog.server.notices.notice_links import dedupe_key
from herzog.server.notices.notifier import Outcome, outcome
from herzog.text import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.server.notices.https_client import Answer, HttpsClient
    from herzog.server.notices.notice_links import NoticeLinks
    from herzog.server.notices.subscriptions import Subscription, Waiting

NAME: Final = "Café Herzog"
JSON: Final = {"Content-Type": "application/json"}
MARKS: Final = re.compile(r"([\\`*_~|>\[\]()#@:<-])")  # characters with a meaning in Discord


class Waits(msgspec.Struct, frozen=True):
    """A table that waits, as JSON for programs."""

    table: str
    game: str
    people: list[str]


class Said(msgspec.Struct, frozen=True):
    """The JSON of a notice; *id* stays the same if it is sent again."""

    event: str
    id: str
    text: str
    tables: list[Waits]
    url: str
    stop: str


class Message(NamedTuple):
    """A message to a room, before it is put into the room's format."""

    text: str
    id: str
    tables: list[Waits]
    url: str
    stop: str
    stop_words: str


class ChatRooms:
    """Sends notices to chat rooms."""

    def __init__(self, client: HttpsClient, links: NoticeLinks) -> None:
        self._client: Final = client
        self._links: Final = links

    async def send(self, waiting: Sequence[Waiting]) -> Outcome:
        """Send one notice for all tables that wait."""
        subscriptions = [each.subscription for each in waiting]
        language = subscriptions[0].language
        text = "\n".join(words.speaker(language).say(words.due(each)) for each in waiting[: words.MOST_LINES])
        tables = [Waits(w.subscription.game, w.game, words.names(w.chairs, w.asked, language)) for w in waiting]
        return outcome(await self._post(subscriptions, text, dedupe_key(waiting), tables))

    async def greet(self, subscription: Subscription) -> Outcome:
        """Send a greeting, by which a host sees that the address is right."""
        text = words.speaker(subscription.language).say(phrase("notice-room"))
        return outcome(await self._post([subscription], text, subscription.id, []))

    async def _post(self, subscriptions: Sequence[Subscription], text: str, name: str, tables: list[Waits]) -> Answer:
        stop = self._links.page("stop", subscriptions) if self._links.url else ""
        stop_words = words.speaker(subscriptions[0].language).say(phrase("notice-stop"))
        message = Message(text, name, tables, self._links.url, stop, stop_words)
        address, body = FORMS[subscriptions[0].form](subscriptions[0].address, message)
        return await self._client.post(address, JSON, msgspec.json.encode(body))


def _plain(address: str, message: Message) -> tuple[str, object]:
    text, name, tables, url, stop, _ = message
    return address, Said("turn" if tables else "hello", name, text, tables, url, stop)


def _discord(address: str, message: Message) -> tuple[str, object]:
    """Return the request for Discord, in which a name like "@everyone" notifies nobody."""
    text = MARKS.sub(r"\\\1", message.text)
    links = [message.url, f"-# [{message.stop_words}](<{message.stop}>)"] if message.url else []
    body = {"content": "\n".join([text, *links]), "username": NAME, "allowed_mentions": {"parse": []}}
    return address, body


def _ntfy(address: str, message: Message) -> tuple[str, object]:
    """Return the request for ntfy, whose topic is the last part of the address and goes into the body."""
    server, _, topic = address.rpartition("/")
    body: dict[str, object] = {"topic": topic, "title": NAME, "message": message.text}
    if message.url:
        body |= {
            "click": message.url,
            "actions": [{"action": "view", "label": message.stop_words, "url": message.stop}],
        }
    return f"{server}/", body


FORMS: Final = {"json": _plain, "discord": _discord, "ntfy": _ntfy}
