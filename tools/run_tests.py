"""The tests of `make test`, where chance does not refuse work, and leaves evidence.

python -m tools.run_tests            every test, and those of the compiled form alongside
python -m tools.run_tests WORD ...   the tests that pytest selects by these words

A browser or process test that fails runs once more when nothing else runs, alone in a new process. If it passes then,
it is flaky: the run passes and says so, unless tests/flaky.toml says that it was flaky within the last 14 days.
What is known of its failure is in .cache/flaky. See docs/decisions/0055-time-of-tests.md.
"""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tools import flaky_list
from tools.processes import exit_with, run, started

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

CACHE: Final = Path(".cache")
EVIDENCE: Final = CACHE / "flaky"  # a folder for each failure
SUMMARY: Final = "summary.txt"
KEPT: Final = 20  # tests whose evidence is kept
MOST: Final = 8  # causes for which tests run again; more are no chance
FAILED: Final = 1  # exit code of pytest if all tests ran and some failed
PYTEST: Final = (sys.executable, "-m", "pytest", "-p", "tests.failures", "--failures")
ALONE: Final = (*PYTEST, os.devnull, "-x")
PARALLEL: Final = ("-n", "6", "--dist", "worksteal")


class Failure(msgspec.Struct):
    """A test that failed, for a *cause* it may share with others; see tests/failures.py."""

    test: str
    cause: str
    chance: bool
    evidence: str
    said: list[str]


class Verdict(NamedTuple):
    """What became of the tests with one cause."""

    failure: Failure
    tests: list[str]
    is_flaky: bool
    why: str  # it makes the run fail, if it does


def failures_in(file: Path) -> list[Failure]:
    """Return the tests that failed."""
    return [msgspec.json.decode(line, type=Failure) for line in file.read_bytes().splitlines()]


def main(words: Sequence[str]) -> int:
    """Run the tests, those of chance once more, and say what became of them; return the exit code."""
    failed = CACHE / "failures.jsonl"
    CACHE.mkdir(exist_ok=True)
    failed.write_bytes(b"")
    code, is_sound = first_run(words, failed)
    if code not in (0, FAILED):
        return code  # interrupted, or not all tests ran
    verdicts = judged(failures_in(failed))
    sys.stdout.write("".join(map(said_of, verdicts)))
    sys.stdout.write("" if is_sound else "\nFAILED: tests of the compiled form, which are never run again; see above\n")
    prune()
    is_green = not any(verdict.why for verdict in verdicts) if verdicts else code == 0
    return int(not (is_green and is_sound))


def first_run(words: Sequence[str], failed: Path) -> tuple[int, bool]:
    """Run the tests side by side; return pytest's exit code, and whether the compiled form is sound."""
    log = CACHE / "compiled.log"
    command = [sys.executable, "-m", "tools.compiled", "--check"]
    with log.open("w") as output, nullcontext() if words else started(command, output) as checking:
        code = run([*PYTEST, str(failed), *PARALLEL, *words])
        broken = checking.wait() if checking else 0
    sys.stdout.write(log.read_text("utf-8"))
    return code, broken == 0


def judged(failures: Sequence[Failure]) -> list[Verdict]:
    """Run tests again that failed by what may be chance; return what became of all."""
    causes: dict[str, list[Failure]] = {}
    for failure in failures:
        causes.setdefault(failure.cause, []).append(failure)
    if len(causes) > MOST:
        why = f"{len(causes)} failures are too many for chance, so no test was run again"
        return [Verdict(failures[0], [], is_flaky=False, why=why)]
    return [judge(alike) for alike in causes.values()]


def judge(alike: Sequence[Failure]) -> Verdict:
    """Run the tests with one cause once more, if it can be chance."""
    tests = [*dict.fromkeys(failure.test for failure in alike)]
    if not any(failure.chance for failure in alike):
        return Verdict(alike[0], tests, is_flaky=False, why="chance cannot fail a unit test, so it was not run again")
    sys.stdout.write(f"\nOnce more, alone: {tests[0]}{others(tests)}\n")
    sys.stdout.flush()
    if run([*ALONE, *tests]):
        return Verdict(alike[0], tests, is_flaky=False, why="it failed again, alone")
    known = flaky_list.lately(tests[0], flaky_list.read(), today())
    why = f"it was flaky on {known.date}, too, as tests/flaky.toml says: mend it first" if known else ""
    return Verdict(alike[0], tests, is_flaky=True, why=why)


def others(tests: Sequence[str]) -> str:
    """Return how many tests more there are than the first."""
    return f" and {len(tests) - 1} more" if len(tests) > 1 else ""


def today() -> date:
    """Return the date in UTC, like those in tests/flaky.toml."""
    return datetime.now(UTC).date()


def said_of(verdict: Verdict) -> str:
    """Return what a person should know."""
    failure, tests, is_flaky, why = verdict
    if not tests:
        return f"\nFAILED: {why}\n"
    lines = [f"\n{'FLAKY' if is_flaky else 'FAILED'}: {failure.test}{others(tests)}"]
    lines += [f"  {'' if n else 'failed with':11}  {line}" for n, line in enumerate(failure.said)]
    lines += [f"  evidence     {Path(failure.evidence) / SUMMARY}"] if failure.evidence else []
    lines += [f"  repeat it    make flaky TEST={quote(failure.test)}"] if failure.chance else []
    lines += [f"  make test fails: {why}"] if why else []
    if is_flaky and not why:
        lines += ["  It passed alone. Mend it, or add it to tests/flaky.toml and say why it is still open:"]
        lines += [f"    {line}" for line in flaky_list.line_for(failure.test, today()).splitlines()]
    return "\n".join(lines) + "\n"


def prune() -> None:
    """Remove old evidence; names begin with the date."""
    for folder in sorted(EVIDENCE.glob("*"))[:-KEPT]:
        shutil.rmtree(folder)


if __name__ == "__main__":
    exit_with(main)
