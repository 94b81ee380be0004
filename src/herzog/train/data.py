"""The positions of many games as matrices for fitting a network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.train.selfplay import Seen

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


class Data(NamedTuple):
    """Positions of many games at one kind of table, game by game; a position has a row for each side."""

    facts: Array  # position, side, fact: how often it holds
    phases: Array  # position
    terms: Array  # position, side, term
    left: Array  # position: the share of the game still to come
    ends: Array  # game: the index after its last position
    scores: Array  # game, side
    wins: Array  # game, side: its share of the win

    def results(self, by_game: Array) -> Array:
        """Return, for every position, the row of its game in *by_game*."""
        return np.repeat(by_game, np.diff(self.ends, prepend=0), axis=0)


def gathered(seen: Sequence[Seen], n_facts: int) -> Data:
    """Return what was *seen* at tables with the same number of seats; *n_facts* is the number of facts."""
    sides = len(seen[0].scores)
    lengths = _joined([each.lengths for each in seen], np.uint8)
    facts = np.zeros((len(lengths), n_facts), np.uint8)
    np.add.at(
        facts, (np.repeat(np.arange(len(lengths)), lengths), _joined([each.facts for each in seen], np.uint16)), 1
    )
    phases = _joined([each.phases for each in seen], np.uint8)
    first = np.array([each.ranks for each in seen]) == 1
    return Data(
        facts.reshape(len(phases), sides, n_facts),
        phases,
        _joined([each.terms for each in seen], np.float32).reshape(len(phases), sides, -1),
        _joined([each.left for each in seen], np.float32),
        np.cumsum([len(each.phases) for each in seen]),
        np.array([each.scores for each in seen], np.float32),
        (first / first.sum(axis=1, keepdims=True)).astype(np.float32),
    )


def _joined(parts: list[bytes], kind: type[np.generic]) -> Array:
    return np.frombuffer(b"".join(parts), kind)
