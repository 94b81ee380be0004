"""Environments whose library is missing, and programs that use none of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
NEEDED = {
    "pettingzoo": ("PettingZoo", "rl"),
    "gymnasium": ("Gymnasium", "rl"),
    "openspiel": ("OpenSpiel", "rl"),
    "vector": ("NumPy", "rl"),
    "dataset": ("pyarrow", "data"),
}
HIDDEN = ("pettingzoo", "gymnasium", "pyspiel", "pyarrow")
WITH_NUMPY = [(module, HIDDEN) for module in NEEDED if module != "vector"]
WITHOUT_NUMPY = [(module, (*HIDDEN, "numpy")) for module in NEEDED]  # as after pip install cafe-herzog


@pytest.mark.parametrize(("module", "hidden"), [*WITH_NUMPY, *WITHOUT_NUMPY])
def test_a_missing_library_is_named_with_what_to_install(module: str, hidden: tuple[str, ...]) -> None:
    """Without the extra, importing an environment says which library is missing and how to get it."""
    hide = "; ".join(f"sys.modules[{name!r}] = None" for name in hidden)
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; {hide}; import herzog.envs.{module}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    said = run.stderr.splitlines()[-1]
    library, extra = NEEDED[module]
    assert f"this needs {library} (missing: " in said
    assert said.endswith(f"); in the source folder, run: pip install -e '.[{extra}]'")


def test_the_example_says_how_to_get_pytorch() -> None:
    """Without PyTorch, the example that learns says how to get it."""
    code = "import sys, runpy; sys.modules['torch'] = None; runpy.run_path('examples/learner.py')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 1
    assert (
        "this needs PyTorch (missing: torch); in the source folder, run: pip install -e '.[learner]'"
        in run.stderr.splitlines()[-1]
    )


def test_nothing_else_imports_them() -> None:
    """Bots, server and command line import no environment and no library for learning."""
    parts = "herzog.cli.app, herzog.bots, herzog.server.http.app"
    code = f"import sys, {parts}; print([m for m in sys.modules if m in {{*{HIDDEN}, 'herzog.envs'}}])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
