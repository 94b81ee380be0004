"""A test that failed by chance, repeated on a busy machine until it does so again: make flaky.

python -m tools.repeat_test [TEST ...] [--times 200]

Without a TEST: every test that is open in tests/flaky.toml, or if there is none, the one with the newest evidence.
Each time, the test runs alone in a new process, as it does when `make test` runs it once more.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final

from tools import flaky_list
from tools.processes import exit_with, started
from tools.run_tests import ALONE, CACHE, EVIDENCE, FAILED, SUMMARY, prune

if TYPE_CHECKING:
    from collections.abc import Sequence

TIMES: Final = 200
ABREAST: Final = 2
BUSY: Final = 4  # processes that compute alongside
COMPUTE: Final = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: pass"


def main(words: Sequence[str]) -> int:
    """Repeat the tests; return 1 if one failed."""
    parser = argparse.ArgumentParser(prog="make flaky", description="Repeat tests on a busy machine.")
    parser.add_argument("tests", nargs="*", metavar="TEST", help='like tests/e2e/test_bell.py::test_name, or "…[case]"')
    parser.add_argument("--times", type=int, default=TIMES)
    asked = parser.parse_args(words)
    if asked.times < 1:
        parser.error(f"--times (N of make) is {asked.times}; repeat a test once at least")
    tests = asked.tests or known()
    if not tests:
        parser.error("tests/flaky.toml lists no open test, and there is no evidence: name one, make flaky TEST=…")
    CACHE.mkdir(exist_ok=True)
    return max(repeat(test, asked.times) for test in tests)


def known() -> list[str]:
    """Return the tests that somebody should look into."""
    still_open = [entry.test for entry in flaky_list.read() if entry.open]
    newest = [test_in(file.read_text("utf-8")) for file in sorted(EVIDENCE.glob(f"*/{SUMMARY}"))[-1:]]
    return [*dict.fromkeys(still_open)] or newest


def test_in(summary: str) -> str:
    """Return the test that some evidence is about."""
    return summary.partition("\n")[0].removeprefix("test:").strip()


def repeat(test: str, times: int) -> int:
    """Run a *test* so many times beside busy processes; return 1 if it failed, or pytest's code if it cannot be run."""
    codes: list[int] = []
    with ExitStack() as busy:
        for _ in range(BUSY):
            process = busy.enter_context(started([sys.executable, "-c", COMPUTE]))
            busy.callback(process.kill)
        while len(codes) < times:
            codes += abreast(test, min(ABREAST, times - len(codes)))
            sys.stdout.write(f"{test}: failed {codes.count(FAILED)} of {len(codes)} times\n")
            sys.stdout.flush()
            if max(codes) > FAILED:
                return max(codes)
    prune()
    return max(codes)


def abreast(test: str, number: int) -> list[int]:
    """Run a *test* in that many processes; show what those say that fail, and return their exit codes."""
    logs = [CACHE / f"repeated-{n}.log" for n in range(number)]
    with ExitStack() as stack:
        files = [stack.enter_context(log.open("w")) for log in logs]
        runs = [stack.enter_context(started([*ALONE, test], file)) for file in files]
        codes = [run.wait() for run in runs]
    for log, code in zip(logs, codes, strict=True):
        sys.stdout.write(log.read_text("utf-8") if code else "")
    return codes


if __name__ == "__main__":
    exit_with(main)
