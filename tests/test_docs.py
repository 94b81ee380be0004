from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest
import typer.main
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from herzog.cli.app import app

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted(str(file.relative_to(ROOT)) for file in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))
FENCED = re.compile(r"(?ms)^( *)```(\w*)\n(.*?)^\1```$")


class Block(NamedTuple):
    """A fenced block of a page."""

    page: str
    line: int
    kind: str
    text: str


def blocks() -> list[Block]:
    """Return every fenced block of all pages."""
    texts = {page: (ROOT / page).read_text("utf-8") for page in PAGES}
    return [
        Block(page, text.count("\n", 0, each.start()) + 1, each[2], dedent(each[3]))
        for page, text in texts.items()
        for each in FENCED.finditer(text)
    ]


BLOCKS = blocks()


def of_kind(kind: str) -> list[object]:
    """Return the blocks of one *kind* as cases of a test."""
    return [pytest.param(block, id=f"{block.page}:{block.line}") for block in BLOCKS if block.kind == kind]


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    """Every link to a file of the repository finds it."""
    links = re.findall(r"(?:\]\(|src=\")(?!\w+:|#)([^)#\"\s]+)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("docs/")])
def test_links_of_the_site_stay_in_it(page: str) -> None:
    """The site holds what is in docs: links to other files, or to folders, would be dead there."""
    links = re.findall(r"(?:\]\(|src=\")(?!\w+:|#)([^)#\"\s]+)", (ROOT / page).read_text("utf-8"))
    found = [(ROOT / page).parent.joinpath(link).resolve() for link in links]
    assert [file for file in found if not (file.is_file() and file.is_relative_to(ROOT / "docs"))] == []


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    """No page has a block that the tests here pass over: all fences are found, and text and settings are no code."""
    fences = sum((ROOT / page).read_text("utf-8").count("```") for page in PAGES)
    assert fences == 2 * len(BLOCKS)
    assert {block.kind for block in BLOCKS} <= {"python", "sh", "toml", "ftl", "text", "caddy"}


# Pages whose Python is a part of a change to the sources, with names that only stand there: it can be read, not run.
PARTS = {
    "CONTRIBUTING.md",
    "docs/decisions/0001-decision-agenda.md",
    "docs/how-to/ask.md",
    "docs/how-to/event.md",
    "docs/how-to/rule.md",
}


@pytest.mark.parametrize("block", of_kind("python"))
def test_python_runs(block: Block) -> None:
    """Each example works as it stands; parts of a change are at least Python."""
    ast.parse(block.text)
    if block.page not in PARTS:
        command = [sys.executable, "-W", "error", "-c", block.text]
        run = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr


def test_the_examples_in_the_readme_print_what_they_say() -> None:
    """What a newcomer copies plays a game, and lists a decision option by option."""
    examples = [block.text for block in BLOCKS if (block.page, block.kind) == ("README.md", "python")]
    command = [sys.executable, "-c", "\n".join(examples)]
    run = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=True)
    result, *options = run.stdout.splitlines()
    assert re.match(r"Result\(scores=\[-?\d+(, -?\d+){2}\], ranks=\[\d(, \d){2}\]", result)
    assert len(options) == 4
    assert options[0] in " ".join(examples)


@pytest.mark.parametrize("block", of_kind("toml"))
def test_toml_is_read(block: Block) -> None:
    """Each example of a data file is TOML: a whole table, or one entry of a list."""
    tomllib.loads(block.text if "[[" in block.text else f"entries = [{block.text}]")


@pytest.mark.parametrize("block", of_kind("ftl"))
def test_messages_are_read(block: Block) -> None:
    """Each example of a message is Fluent."""
    assert [each for each in parse(block.text).body if isinstance(each, ftl.Junk)] == []


# Commands that cannot run in a test; that `herzog` understands them is checked all the same.
NOT_RUN = {
    "play": "it waits for a person",
    "learn": "the same",
    "serve": "it runs until it is stopped; tests/server and tests/e2e start it",
    "think": "it runs until it is stopped; tests/server/test_thinkers.py starts it",
    "admin": "it needs the games of a server; tests/server/test_admin.py has them",
    "train": "it learns for hours; tests/train does it in little",
    "report": "it plays thousands of games; tests/sim does it in little",
}
NOT_OURS = {
    "$EDITOR": "opens an editor",
    "export": "sets a variable of the shell",
    "uvx": "fetches from elsewhere",
    **dict.fromkeys(("cd", "chmod", "cp", "docker", "echo", "git", "systemctl"), "changes an operator's machine"),
}


def commands(block: Block) -> list[list[str]]:
    """Return the commands of a block, without comments; lines that end in a backslash go on."""
    lines = block.text.replace("\\\n", " ").splitlines()
    said = [part for line in lines for part in re.sub(r"\s# .*|^#.*", "", line).split("&&")]
    return [shlex.split(line) for line in said if line.strip()]


@pytest.mark.slow
@pytest.mark.parametrize("block", of_kind("sh"))
def test_commands_work(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command of ours runs, with fewer games; of the others, targets, extras and files are there."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    for words in commands(block):
        name = words[0].removeprefix(".venv/bin/").removeprefix("/opt/herzog/bin/")
        if name == "herzog":
            if words[1] in NOT_RUN:
                _understood(words[1:])
            else:
                _run_herzog(words[1:])
        elif name == "make":
            assert f"\n{words[1]}:" in (ROOT / "Makefile").read_text("utf-8")
        elif name == "pip":
            _installable(words)
        elif name in ("python", "python3", "ruff"):
            assert words[1] in ("-m", "format", "check") or (ROOT / words[1]).exists()
        else:
            assert name in NOT_OURS, words


def _understood(words: list[str]) -> None:
    """Let the command line read *words* without doing what they say."""
    group = typer.main.get_command(app)
    context = group.make_context("herzog", list(words))
    while isinstance(context.command, typer.core.TyperGroup) and context._protected_args:  # noqa: SLF001
        name, command, rest = context.command.resolve_command(context, [*context._protected_args, *context.args])  # noqa: SLF001
        assert name
        assert command
        context = command.make_context(name, rest, parent=context)


def _run_herzog(words: list[str]) -> None:
    few = ["2" if before == "--games" else word for before, word in zip(["", *words], words, strict=False)]
    command = [sys.executable, "-m", "herzog", *few]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def _installable(words: list[str]) -> None:
    """Check the extras that pip is asked for: installing would change what all other tests run with."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    named = [extra for word in words for group in re.findall(r"\[(.*)\]", word) for extra in group.split(",")]
    assert set(named) <= set(extras)


def test_the_readme_begins_with_the_two_commands() -> None:
    """The first thing to copy is `make play`, the second `make test`."""
    first = next(block for block in BLOCKS if (block.page, block.kind) == ("README.md", "sh"))
    assert commands(first) == [["make", "play"], ["make", "test"]]


def test_every_decision_is_listed() -> None:
    """The list of decisions leads to each page of them."""
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\((\d+[\w-]+\.md)\)", (folder / "README.md").read_text("utf-8"))
    assert sorted(listed) == sorted(file.name for file in folder.glob("0*.md"))


def test_every_convention_of_the_table_is_held_by_tests_that_exist() -> None:
    """All 33 are there, at most five of them in part, and what each names as its proof can be found."""
    page = (ROOT / "docs" / "table-conventions.md").read_text("utf-8")
    assert [int(n) for n in re.findall(r"(?m)^\| (\d+) \|", page)] == list(range(1, 34))
    assert page.count("**in part**") <= 5
    tests = "".join(file.read_text("utf-8") for file in ROOT.glob("tests/**/test_*.py"))
    found = set(re.findall(r"def (test_\w+)", tests)) | {file.name for file in ROOT.glob("web/src/**/*.test.ts")}
    assert set(re.findall(r"`(test_\w+|[\w.]+\.test\.ts)`", page)) - found == set()
