"""Files and functions stay small enough to be read at a glance."""

from __future__ import annotations

import ast
from fnmatch import fnmatch
from pathlib import Path
from statistics import median

import pytest

from tests.test_repository import tracked

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 400
CODE = ("src/*.py", "tests/*.py", "tools/*.py", "web/src/*.ts", "web/src/*.svelte", "web/src/*.css")
SHAPES = ("*/events.py", "*/view_shapes.py", "*/printed*.py", "*.gen.ts")  # lists of fields, no logic


def is_one_of(file: Path, patterns: tuple[str, ...]) -> bool:
    """Return whether one of *patterns* fits the path of *file* in the repository."""
    return any(fnmatch(file.relative_to(ROOT).as_posix(), pattern) for pattern in patterns)


def function_sizes(source: str) -> list[int]:
    """Return how many lines the body of each function in *source* has.

    Signature, docstring and blank lines do not count; comments do. A function within another counts for both.
    """
    lines = source.splitlines()
    functions = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return [sum(bool(line.strip()) for line in body_of(function, lines)) for function in functions]


def body_of(function: ast.FunctionDef | ast.AsyncFunctionDef, lines: list[str]) -> list[str]:
    """Return the *lines* of a function after its signature and its docstring."""
    spoken = ast.get_docstring(function, clean=False) is not None
    before = function.body[0].end_lineno if spoken else function.body[0].lineno - 1
    return lines[before : function.end_lineno]


def test_no_file_is_too_long_to_read() -> None:
    """No more than 400 lines. Shapes of data may be longer: nobody reads them from top to bottom."""
    sizes = {
        file.relative_to(ROOT).as_posix(): len(file.read_text("utf-8").splitlines())
        for file in tracked()
        if is_one_of(file, CODE) and not is_one_of(file, SHAPES)
    }
    assert len(sizes) > 300
    assert {file: size for file, size in sizes.items() if size > LONGEST} == {}


def test_functions_are_short() -> None:
    """Half of those of the package have at most 6 lines, nine of ten at most 16."""
    sources = (ROOT / "src" / "herzog").rglob("*.py")
    sizes = sorted(size for file in sources for size in function_sizes(file.read_text("utf-8")))
    assert median(sizes) <= 6
    assert sizes[len(sizes) * 9 // 10] <= 16


@pytest.mark.parametrize(
    ("source", "sizes"),
    [
        ('def f():\n    """Doc\n\n    more."""\n    # why\n    return [\n\n        1\n    ]\n', [4]),
        ('def f(\n    a,\n):\n    """Doc."""\n', [0]),
        ("def f(): return 1\n", [1]),
        ("async def f():\n    def g():\n        return 1\n    return g\n", [3, 1]),
    ],
)
def test_lines_of_a_function_are_counted(source: str, sizes: list[int]) -> None:
    """A count that can be trusted."""
    assert function_sizes(source) == sizes
