"""A plugin of pytest for tools/run_tests.py: it lists failed tests, and keeps evidence of those that chance can fail.

Chance can fail a test that opens a browser, starts a process or connects to one. All others are unit tests.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests import evidence, witnesses
from tests.contact import Contact

if TYPE_CHECKING:
    from collections.abc import Generator

OPTION = "--failures"
SAID = 3  # lines of what a test failed with
MOST = 8  # tests of which each process keeps evidence: if more fail, it is no chance


def pytest_addoption(parser: pytest.Parser) -> None:
    """Name the file for the list."""
    parser.addoption(OPTION, metavar="FILE", help="append the tests that failed to FILE, one JSON object per line")


def pytest_configure(config: pytest.Config) -> None:
    """Watch tests where they run, and list them where all reports arrive."""
    contact = Contact()
    contact.watch()
    config.pluginmanager.register(Watcher(contact))
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Lister(Path(config.getoption(OPTION)).absolute()))


class Watcher:
    """Marks each failure with its cause, whether chance can be that, and where its evidence is."""

    def __init__(self, contact: Contact) -> None:
        self._contact = contact
        self._folder: Path | None = None
        self._concluded = False
        self._kept = 0
        self._earlier: list[witnesses.Witness] = []

    def pytest_runtest_logstart(self) -> None:
        """Begin with the next test."""
        self._contact.is_made = False
        self._folder, self._concluded = None, False
        witnesses.forget_closed()
        self._earlier = witnesses.known()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Look at how a part of a test has ended, while its servers and pages are still open."""
        report = yield
        if self._can_be_chance(item):
            self._keep(item, report)
        if report.failed:
            report.user_properties += [
                ("cause", cause(report)),
                ("chance", self._can_be_chance(item)),
                ("evidence", str(self._folder or "")),
            ]
        return report

    def _can_be_chance(self, item: pytest.Item) -> bool:
        return self._contact.is_made or "playwright" in getattr(item, "fixturenames", ())

    def _is_doomed(self) -> bool:
        """Return whether the test will fail when it is put away, when its pages are closed."""
        return any(witness.is_faulty for witness in witnesses.known() if witness not in self._earlier)

    def _keep(self, item: pytest.Item, report: pytest.TestReport) -> None:
        if not self._folder and self._kept < MOST and (report.failed or self._is_doomed()):
            self._folder = evidence.gather(item)
        if report.failed and self._folder:
            evidence.conclude(self._folder, report)
            self._kept += not self._concluded
            self._concluded = True
        if report.when == "teardown" and self._folder and not self._concluded:
            shutil.rmtree(self._folder)  # a fault that the test expected


def cause(report: pytest.TestReport) -> str:
    """Return the same text for all tests that a shared fixture has failed, and for any other its name."""
    crash = getattr(report.longrepr, "reprcrash", None)
    if report.when != "setup" or not crash:
        return report.nodeid
    return f"{crash.path}:{crash.lineno}: {crash.message}"


class Lister:
    """Lists the tests that failed."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a test, whose process may have crashed."""
        if report.failed:
            self._add(report, dict(report.user_properties))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Add a file that cannot be read."""
        if report.failed:
            self._add(report, {})

    def _add(self, report: pytest.TestReport | pytest.CollectReport, known: dict[str, Any]) -> None:
        crash = getattr(report.longrepr, "reprcrash", None)
        said = crash.message if crash else str(report.longrepr)
        line = {
            "test": report.nodeid,
            "cause": known.get("cause", report.nodeid),
            "chance": known.get("chance", False),
            "evidence": known.get("evidence", ""),
            "said": said.strip().splitlines()[:SAID],
        }
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
