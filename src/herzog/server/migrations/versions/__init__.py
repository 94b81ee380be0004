"""One file for each change, oldest first."""
