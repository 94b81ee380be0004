"""Fourberies (Histrio): troupes travel, gather Actors and try to please a King of changing mood."""

from herzog.games.fourberies.game import Fourberies

GAME = Fourberies()

__all__ = ["GAME"]
