from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.tools.suite import Suite

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """Return a suite with one test that passes."""
    return Suite(tmp_path).test("fine", "    pass\n")
