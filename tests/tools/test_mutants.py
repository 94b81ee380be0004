"""The mutants of a rule, and a whole run over a game of a dozen lines."""

from __future__ import annotations

import subprocess
import sys
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from tools.mutants import EXPLAINED, PAGE, ROOT, every_mutant, read_explained
from tools.mutations import mutants_of

if TYPE_CHECKING:
    from pathlib import Path

CODE = '''
"""Coins."""

FIRST = 3  # [TOY-1.2]
LAST = (0, 1, 2, 3)[FIRST]  # if it is not there, nothing can be imported


def pay(purse: int, price: int) -> int:
    """Pay if there is enough. [TOY-1.1]"""
    if purse >= price:
        purse -= price
    return purse


def refund(purse: int) -> int:
    """Cite nothing."""
    return purse + 1


def never() -> bool:
    """No test comes here. [TOY-1.3]"""
    return True
'''
TESTS = """
import pytest
from herzog.games.toy.coins import FIRST, pay

rule = pytest.mark.rule

@rule("TOY-1.1")
def test_pay():
    assert pay(5, 2) == 3
    assert pay(1, 2) == 1

@rule("TOY-1.2", "TOY-1.3")
def test_first():
    assert FIRST == 3

def test_of_no_rule():
    assert pay(2, 2) == 0
"""
RULES = """
- **TOY-1.1** (p. 1) Pay.
- **TOY-1.2** (p. 1) Three coins.
- **TOY-1.3** (p. 1) Never.
"""


def changes(tmp_path: Path, code: str) -> list[str]:
    """Return the mutants of some code, each as the changed statement."""
    file = tmp_path / "code.py"
    file.write_text(dedent(code), "utf-8")
    return [mutant.after for mutant in mutants_of(tmp_path, file)]


def toy(root: Path, code: str = CODE) -> Path:
    """Write a project with one game."""
    files = {
        "src/herzog/__init__.py": "",
        "src/herzog/games/__init__.py": "",
        "src/herzog/games/toy/__init__.py": "",
        "src/herzog/games/toy/coins.py": code,
        "tests/test_toy.py": TESTS,
        "docs/rules/toy.md": RULES,
        "pytest.ini": "[pytest]\nmarkers = rule\npythonpath = src\n",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    return root


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tool over another project."""
    command = [sys.executable, "-m", "tools.mutants", "--root", str(root), *arguments]
    return subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": f"{root}/src"}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("return a < 3", ["return a <= 3", "return a >= 3", "return a < 2"]),
        ("return a == b", ["return a != b"]),
        ("return a and b", ["return a or b"]),
        ("return min(a, b)", ["return max(a, b)"]),
        ("if a: b.c()", ["if not a", "pass"]),
        ("a.b = c", ["pass"]),
        ("a = b", []),
        ("if log: log.all(3)", []),
        ("a: Literal[3] = b", []),
        ("raise ValueError(3)", []),
    ],
)
def test_changes_are_small_and_matter(tmp_path: Path, code: str, expected: list[str]) -> None:
    """What people are told, types and errors stay; a number does not move where its comparison already does."""
    assert changes(tmp_path, f'def f(a, b, c):\n    """Do. [TOY-1.1]"""\n    {code}\n') == expected


@pytest.mark.parametrize(
    ("returns", "after"),
    [("bool", "return not f(a)"), ("int", "return f(a) + 1"), ("list[int]", "return []"), ("None", None)],
)
def test_something_else_of_the_same_type_is_returned(tmp_path: Path, returns: str, after: str | None) -> None:
    """A function that returns nothing useful is found out."""
    found = changes(tmp_path, f'def f(a) -> {returns}:\n    """Do. [TOY-1.1]"""\n    return f(a)\n')
    assert found == ([after] if after else [])


def test_a_statement_belongs_to_every_rule_around_it(tmp_path: Path) -> None:
    """Class, function, comment at the end of the line and comment above it."""
    code = '''
    class Frame:
        """A frame. [TOY-1.1]"""

        def answer(self):
            """Answer. [TOY-1.2, TOY-1.3]"""
            self.a = b  # [TOY-1.4]
            # [TOY-1.5]
            self.c = d

    def other(self):
        """Cite nothing, [brackets] or not."""
        self.a = b
    '''
    file = tmp_path / "code.py"
    file.write_text(dedent(code), "utf-8")
    assert [(mutant.scope, mutant.before, sorted(mutant.rules)) for mutant in mutants_of(tmp_path, file)] == [
        ("Frame.answer", "self.a = b", ["TOY-1.1", "TOY-1.2", "TOY-1.3", "TOY-1.4"]),
        ("Frame.answer", "self.c = d", ["TOY-1.1", "TOY-1.2", "TOY-1.3", "TOY-1.5"]),
    ]


def test_mutants_that_look_the_same_are_counted(tmp_path: Path) -> None:
    """An explanation is about one of them."""
    found = changes(tmp_path, 'def f():\n    """Do. [TOY-1.1]"""\n    a.b()\n    a.b()\n')
    assert found == ["pass", "pass (2)"]


@pytest.mark.slow
def test_a_run_kills_what_the_tests_of_the_rule_notice(tmp_path: Path) -> None:
    """The boundary that only a test of no rule reaches survives, and so does what no test calls."""
    root = toy(tmp_path)
    ran = run(root)
    assert ran.returncode == 1
    assert [line for line in ran.stdout.splitlines() if line.startswith(("SURVIVED", "NOT REACHED"))] == [
        "SURVIVED src/herzog/games/toy/coins.py::pay: if purse >= price → if purse > price TOY-1.1",
        "NOT REACHED src/herzog/games/toy/coins.py::never: return True → return False TOY-1.3",
    ], ran
    page = (root / PAGE).read_text("utf-8")
    assert "| TOY-1.1 | 4 | 3 | 0 | 1 |\n| TOY-1.2 | 2 | 2 | 0 | 0 |\n| TOY-1.3 | 1 | 0 | 0 | 1 |\n" in page
    assert "- TOY-1.1, `toy/coins.py::pay`: `if purse >= price → if purse > price`\n" in page


@pytest.mark.slow
def test_a_second_run_does_only_what_changed(tmp_path: Path) -> None:
    """What another function's mutants did is known, and the page is the same."""
    root = toy(tmp_path)
    run(root)
    page, cache = (root / PAGE).read_text("utf-8"), (root / ".cache/mutants.jsonl").read_text("utf-8")
    run(root)
    assert (root / ".cache/mutants.jsonl").read_text("utf-8") == cache
    assert (root / PAGE).read_text("utf-8") == page
    toy(tmp_path, CODE.replace("return True", "return not False"))
    run(root)
    lines = (root / ".cache/mutants.jsonl").read_text("utf-8").splitlines()
    assert lines[: len(cache.splitlines())] == cache.splitlines()
    assert len(lines) - len(cache.splitlines()) == 3


@pytest.mark.slow
def test_an_explanation_must_be_of_a_survivor(tmp_path: Path) -> None:
    """Equal mutants do not count; an explanation that is out of date is reported."""
    root = toy(tmp_path)
    names = ["pay: if purse >= price → if purse > price", "never: return True → return False", "pay: gone"]
    entries = [f'[[equal]]\nmutant = "src/herzog/games/toy/coins.py::{name}"\nreason = "So."\n' for name in names]
    (root / "tools").mkdir()
    (root / EXPLAINED).write_text("".join(entries), "utf-8")
    ran = run(root)
    assert f"{EXPLAINED}: does not survive: src/herzog/games/toy/coins.py::pay: gone" in ran.stdout
    assert "7 mutants: 5 killed, 2 equal, 0 survived; killed 100.0 % of those not equal." in ran.stdout


@pytest.mark.slow
def test_only_some_rules_can_be_run(tmp_path: Path) -> None:
    """A number narrows the run, and no page is written."""
    root = toy(tmp_path)
    assert "2 mutants: 2 killed" in run(root, "TOY-1.2").stdout
    assert not (root / PAGE).exists()


def test_explanations_are_of_mutants_that_exist() -> None:
    """Whoever rewrites a statement looks at its explanation again."""
    names = {mutant.name() for mutant in every_mutant(ROOT)}
    assert [name for name, _ in read_explained(ROOT) if name not in names] == []
