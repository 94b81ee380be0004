"""The tag that ties a test to the numbered rules it proves."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test as proof of the rules with these *numbers*; `test_traceability.py` collects them."""
    return pytest.mark.rule(*numbers)
