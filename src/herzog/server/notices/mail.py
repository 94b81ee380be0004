"""Notices by mail, through the mail server that the operator names."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import localtime, parseaddr
from typing import TYPE_CHECKING, Final, NamedTuple, Self
from urllib.parse import unquote, urlsplit

from herzog.server.notices import words
from herzog.server.notices.https_client import Unreachable
from herzog.server.notices.notice_links import dedupe_key
from herzog.server.notices.notifier import Outcome
from herzog.server.patience import patient
from herzog.table.refusal import Refusal
from herzog.text import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.server.notices.notice_links import NoticeLinks, Wish
    from herzog.server.notices.subscriptions import Subscription, Waiting

ANSWERING: Final = 15.0  # seconds for each answer of the mail server
PORTS: Final = {"smtp": 587, "smtps": 465}
NOBODY: Final = (550, 551, 553)  # replies of a mail server for an address that does not exist
WISHES: Final[tuple[Wish, ...]] = ("confirm", "stop")
HERE: Final = ("localhost", "127.0.0.1", "::1")
LONGEST: Final = 254  # characters of an address
LABEL: Final = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
# As browsers check an e-mail field, except that the host must have a dot in its name.
ADDRESS: Final = re.compile(rf"[\w.!#$%&'*+/=?^`{{|}}~-]{{1,64}}@(?:{LABEL}\.)+[a-z]{LABEL}", re.ASCII | re.IGNORECASE)


class BadMailbox(Exception):
    """The operator's settings for mail cannot be used; the message says why."""


class Mailbox(NamedTuple):
    """The operator's mail server and the sender of mails."""

    host: str
    port: int
    safe: bool  # speaks TLS from the start
    user: str
    password: str
    sender: Address

    @classmethod
    def of(cls, server: str, sender: str) -> Self:
        """Return the mailbox at *server*, as smtps://USER:PASSWORD@HOST:PORT or smtp:// for STARTTLS."""
        try:
            parts = urlsplit(server)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise BadMailbox("this is not the address of a mail server: write smtps://USER:PASSWORD@HOST") from None
        name, address = parseaddr(sender)
        if not parts.hostname or not ADDRESS.fullmatch(address):
            raise BadMailbox("email needs a server and a sender, such as 'Café Herzog <herzog@example.org>'")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, parts.scheme == "smtps", user, password, Address(name, addr_spec=address))

    def send(self, message: EmailMessage) -> None:
        """Hand *message* over to the server; blocks."""
        trusted = ssl.create_default_context()
        with self._open(trusted) as server:
            if not (self.safe or self.host in HERE):
                server.starttls(context=trusted)  # fails if the connection cannot be encrypted
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def _open(self, trusted: ssl.SSLContext) -> smtplib.SMTP:
        if self.safe:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=patient(ANSWERING), context=trusted)
        return smtplib.SMTP(self.host, self.port, timeout=patient(ANSWERING))


def mail_address(text: str) -> str:
    """Return *text* as a mail address; refuse it if it cannot be one."""
    address = text.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise Refusal("bad-mail")
    return address.casefold()


def masked(address: str) -> str:
    """Return *address* so that its owner recognises it and nobody else can use it: a…@example.org."""
    name, _, host = address.partition("@")
    return f"{name[0]}…@{host}"


class Mails:
    """Sends notices by mail, and asks addresses for their agreement first."""

    def __init__(self, mailbox: Mailbox, links: NoticeLinks) -> None:
        self._mailbox: Final = mailbox
        self._links: Final = links
        self._thread: Final = ThreadPoolExecutor(1, "mail")  # one at a time: mail servers limit connections

    async def ask(self, subscription: Subscription, game: str) -> Outcome:
        """Ask the owner of an address whether notices may be sent there."""
        speaker = words.speaker(subscription.language)
        asked = speaker.say(phrase("notice-mail-asked", game=phrase(f"game-{game}"), server=self._links.url))
        unasked = speaker.say(phrase("notice-mail-unasked"))
        confirm, never = (self._links.page(wish, [subscription]) for wish in WISHES)
        text = f"{asked}\n\n{confirm}\n\n{unasked}\n\n{never}\n"
        subject = speaker.say(phrase("notice-mail-confirm"))
        return await self._post([subscription], subject, text, f"confirm.{subscription.id}")

    async def send(self, waiting: Sequence[Waiting]) -> Outcome:
        """Send one mail for all tables that wait."""
        subscriptions = [each.subscription for each in waiting]
        speaker = words.speaker(subscriptions[0].language)
        tables = [f"{speaker.text(words.table(each))}\n{self._seat(each.subscription)}\n" for each in waiting]
        stop = f"{speaker.say(phrase('notice-stop'))}\n{self._links.page('stop', subscriptions)}\n"
        text = "\n".join([*tables, "-- ", stop])
        return await self._post(subscriptions, speaker.say(words.title(waiting)), text, dedupe_key(waiting))

    def _seat(self, subscription: Subscription) -> str:
        return self._links.url + self._links.seat(subscription)

    async def _post(self, subscriptions: Sequence[Subscription], subject: str, text: str, name: str) -> Outcome:
        message = self._message(subscriptions, subject, text, name)
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._mailbox.send, message)
        except smtplib.SMTPRecipientsRefused as refused:
            [(code, _)] = refused.recipients.values()
            return Outcome("gone" if code in NOBODY else "failed")
        except (OSError, smtplib.SMTPException) as problem:
            raise Unreachable(type(problem).__name__) from None  # the rest may hold an address or a password
        return Outcome("taken")

    def _message(self, subscriptions: Sequence[Subscription], subject: str, text: str, name: str) -> EmailMessage:
        """Return a mail whose Message-ID is the same if it is sent twice, so that mail programs drop the duplicate."""
        message = EmailMessage(SMTP)
        message.set_content(text)
        message["From"] = self._mailbox.sender
        message["To"] = Address(addr_spec=subscriptions[0].address)
        message["Subject"] = subject
        message["Date"] = localtime()
        message["Message-ID"] = f"<{name}@{self._mailbox.sender.domain}>"
        message["Content-Language"] = subscriptions[0].language
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._links.one_click(subscriptions)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message
