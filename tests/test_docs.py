from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted(str(file.relative_to(ROOT)) for file in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    """Every link to a file of the repository finds it."""
    links = re.findall(r"\]\((?!\w+:|#)([^)#\s]+)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_the_example_in_the_readme_plays_a_game() -> None:
    """What a newcomer copies works as it stands."""
    [example] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    run = subprocess.run([sys.executable, "-c", example], cwd=ROOT / "src", capture_output=True, text=True, check=True)
    assert re.fullmatch(r"Result\(scores=\[-?\d+(, -?\d+){2}\], ranks=\[\d(, \d){2}\]\)\n", run.stdout)


def test_the_readme_begins_with_the_two_commands() -> None:
    """The first thing to copy is `make play`, the second `make test`."""
    [first, *_] = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert [line.split("#")[0].strip() for line in first.splitlines()] == ["make play", "make test"]
