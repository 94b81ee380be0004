from __future__ import annotations

from herzog.review.curve import HEIGHT, WIDTH, chances, curves
from herzog.review.shapes import PARTS, Moment, Review, SeatAccount, SeatReview


def reviewed(*results: int) -> Review:
    """Return the review of a game of ten steps that ended with these leads, in points."""
    accounts = [
        SeatAccount(start=0, luck=0, errors=0, others=0, remainder=each * PARTS, result=each * PARTS)
        for each in results
    ]
    moment = Moment(
        step=4,
        steps=6,
        kind="decision",
        seat=0,
        ask="Ask",
        pick=0,
        before=[0] * len(results),
        after=[0] * len(results),
        chances=[400, 300, 300],
    )
    seats = [SeatReview(account=account, decisions=1, accuracy=100.0, asks=[]) for account in accounts]
    return Review(game="fourberies", depth="glance", seed=1, calibrated=True, seats=seats, moments=[moment])


def test_leads_have_the_room_they_need_on_either_side() -> None:
    """One seat far behind two others does not press these to the middle."""
    found = curves(reviewed(-32, 18, 14))
    assert found.rulers == [(-32, HEIGHT), (0, HEIGHT * 18 / 50), (18, 0.0)]
    assert found.paths[0].endswith(f"L{WIDTH}.0 {HEIGHT}.0")


def test_chances_end_with_the_result() -> None:
    """Who won, and those who share a win."""
    alone, shared = chances(reviewed(-32, 18, 14), [3, 1, 2]), chances(reviewed(-32, 16, 16), [3, 1, 1])
    assert [path.rpartition(" ")[2] for path in alone.paths] == [f"{HEIGHT}.0", "0.0", f"{HEIGHT}.0"]
    assert [path.rpartition(" ")[2] for path in shared.paths] == [f"{HEIGHT}.0", f"{HEIGHT / 2}", f"{HEIGHT / 2}"]


def test_an_abandoned_game_ends_with_the_chances_known_last() -> None:
    """In it nobody is ranked, and its review is drawn all the same."""
    found = chances(reviewed(-32, 18, 14), [])
    assert found.paths[0] == f"M{WIDTH * 0.4:.1f} {HEIGHT * 0.6:.1f}L{WIDTH}.0 {HEIGHT * 0.6:.1f}"
