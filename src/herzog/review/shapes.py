"""The data of a review: its moments, and the account of the game that they add up to."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

# Leads are integers in this fraction of a point, so that sums are exact: a lead over the mean of up to four others
# has no remainder.
PARTS: Final = 12_000

Parts: TypeAlias = int
Kind: TypeAlias = Literal["decision", "nature", "reveal"]


class Weighed(msgspec.Struct, frozen=True):
    """A pick and the lead it promises to the deciding seat."""

    pick: int
    lead: Parts


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, or what nature did in one go, and the expected lead of every seat before and after.

    For a decision, *before* is what the best pick found promises and *after* what the actual pick promises. For nature,
    *before* is the mean over what it could have done. A reveal takes no step: it gives the leads before secret choices
    are made, or once they have met.
    """

    step: int  # how many steps were played before it
    steps: int  # how many steps it takes: nature may do several things in one go
    kind: Kind
    seat: int
    ask: str
    pick: int
    before: list[Parts]
    after: list[Parts]
    secret: bool = False  # whether others see the choice only after making theirs
    chances: list[int] = []  # every seat's chance to win before a decision, in thousandths
    options: list[Weighed] = []  # the options of a decision, the best first
    terms: list[tuple[str, float]] = []  # the advantages of the best over the pick, the largest first

    @property
    def cost(self) -> Parts:
        """Return what a decision gave up; never negative."""
        return self.before[self.seat] - self.after[self.seat]


class SeatAccount(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat came to its result, which is the exact sum of all other parts."""

    start: Parts
    luck: Parts
    errors: Parts
    others: Parts  # what this seat gained from what others gave up
    reveals: Parts = 0  # how secret choices met, beyond what each was worth by itself
    remainder: Parts  # the judgement changing its mind as the game unfolds
    result: Parts


class AskErrors(msgspec.Struct, frozen=True):
    """The decisions of one seat on one kind of ask, and what they gave up in total."""

    ask: str
    decisions: int
    cost: Parts


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat played: its account, its accuracy in per cent, and its errors by kind of ask, the costliest first."""

    account: SeatAccount
    decisions: int
    accuracy: float
    asks: list[AskErrors]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game; if not *calibrated*, chances to win are a rough guess."""

    game: str
    depth: str
    seed: int
    calibrated: bool
    seats: list[SeatReview]
    moments: list[Moment]
    parts: int = PARTS  # of a point
