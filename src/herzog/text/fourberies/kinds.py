"""The kinds of things on the table of Fourberies that can be explained, each with its most relevant rule."""

from __future__ import annotations

from typing import Final

from herzog.text.phrase import Kind

KINDS: Final[dict[str, Kind]] = {
    "city": Kind("FOU-4.2"),
    "travel": Kind("FOU-3.1"),
    "caravel": Kind("FOU-4.14"),
    "actor": Kind("FOU-10.1", counts=True),
    "acrobat": Kind("FOU-8.1"),
    "bonus": Kind("FOU-4.4"),
    "request": Kind("FOU-10.5", counts=True),
    "pile:encounters": Kind("FOU-9.1"),
    "pile:requests": Kind("FOU-7.3"),
    "cell": Kind("FOU-5.2", counts=True),
    "king": Kind("FOU-5.1", counts=True),
    "seat": Kind("FOU-12.2", counts=True),
    "score": Kind("FOU-12.2", counts=True),
    "managers": Kind("FOU-4.8"),
    "stage": Kind("FOU-4.8"),
    "season": Kind("FOU-2.1"),
    "berths": Kind("FOU-4.15"),
    "requests": Kind("FOU-7.1"),
    "leaning": Kind("FOU-10.2", counts=True),
    "sum": Kind("FOU-10.2"),
    "friend": Kind("FOU-13.1"),
}
