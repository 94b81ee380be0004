"""The account of a game: how luck, errors and what others did add up to the result, to the last digit."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Final

from herzog.kernel import replay
from herzog.review.finished import check
from herzog.review.judge import is_calibrated, leads
from herzog.review.moments import moments
from herzog.review.shapes import PARTS, AskErrors, Review, SeatAccount, SeatReview

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import AnyGame, Box, Record, Seat
    from herzog.review.moments import Part
    from herzog.review.shapes import Moment, Parts

HALVED: Final = 2 * PARTS  # a decision that gives up this much counts half in the accuracy


def review(game: AnyGame, record: Record, box: Box, part: Part) -> Review:
    """Return the review of a finished game."""
    return summed_up(game, record, box, part, list(moments(game, record, box, part)))


def summed_up(game: AnyGame, record: Record, box: Box, part: Part, found: Sequence[Moment]) -> Review:
    """Return the review of a game from all its moments, *found* in order."""
    results = result(record)
    return Review(
        game=game.name,
        depth=part.depth,
        seed=part.seed,
        calibrated=is_calibrated(replay(game, record, box, 0)),
        seats=[_seat(found, seat, each) for seat, each in enumerate(results)],
        moments=list(found),
    )


def result(record: Record) -> list[Parts]:
    """Return how far each seat was ahead of the mean of all others at the end."""
    check(record)
    assert record.result is not None, "checked"
    scores = [float(score) for score in record.result.scores]
    return [round(PARTS * lead) for lead in leads(scores, len(record.header.seats))]


def _seat(found: Sequence[Moment], seat: Seat, ended: Parts) -> SeatReview:
    own = [moment for moment in found if moment.seat == seat]
    return SeatReview(
        account=account(found, seat, ended),
        decisions=len(own),
        accuracy=accuracy(own),
        asks=_asks(own),
    )


def account(found: Sequence[Moment], seat: Seat, ended: Parts) -> SeatAccount:
    """Return how *seat* came to its result, *ended*.

    Secret choices are judged one by one; the rest of the change between the reveals before and after them comes from
    how they met, and counts as reveals. Any other change between two moments, with nothing at stake, means that the
    judgement changed its mind, and goes into the remainder.
    """
    start = found[0].before[seat] if found else ended
    luck = errors = others = reveals = remainder = 0
    last, unseen = start, False
    for moment in found:
        change, gap = moment.after[seat] - moment.before[seat], moment.before[seat] - last
        luck += change if moment.kind == "nature" else 0
        errors += change if moment.seat == seat else 0
        others += change if moment.kind == "decision" and moment.seat != seat else 0
        revealed = unseen or moment.secret
        reveals += gap if revealed else 0
        remainder += 0 if revealed else gap
        last, unseen = moment.after[seat], moment.secret
    return SeatAccount(
        start=start,
        luck=luck,
        errors=errors,
        others=others,
        reveals=reveals,
        remainder=remainder + ended - last,
        result=ended,
    )


def accuracy(own: Sequence[Moment]) -> float:
    """Return the accuracy of decisions in per cent: giving up nothing counts fully, giving up two points half."""
    return round(100 * fmean([0.5 ** (moment.cost / HALVED) for moment in own]), 1) if own else 100.0


def _asks(own: Sequence[Moment]) -> list[AskErrors]:
    by_ask: dict[str, list[Parts]] = defaultdict(list)
    for moment in own:
        by_ask[moment.ask].append(moment.cost)
    found = [AskErrors(ask, len(costs), sum(costs)) for ask, costs in by_ask.items()]
    return sorted(found, key=lambda each: -each.cost)
