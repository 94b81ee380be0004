"""The words of a game on the wire: events, questions, options and reasons as phrases."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from herzog.server.wire import Phrase, Said, Words

if TYPE_CHECKING:
    from herzog.kernel import Event, Reason


def said(game: str, event: Event) -> Said:
    """Return *event* as data and as a phrase."""
    data = msgspec.to_builtins(event)
    facts = {name: value for name, value in data.items() if name != "type"}
    return Said(data, Phrase(f"{game}-event-{_kebab(type(event).__name__)}", _args(facts)))


def words(game: str, view: Any) -> Words | None:  # noqa: ANN401  (a game's view)
    """Return what the seat that has this *view* is asked, or None if it is asked nothing."""
    decision = getattr(view, "decision", None)
    if decision is None:
        return None
    return Words(
        Phrase(f"{game}-ask-{_kebab(decision.ask)}"),
        [Phrase(f"{game}-option-{option.label}") for option in decision.options],
        [[_reason(game, caution) for caution in option.cautions] for option in decision.options],
        [_reason(game, refused.reason) for refused in decision.refused],
    )


def _reason(game: str, reason: Reason) -> Phrase:
    return Phrase(f"{game}-reason-{reason.code}", _args({**reason.numbers, "rule": reason.rule}))


def _args(facts: dict[str, Any]) -> dict[str, int | str | dict[str, str] | Phrase]:
    return {name: value if isinstance(value, int | str) else str(value) for name, value in facts.items()}


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
