"""Tests to throw away, on which the tools that run tests are tried."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SERVED = "    subprocess.run(['true'], check=True)\n"
ONCE = "    assert Path('failed').exists() or Path('failed').touch(), 'by chance'\n"
NEVER = "    assert not 'ever'\n"


class Run(NamedTuple):
    """What a run said, and its exit code."""

    code: int
    said: str


def ended(process: subprocess.Popen[str]) -> Run:
    """Return the run of a *process* that ends by itself."""
    with process:
        said, _ = process.communicate()
        return Run(process.returncode, said)


class Suite:
    """A folder with tests to throw away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "pytest.ini").write_text("[pytest]\naddopts = -p no:cacheprovider -p xdist.plugin\n")
        (folder / "tests").mkdir()
        self.set_list("")

    def test(self, name: str, *lines: str, before: str = "") -> Suite:
        """Add a test, in a file of its own."""
        begin = "import multiprocessing, os, socket, subprocess, time\nfrom pathlib import Path\nimport pytest\n"
        (self.folder / f"test_{name}.py").write_text(f"{begin}{before}def test_{name}():\n{''.join(lines)}")
        return self

    def set_list(self, entries: str) -> None:
        """Set the list of flaky tests."""
        (self.folder / "tests" / "flaky.toml").write_text(entries)

    def command(self, *words: str, tool: str = "tools.run_tests") -> subprocess.Popen[str]:
        """Start a tool in the folder."""
        command = [sys.executable, "-m", tool, *words]
        env = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
        env = {name: value for name, value in env.items() if not name.startswith("PYTEST_")}
        env["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # importing those that are not needed takes longer than the tests
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env=env,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def run(self, processes: int = 0) -> Run:
        """Run all tests, in so many processes beside the one that lists them."""
        return ended(self.command("-n", str(processes)))

    def repeat(self, *words: str) -> Run:
        """Run `make flaky`."""
        return ended(self.command(*words, tool="tools.repeat_test"))

    @property
    def evidence(self) -> list[Path]:
        """Return the folders of evidence."""
        return sorted((self.folder / ".cache" / "flaky").glob("*"))
