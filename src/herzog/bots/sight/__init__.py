"""What networks look at, by game."""
