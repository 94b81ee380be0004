"""Café Herzog: a table for two board games, and the library in which programs play them."""

__version__ = "0.1.0"
