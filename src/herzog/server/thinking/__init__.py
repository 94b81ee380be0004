"""Bots, hints and reviews are thought about in other processes, here or on other machines."""
