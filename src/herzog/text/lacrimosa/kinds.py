"""The kinds of things on the table of Lacrimosa that can be explained, each with its most relevant rule."""

from __future__ import annotations

from typing import Final

from herzog.text.phrase import Kind

KINDS: Final[dict[str, Kind]] = {
    "opus": Kind("LAC-5.4", counts=True),
    "memory": Kind("LAC-2.4"),
    "place": Kind("LAC-7.1", counts=True),
    "court": Kind("LAC-11.2", counts=True),
    "slot": Kind("LAC-8.1", counts=True),
    "stack": Kind("LAC-8.5", counts=True),
    "space": Kind("LAC-8.3"),
    "track": Kind("LAC-10.2", counts=True),
    "counters": Kind("LAC-3.3", counts=True),
    "points": Kind("LAC-3.1", counts=True),
    "bank": Kind("LAC-3.4"),
    "supply": Kind("LAC-2.9"),
    "bonus": Kind("LAC-10.7"),
    "turns": Kind("LAC-2.1"),
    "score": Kind("LAC-11.11", counts=True),
    "purse": Kind("LAC-11.10", counts=True),
    "finance": Kind("LAC-10.5", counts=True),
    "markers": Kind("LAC-8.2", counts=True),
    "hand": Kind("LAC-2.11"),
    "deck": Kind("LAC-10.9"),
    "works": Kind("LAC-6.1", counts=True),
    "courts": Kind("LAC-11.2", counts=True),
    "count": Kind("LAC-11.1", counts=True),
    "first": Kind("LAC-10.16"),
    "next": Kind("LAC-10.1"),
    "movement": Kind("LAC-11.6", counts=True),
    "composer": Kind("LAC-1.5"),
    "road": Kind("LAC-7.2"),
    "pile:cities": Kind("LAC-10.11"),
    "pile:courts": Kind("LAC-10.11"),
    "experience": Kind("LAC-2.4"),
    "story": Kind("LAC-2.5"),
    "trail": Kind("LAC-2.7"),
    "bill": Kind("LAC-3.2"),
    "soloist-card": Kind("LAC-12.8"),
    "action:document": Kind("LAC-4.1"),
    "action:commission": Kind("LAC-5.1"),
    "action:perform_or_sell": Kind("LAC-6.1"),
    "action:travel": Kind("LAC-7.1"),
    "action:requiem": Kind("LAC-8.1", counts=True),
    "seat": Kind("LAC-11.11", counts=True),
}
