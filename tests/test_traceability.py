from __future__ import annotations

from pathlib import Path

import pytest

from tools.rulebook import faults, read

ROOT = Path(__file__).resolve().parents[1]

RULES = """# Rules

## 1. Set-up

- **TOY-1.1** (p. 2) Each player takes three coins.
- **TOY-1.10** (p. 2, Setup 3) The needle starts (as a rule) in the centre. [FR: says less]
"""
RULINGS = """# Rulings

### TOY-Q1 · Who starts?
Choice: (a).
"""
CODE = '''"""Set-up. [TOY-1.1]"""

RULE = "TOY-1.10"
start = 0  # the centre [TOY-1.10, TOY-Q1]
'''
TESTS = """
@rule("TOY-1.1", "TOY-Q1")
def test_a() -> None: ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TOY-1.10"))])
def test_b(n: int) -> None: ...
"""
FILES = {
    "docs/rules/toy.md": RULES,
    "docs/rulings/toy.md": RULINGS,
    "src/herzog/games/toy/setup.py": CODE,
    "tests/test_toy.py": TESTS,
}


def tree(root: Path, changes: dict[str, tuple[str, str]]) -> Path:
    """Write a small project in which every rule is cited and proved, except for *changes*."""
    for name, text in FILES.items():
        old, new = changes.get(name, ("", ""))
        assert old in text
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text.replace(old, new) if old else text, "utf-8")
    return root


def test_every_rule_is_cited_by_code_and_proved_by_a_test() -> None:
    """From the rulebook to the code to the test and back, nothing is missing."""
    found = faults(ROOT)
    assert not found, f"{len(found)} breaks between rules, code and tests:\n" + "\n".join(found)


def test_rules_are_read_with_place_and_text(tmp_path: Path) -> None:
    """A rule keeps where the publisher's book has it; a ruling keeps its question."""
    rules, unread = read(tree(tmp_path, {}))
    assert [(rule.number, rule.place, rule.text) for rule in rules] == [
        ("TOY-1.1", "p. 2", "Each player takes three coins."),
        ("TOY-1.10", "p. 2, Setup 3", "The needle starts (as a rule) in the centre. [FR: says less]"),
        ("TOY-Q1", "", "Who starts?"),
    ]
    assert unread == []


def test_a_whole_chain_has_no_faults(tmp_path: Path) -> None:
    """Citations in lists, tags with several numbers and tags on parameters all count."""
    assert faults(tree(tmp_path, {})) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("src/herzog/games/toy/setup.py", "[TOY-1.1]", "", "docs/rules/toy.md:5: TOY-1.1 is cited by no code of toy"),
        ("src/herzog/games/toy/setup.py", ", TOY-Q1", "", "docs/rulings/toy.md:3: TOY-Q1 is cited by no code of toy"),
        ("src/herzog/games/toy/setup.py", "[TOY-1.1]", "[TOY-1.1] [TOY-7.1]", "setup.py:1: there is no rule TOY-7.1"),
        ("src/herzog/games/toy/setup.py", '"TOY-1.10"', '"TOY-7.1"', "setup.py:3: there is no rule TOY-7.1"),
        ("tests/test_toy.py", '"TOY-1.1", ', "", "docs/rules/toy.md:5: TOY-1.1 is proved by no test"),
        ("tests/test_toy.py", "(1, ", '(1, x=rule("TOY-7.1"), ', "tests/test_toy.py:5: there is no rule TOY-7.1"),
        ("docs/rules/toy.md", "1.10", "1.1", "docs/rules/toy.md:6: TOY-1.1 is given twice"),
        ("docs/rules/toy.md", "(p. 2) ", "", "docs/rules/toy.md:5: not in the form of a rule"),
        ("docs/rulings/toy.md", " · ", ": ", "docs/rulings/toy.md:3: not in the form of a rule"),
    ],
)
def test_a_broken_chain_is_reported(tmp_path: Path, file: str, old: str, new: str, expected: str) -> None:
    """Whatever link is taken out, the report names the place."""
    found = faults(tree(tmp_path, {file: (old, new)}))
    assert any(expected in line for line in found), found


def test_all_breaks_are_reported_at_once(tmp_path: Path) -> None:
    """A report is worked through in one go: code and tests, for every rule."""
    root = tree(tmp_path, {})
    (root / "src/herzog/games/toy/setup.py").unlink()
    (root / "tests/test_toy.py").unlink()
    assert len(faults(root)) == 6
