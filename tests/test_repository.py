from __future__ import annotations

import io
import os
import re
import subprocess
import tokenize
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

FOREIGN = {
    "a path of somebody's machine": r"(?<![\w.:/~-])/(?:home|root|work|tmp|Users)/\w",
    "an address of a package registry": r"(?:pypi|pythonhosted|npmjs|yarnpkg)\.(?:org|com)|--(?:extra-)?index-url",
    "a download address in a lock": r'"resolved":\s',
}
NOT_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}


@cache
def tracked() -> list[Path]:
    """Return the files of the repository, those to be added included."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [file for name in listed.split("\0") if name and (file := ROOT / name).is_file()]


def foreign(text: str) -> list[str]:
    """Return what in *text* holds only where it was written."""
    return [f"{what}: {hit[0]}" for what, form in FOREIGN.items() for hit in re.finditer(form, text)]


def code_lines(source: str) -> int:
    """Return the number of lines of *source* that hold code: blank lines, comments and docstrings do not count."""
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type != tokenize.NL]
    lines: set[int] = set()
    for before, token in pairwise([tokens[0], *tokens]):
        alone = before is token or before.type in NOT_CODE
        if token.type not in NOT_CODE and not (token.type == tokenize.STRING and alone):
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines)


def test_no_file_knows_where_it_was_written() -> None:
    """Nothing in the repository names a folder of somebody's machine or the address of a registry."""
    found = []
    for file in tracked():
        try:
            found += [f"{file.relative_to(ROOT)}: {what}" for what in foreign(file.read_text("utf-8"))]
        except UnicodeDecodeError:
            continue  # a picture
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "see /ho" + "me/anna/notes",
        "'/tm" + "p/x.json'",
        "https://py" + "pi.org/simple",
        "--index-" + "url somewhere",
        '"resolved"' + ': "somewhere"',
    ],
)
def test_what_is_foreign_is_found(text: str) -> None:
    """The patterns see what they are for."""
    assert len(foreign(text)) == 1


@pytest.mark.parametrize(
    "text", ["https://example.org/work/x", "docs/work/x", "~/tmp/x", "--no-emit-index-url", "/work"]
)
def test_what_is_not_foreign_is_let_through(text: str) -> None:
    """Pages of the web and folders of the repository may have such names."""
    assert foreign(text) == []


def test_lines_of_code_are_counted() -> None:
    """A count that can be trusted: words about the code do not count, a long string does."""
    assert (
        code_lines(
            '"""Doc."""\n\n# why\nX = """a\nb"""\n\n\ndef f() -> int:\n    """Doc\n\n    more."""\n    return 1\n'
        )
        == 4
    )


def test_the_kernel_stays_small() -> None:
    """The kernel, its contract apart, has fewer than 1,300 lines of code in all."""
    files = [file for file in (ROOT / "src/herzog/kernel").glob("*.py") if file.name != "contract.py"]
    assert sum(code_lines(file.read_text("utf-8")) for file in files) < 1_300


def test_ci_runs_what_everybody_runs() -> None:
    """The gate is `make test`, and it can be started."""
    gate = ROOT / ".ci" / "run"
    assert os.access(gate, os.X_OK)
    assert gate.read_text("utf-8").splitlines()[-1] == "exec make test"
