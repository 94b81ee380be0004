"""Tests of tables as values."""
