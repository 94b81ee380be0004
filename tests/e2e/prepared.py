"""Tables that were laid and played up to a point before anybody opens the page."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from herzog.server.access.links import HOST, Grant
from herzog.server.access.secret import secret_in
from herzog.server.access.tokens import TokenSigner
from herzog.server.database.saved import Saved
from herzog.table.entry import Entry
from herzog.table.setup import Setup
from herzog.table.writing import Standing
from herzog.wire import Chair

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Match
    from herzog.wire import SeatKind
    from tests.e2e.cafe import Cafe


def set_out(cafe: Cafe, match: Match[Any], seed: int, kinds: Sequence[SeatKind]) -> str:
    """Keep *match*, which began with *seed*, as a table of *cafe*, drafts included; return the host's link to it."""
    chairs = [
        Chair(kind, name, "uniform" if kind == "bot" else "")
        for kind, name in zip(kinds, match.record.header.seats, strict=True)
    ]
    standing = Standing(len(match.record.steps), match.asked(), match.record.result, 0)
    saved = Saved(secrets.token_hex(6), Setup(match.record.header, seed, chairs), standing)
    ask = match.state.agenda[-1].name if match.drafts else ""
    entries = [Entry("step", *step) for step in match.record.steps]
    entries += [Entry("draft", seat, ask, pick) for seat, picks in match.drafts.items() for pick in picks]
    cafe.server.keep(saved, entries)
    token = TokenSigner(secret_in(cafe.data)).token(Grant(saved.id, HOST, 0))
    return f"{cafe.address}/t#{token}"
