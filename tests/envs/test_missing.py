"""Environments whose library is missing, and programs that use none of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

LIBRARIES = {"pettingzoo": "PettingZoo", "gymnasium": "Gymnasium", "openspiel": "OpenSpiel"}
HIDDEN = ("pettingzoo", "gymnasium", "pyspiel")


@pytest.mark.parametrize("module", LIBRARIES)
def test_a_missing_library_is_named_with_what_to_install(module: str) -> None:
    """Without the extra, importing an environment says which library is missing and how to get it."""
    hide = "; ".join(f"sys.modules[{name!r}] = None" for name in HIDDEN)
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; {hide}; import herzog.envs.{module}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    said = run.stderr.splitlines()[-1]
    assert f"this needs {LIBRARIES[module]}: pip install 'herzog[rl]'" in said


def test_nothing_else_imports_them() -> None:
    """Bots, server and command line import no environment and no library for learning."""
    parts = "herzog.cli.app, herzog.bots, herzog.server.app"
    code = f"import sys, {parts}; print([m for m in sys.modules if m in {{*{HIDDEN}, 'herzog.envs'}}])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
