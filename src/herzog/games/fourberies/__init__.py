"""Fourberies (Histrio): troupes travel, gather Actors and try to please a King of changing mood."""
