"""Finished games: their reviews, records that people bring, and pictures of results."""
