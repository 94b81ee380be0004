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


def test_the_examples_in_the_readme_run() -> None:
    """What a newcomer copies works as it stands: a game is played, and a decision is listed option by option."""
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    command = [sys.executable, "-c", "\n".join(examples)]
    run = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=True)
    result, *options = run.stdout.splitlines()
    assert re.match(r"Result\(scores=\[-?\d+(, -?\d+){2}\], ranks=\[\d(, \d){2}\]", result)
    assert len(options) == 4
    assert options[0] in " ".join(examples)


# Pages whose examples stand alone; those of the other pages are parts of a change to the sources.
WHOLE = {"docs/environments.md": 4, "docs/index.md": 1, "docs/records.md": 1, "docs/how-to/bot.md": 1}


@pytest.mark.parametrize("page", WHOLE)
def test_the_examples_run(page: str) -> None:
    """Each example works as it stands."""
    examples = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    assert len(examples) == WHOLE[page]
    for example in examples:
        subprocess.run([sys.executable, "-c", example], cwd=ROOT / "src", capture_output=True, check=True)


def test_the_readme_begins_with_the_two_commands() -> None:
    """The first thing to copy is `make play`, the second `make test`."""
    [first, *_] = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert [line.split("#")[0].strip() for line in first.splitlines()] == ["make play", "make test"]


def test_every_convention_of_the_table_is_held_by_tests_that_exist() -> None:
    """All 33 are there, at most five of them in part, and what each names as its proof can be found."""
    page = (ROOT / "docs" / "table-conventions.md").read_text("utf-8")
    assert [int(n) for n in re.findall(r"(?m)^\| (\d+) \|", page)] == list(range(1, 34))
    assert page.count("**in part**") <= 5
    tests = "".join(file.read_text("utf-8") for file in ROOT.glob("tests/**/test_*.py"))
    found = set(re.findall(r"def (test_\w+)", tests)) | {file.name for file in ROOT.glob("web/src/**/*.test.ts")}
    assert set(re.findall(r"`(test_\w+|[\w.]+\.test\.ts)`", page)) - found == set()
