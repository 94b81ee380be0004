"""The facts that networks look at, by game."""
