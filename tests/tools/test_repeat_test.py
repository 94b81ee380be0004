"""`make flaky` repeats a test until chance shows itself."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.tools.suite import NEVER, ONCE, SERVED, Suite

pytestmark = pytest.mark.slow
ONE = "test_one.py::test_one"


def test_failures_are_counted_and_leave_evidence(suite: Suite) -> None:
    """Two processes at a time, of which the first fails."""
    suite.test("one", SERVED, "    time.sleep(0.01)\n", ONCE.replace("exists() or Path('failed').touch()", "exists()"))
    (suite.folder / "failed").touch()
    assert suite.repeat(ONE, "--times", "1").said.endswith(f"{ONE}: failed 0 of 1 times\n")
    (suite.folder / "failed").unlink()
    run = suite.repeat(ONE, "--times", "3")
    assert run.code == 1
    assert run.said.endswith(f"{ONE}: failed 3 of 3 times\n")
    assert run.said.count("E       AssertionError: by chance") == 3
    assert len(suite.evidence) == 3


def test_what_is_listed_is_repeated_or_the_newest_evidence(suite: Suite) -> None:
    """Mended tests are not."""
    suite.test("one", SERVED, NEVER).run()
    assert f"{ONE}: failed 1 of 1 times\n" in suite.repeat("--times", "1").said
    today = datetime.now(UTC).date()
    fine = f'[[flaky]]\ntest = "test_fine.py::test_fine"\ndate = {today}\nopen = "nobody knows"\n'
    suite.set_list(fine + f'[[flaky]]\ntest = "{ONE}"\ndate = {today}\nmended = "in a commit"\n')
    run = suite.repeat("--times", "1")
    assert run.code == 0, run.said
    assert run.said == "test_fine.py::test_fine: failed 0 of 1 times\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name one, make flaky TEST="),
        ([ONE, "--times", "0"], "repeat a test once at least"),
        (["test_none.py::test_none"], "file or directory not found: test_none.py::test_none"),
    ],
)
def test_what_cannot_be_repeated_is_said(suite: Suite, words: list[str], said: str) -> None:
    """And what to do."""
    run = suite.repeat(*words)
    assert run.code > 1
    assert said in run.said
