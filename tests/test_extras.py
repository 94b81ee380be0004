"""How to install what is missing, without naming somebody else's package."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from herzog.extras import DISTRIBUTION, how_to_install
from tests.test_repository import tracked

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
STRANGER = re.compile(r"(?<![\w-])herzog\[|pip install (-\S+ )*'?herzog\b(?!\[)")
TOLD = {"docs/decisions/0069-cafe-herzog.md", "tests/test_extras.py"}  # they tell why not


def test_the_sources_are_installed_from_their_folder() -> None:
    """Who works with the sources stays with them."""
    assert how_to_install("rl") == "in the source folder, run: pip install -e '.[rl]'"


def test_a_wheel_is_asked_for_its_extras(tmp_path: Path) -> None:
    """Who has a wheel has no source folder; pip knows the wheel by the name of the distribution."""
    assert how_to_install("server,postgres", tmp_path) == "run: pip install 'cafe-herzog[server,postgres]'"


def test_the_distribution_has_the_name_that_is_said() -> None:
    """The package and its extras, too."""
    assert PROJECT["name"] == DISTRIBUTION
    ours = [line for extra in PROJECT["optional-dependencies"].values() for line in extra if "herzog" in line]
    assert [line.split("[")[0] for line in ours] == [DISTRIBUTION] * 2


def test_nobody_is_sent_to_the_package_of_a_stranger() -> None:
    """No source, example, page or script recommends to install "herzog": on PyPI, that is somebody else's."""
    texts = {
        file.relative_to(ROOT).as_posix(): file.read_text("utf-8")
        for file in tracked()
        if file.suffix in {".py", ".md", ".toml", ".txt", ".ftl", ".svelte", ".ts"} or file.name.startswith("Contain")
    }
    assert [file for file, text in texts.items() if STRANGER.search(text) and file not in TOLD] == []
