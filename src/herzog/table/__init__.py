"""A table as a value: what its journal says, what may be written next, and what each viewer is told.

Nothing here waits, reads a clock, rolls dice, or knows where lines are stored: server and terminal do that.
"""
