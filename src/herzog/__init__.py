"""Café Herzog: two board games to play with others, and a library for programs that play them."""

__version__ = "0.3.0"
