"""Chance does not refuse work, and leaves evidence; everything else refuses it."""

from __future__ import annotations

import os
import signal
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from tests.tools.suite import NEVER, ONCE, SERVED, Suite
from tests.waiting import until
from tools.run_tests import EVIDENCE, KEPT, prune

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow


def ago(days: int) -> str:
    """Return a list with an entry that is so many days old."""
    return (
        f'[[flaky]]\ntest = "test_one.py::test_one"\ndate = {datetime.now(UTC).date() - timedelta(days)}\nopen = "-"\n'
    )


def test_a_good_run_passes_and_keeps_nothing(suite: Suite) -> None:
    """Nothing is said of chance."""
    run = suite.test("one", SERVED).run()
    assert run.code == 0, run.said
    assert "FLAKY" not in run.said
    assert suite.evidence == []


def test_chance_is_said_and_leaves_evidence(suite: Suite) -> None:
    """A process test that fails once passes alone, and what is known of its failure is kept."""
    run = suite.test("one", "    print('heard')\n", SERVED, ONCE).run()
    assert run.code == 0, run.said
    end = run.said[run.said.index("\nFLAKY: ") :]
    assert end.startswith("\nFLAKY: test_one.py::test_one\n  failed with  AssertionError: by chance\n")
    assert "  repeat it    make flaky TEST=test_one.py::test_one\n" in end
    assert '    test = "test_one.py::test_one"\n' in end
    [folder] = suite.evidence
    summary = (folder / "summary.txt").read_text()
    assert str(folder / "summary.txt") in end
    assert "test:    test_one.py::test_one\nfailed:  in call, " in summary
    assert "E       AssertionError: by chance" in summary
    assert "heard" in summary


@pytest.mark.parametrize(("days", "code"), [(0, 1), (14, 1), (15, 0)])
def test_chance_twice_within_14_days_fails(suite: Suite, days: int, code: int) -> None:
    """Older entries of the list are history."""
    suite.set_list(ago(days))
    run = suite.test("one", SERVED, ONCE).run()
    assert run.code == code, run.said
    assert ("make test fails: it was flaky on" in run.said) == bool(code)


def test_a_test_that_fails_again_fails(suite: Suite) -> None:
    """Both failures are shown."""
    run = suite.test("one", SERVED, NEVER).run()
    assert run.code == 1
    assert run.said.count("E       AssertionError: assert not 'ever'") == 2
    assert "\nFAILED: test_one.py::test_one\n" in run.said
    assert "make test fails: it failed again, alone" in run.said


def test_a_unit_test_is_never_run_again(suite: Suite) -> None:
    """It has no excuse, even beside a test that does."""
    run = suite.test("one", ONCE).test("two", SERVED, ONCE.replace("failed", "other")).run()
    assert run.code == 1
    assert "Once more, alone: test_one" not in run.said
    assert "make test fails: chance cannot fail a unit test" in run.said
    assert "\nFLAKY: test_two.py::test_two\n" in run.said


@pytest.mark.parametrize(
    "contact",
    [
        "    with socket.create_server(('127.0.0.1', 0)) as s, socket.create_connection(s.getsockname()): pass\n",
        "    one = multiprocessing.get_context('spawn').Process(target=print)\n    one.start()\n    one.join()\n",
    ],
)
def test_every_contact_counts(suite: Suite, contact: str) -> None:
    """A test that connects to a server somebody else started is a process test, too, and so is one with workers."""
    run = suite.test("one", contact, ONCE).run()
    assert run.code == 0, run.said
    assert "FLAKY" in run.said


def test_what_fails_when_it_is_put_away_is_run_again(suite: Suite) -> None:
    """As when a page had a fault, or a server does not stop."""
    fixture = "@pytest.fixture(autouse=True)\ndef cafe():\n    yield\n" + ONCE
    run = suite.test("one", SERVED, before=fixture).run()
    assert run.code == 0, run.said
    assert "failed:  in teardown" in (suite.evidence[0] / "summary.txt").read_text()


def test_a_shared_fixture_that_fails_is_one_failure(suite: Suite) -> None:
    """However many tests wait for a café, if it does not open once, they run again together."""
    before = f"@pytest.fixture(autouse=True, scope='module')\ndef cafe():\n{SERVED}{ONCE}"
    before += "@pytest.mark.parametrize('n', range(20))\ndef test_many(n): pass\n"
    run = suite.test("one", "    pass\n", before=before).run()
    assert run.code == 0, run.said
    assert "FLAKY: test_one.py::test_many[0] and 20 more\n" in run.said
    assert len(suite.evidence) == 1


def test_many_failures_are_no_chance(suite: Suite) -> None:
    """Nothing is run again, and the run fails at once."""
    before = f"@pytest.mark.parametrize('n', range(9))\ndef test_many(n):\n{SERVED}{NEVER}"
    run = suite.test("one", "    pass\n", before=before).run()
    assert run.code == 1
    assert "9 failures are too many for chance" in run.said
    assert "Once more" not in run.said


def test_a_crash_is_no_chance(suite: Suite) -> None:
    """Nor is a file that cannot be read."""
    crashed = suite.test("one", SERVED, "    os._exit(1)\n").run(processes=1)
    assert crashed.code == 1
    assert "\nFAILED: test_one.py::test_one\n  failed with  worker 'gw0' crashed" in crashed.said
    assert "Once more" not in crashed.said
    assert suite.test("one", "    pass\n", before="import nothing_at_all\n").run().code not in (0, 5)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interruption_ends_everything(suite: Suite, number: signal.Signals, code: int) -> None:
    """Whatever a test has opened is closed: Ctrl-C is sent to all processes, SIGTERM to one."""
    fixture = (
        "@pytest.fixture(autouse=True)\ndef cafe():\n    Path('open').touch()\n    yield\n    Path('closed').touch()\n"
    )
    suite.test("one", "    time.sleep(600)\n", before=fixture)
    with suite.command("-n", "0") as process:
        until((suite.folder / "open").exists)
        (os.killpg if number == signal.SIGINT else os.kill)(process.pid, number)
        process.communicate()
    assert process.returncode == code
    assert (suite.folder / "closed").exists()


PAGE = """from tests import witnesses
class Page:
    is_open = is_faulty = True
    def testify(self, folder, name):
        (folder / name).write_text("open" if self.is_open else "closed")
PAGE = Page()
"""
CLOSED = "@pytest.fixture(autouse=True)\ndef cafe():\n    yield\n    PAGE.is_open = False\n"


def test_a_page_is_seen_before_it_is_closed(suite: Suite) -> None:
    """A fault of a page fails a test only after that."""
    suite.test("one", SERVED, "    witnesses.call(PAGE)\n", before=PAGE + CLOSED + ONCE)
    assert suite.run().code == 0
    [folder] = suite.evidence
    assert (folder / "page-1").read_text() == "open"


def test_a_fault_that_fails_no_test_leaves_nothing(suite: Suite) -> None:
    """A test may be about faults."""
    suite.test("one", SERVED, "    witnesses.call(PAGE)\n", before=PAGE + CLOSED)
    assert suite.run().code == 0
    assert suite.evidence == []


def test_old_evidence_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest stays."""
    monkeypatch.chdir(tmp_path)
    names = [f"2026-11-{day:02}-120000-test" for day in range(1, KEPT + 3)]
    for name in names:
        (EVIDENCE / name).mkdir(parents=True)
    prune()
    assert sorted(folder.name for folder in EVIDENCE.iterdir()) == names[2:]
