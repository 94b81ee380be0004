"""Tests of Fourberies."""
