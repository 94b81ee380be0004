"""Lacrimosa: patrons recall their life with Mozart and have his Requiem completed."""

from herzog.games.lacrimosa.game import GAME

__all__ = ["GAME"]
