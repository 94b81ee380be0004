"""Fourberies (Histrio): troupes travel, gather Actors and try to please a moody King."""

from herzog.games.fourberies.game import GAME

__all__ = ["GAME"]
