"""Write the index of citations for `herzog rules`: the code and the tests that cite each rule."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.rulebook import Mention, citations, read, tags

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT: Final = Path(__file__).resolve().parents[1]
INDEX: Final = "src/herzog/text/citations.json"
DEFINITION: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def index(root: Path) -> str:
    """Return the index of the rules under *root* as text, with names instead of line numbers, which keep changing."""
    rules, _ = read(root)
    games = dict.fromkeys(rule.game for rule in rules)
    code = _carriers(root, [mention for game in games for mention in citations(root, game)])
    tests = _carriers(root, tags(root))
    numbers = [rule.number for rule in rules]
    carried = {number: {"code": code.get(number, []), "tests": tests.get(number, [])} for number in numbers}
    return json.dumps(carried, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Rewrite the index."""
    (ROOT / INDEX).write_text(index(ROOT), "utf-8")


def _carriers(root: Path, mentions: Iterable[Mention]) -> dict[str, list[str]]:
    """Return the functions, classes and modules that mention each number."""
    found: dict[str, dict[str, None]] = {}
    for number, where in mentions:
        file, _, line = where.rpartition(":")
        found.setdefault(number, {})["::".join([file, *_scope(_tree(root / file), int(line))])] = None
    return {number: list(carriers) for number, carriers in found.items()}


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _scope(tree: ast.AST, line: int) -> list[str]:
    """Return the names of the definitions around *line*, including decorators, outermost first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, DEFINITION):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if first <= line <= (node.end_lineno or first):
                return [node.name, *_scope(node, line)]
    return []


if __name__ == "__main__":
    main()
