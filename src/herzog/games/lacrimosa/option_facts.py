"""What an option of Lacrimosa means: the part of a decision that is specific to the game."""

from __future__ import annotations

from typing import Literal, TypeAlias

from herzog.games.lacrimosa.printed import Kind
from herzog.games.lacrimosa.view_shapes import DueView, GainView, Shape

Meaning: TypeAlias = Literal[
    "lay-experience",
    "lay-story",
    "use-card",
    "take-money",
    "document",
    "commission",
    "perform-or-sell",
    "travel",
    "requiem",
    "again-document",
    "again-commission",
    "again-perform-or-sell",
    "again-travel",
    "again-requiem",
    "no-more-actions",
    "end-turn",
    "decline",
    "buy-counter",
    "sell-counter",
    "document-memory",
    "commission-opus",
    "perform-work",
    "sell-work",
    "travel-there",
    "choose-slot",
    "hire-eighth",
    "hire-sixteenth",
    "place-marker",
    "place-neutral-eighth",
    "place-neutral-sixteenth",
    "choose-counter-talent",
    "choose-counter-journey",
    "choose-counter-composition",
    "choose-step-talent",
    "choose-step-journey",
    "choose-step-composition",
    "pay",
    "pay-differently",
    "pay-with-step",
    "pay-with-counter",
    "pay-by-buying",
    "pay-by-selling",
]


class Facts(Shape, frozen=True, kw_only=True):
    """What an option means: what it costs the seat, what it gives, and the numbers that explain it."""

    meaning: Meaning
    due: DueView | None = None
    gain: GainView | None = None
    kind: Kind | None = None
    ducats: int = 0
    roads: int = 0
    left: int = 0
