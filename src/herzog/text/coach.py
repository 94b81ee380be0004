"""The coach for a first game, who explains each kind of decision once, with a tip and the goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.text.phrase import phrase
from herzog.text.words import kebab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat
    from herzog.text.phrase import Phrase


def card(game: str, ask: str, scores: Sequence[int], seat: Seat) -> list[Phrase]:
    """Return what the coach tells *seat* the first time *ask* comes up."""
    about = f"coach-{game}-{kebab(ask)}"
    best = max(score for other, score in enumerate(scores) if other != seat)
    return [phrase(about), phrase(f"{about}-tip"), phrase(f"coach-{game}-goal", mine=scores[seat], best=best)]
