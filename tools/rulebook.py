"""Reads the rules and rulings in docs/, and finds the code and the tests that cite them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NUMBER: Final = r"[A-Z]{3}-(?:Q\d+|\d+(?:\.\d+)+)"
RULE: Final = re.compile(rf"- \*\*({NUMBER})\*\* \(([^)]+)\) (\S.*)")
RULING: Final = re.compile(rf"### ({NUMBER})() · (\S.*)")
ITEM: Final = re.compile(r"- \*\*|###")  # the beginning of a line that should be a rule or a ruling
CITATION: Final = re.compile(rf"\[({NUMBER}(?:,\s*{NUMBER})*)\]")
NAMED: Final = re.compile(rf'"({NUMBER})"')  # in code: the rule behind a question or a refusal


class Rule(NamedTuple):
    """A numbered rule, or a ruling with its question, and *where* it is documented."""

    number: str
    place: str  # its place in the publisher's rulebook; empty for rulings
    text: str
    game: str
    where: str


class Mention(NamedTuple):
    """A place that names a rule."""

    number: str
    where: str


def read(root: Path) -> tuple[list[Rule], list[str]]:
    """Return every rule and ruling under *root*, and what cannot be read."""
    rules: list[Rule] = []
    unread: list[str] = []
    for form, folder in ((RULE, "docs/rules"), (RULING, "docs/rulings")):
        for file, where, line in _lines(root, folder, "*.md"):
            if hit := form.fullmatch(line.rstrip()):
                rules.append(Rule(hit[1], hit[2], hit[3], file.stem, where))
            elif ITEM.match(line):
                unread.append(f"{where}: not in the form of a rule or ruling: {line.strip()}")
    return rules, unread


def citations(root: Path, game: str) -> list[Mention]:
    """Return the rules that the code of *game* cites as [NUMBER], alone or in a list."""
    lines = _lines(root, f"src/herzog/games/{game}", "*.py")
    found = [(hit[1], where) for _, where, line in lines for hit in CITATION.finditer(line)]
    return [Mention(number.strip(), where) for listed, where in found for number in listed.split(",")]


def names(root: Path, game: str) -> list[Mention]:
    """Return the rules that the code of *game* names as values, in questions and refusals."""
    lines = _lines(root, f"src/herzog/games/{game}", "*.py")
    return [Mention(hit[1], where) for _, where, line in lines for hit in NAMED.finditer(line)]


def tags(root: Path) -> list[Mention]:
    """Return the rules that tests are tagged with: @rule("NUMBER", ...)."""
    return [
        Mention(ast.literal_eval(argument), f"{file.relative_to(root)}:{node.lineno}")
        for file in sorted((root / "tests").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule"
        for argument in node.args
    ]


def faults(root: Path) -> list[str]:
    """Return every break in the chain from rule to code to test, one line each."""
    rules, found = read(root)
    given = Counter(rule.number for rule in rules)
    games = dict.fromkeys(rule.game for rule in rules)
    cited = {game: citations(root, game) for game in games}
    tagged = tags(root)
    for rule in rules:
        start = f"{rule.where}: {rule.number}"
        if given[rule.number] > 1:
            found.append(f"{start} is given twice")
        if rule.number not in {number for number, _ in cited[rule.game]}:
            found.append(f"{start} is cited by no code of {rule.game}: {rule.text}")
        if rule.number not in {number for number, _ in tagged}:
            found.append(f"{start} is proved by no test: {rule.text}")
    mentions = [*tagged, *(mention for game in games for mention in (*cited[game], *names(root, game)))]
    return found + [f"{where}: there is no rule {number}" for number, where in mentions if number not in given]


def _lines(root: Path, folder: str, pattern: str) -> Iterator[tuple[Path, str, str]]:
    for file in sorted((root / folder).rglob(pattern)):
        for n, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            yield file, f"{file.relative_to(root)}:{n}", line
