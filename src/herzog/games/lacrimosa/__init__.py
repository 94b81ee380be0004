"""Lacrimosa: patrons tell of their life with Mozart and have his Requiem completed."""
