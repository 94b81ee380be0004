"""The contract over every game."""
