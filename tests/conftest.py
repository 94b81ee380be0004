"""How many examples the tests of properties try: all of them, or for `make quick` a few."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("quick", max_examples=4)  # instead of 100
