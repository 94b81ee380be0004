"""Tests of Lacrimosa."""
