"""What a viewer is shown of a match: always through the mask of a seat, or of nobody's for those who watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herzog.kernel import replay
from herzog.server import say
from herzog.server.wire import LogEntry, Now, Past, SeatNow, SeatPast

if TYPE_CHECKING:
    from herzog.kernel import Match, Seat


def now(match: Match[Any], version: int, seats: tuple[Seat, ...], since: int) -> Now[Any]:
    """Return the table as *seats* know it, with what they heard after step *since*; no seats is a spectator."""
    return Now(
        version,
        len(match.record.steps),
        list(match.asked()),
        list(match.ready()),
        [_seat_now(match, seat, since) for seat in seats or (None,)],
        since,
        match.record.result,
    )


def past(match: Match[Any], message: str, seats: tuple[Seat, ...], step: int) -> Past[Any]:
    """Return the table as *seats* knew it after *step* steps."""
    game, state = match.game, replay(match.game, match.record, match.box, step)
    return Past(message, step, [SeatPast(seat, game.view(game.mask(state, seat), seat)) for seat in seats or (None,)])


def _seat_now(match: Match[Any], seat: Seat | None, since: int) -> SeatNow[Any]:
    view = match.game.view(match.masked(seat), seat)
    return SeatNow(
        seat,
        view,
        say.words(match.game.name, view),
        None if seat is None else match.barrier(seat),
        [_heard(match, n, seat) for n in range(since, len(match.told))],
    )


def _heard(match: Match[Any], n: int, seat: Seat | None) -> LogEntry:
    step = match.record.steps[n]
    return LogEntry(
        n + 1, step.seat, step.ask, [say.said(match.game.name, event) for event in match.told[n].heard_by(seat)]
    )
