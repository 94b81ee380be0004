"""The compiled form is built apart from the sources, on demand, and from exactly these sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from tools import compiled
from tools.compiled import LEFT_OUT, MYPYC, ROOT, SOURCES, SWITCH, is_required, is_wanted, modules

if TYPE_CHECKING:
    from pathlib import Path


def test_no_compiled_module_lies_beside_the_sources() -> None:
    """It would hide every change of the source beside it."""
    assert sorted(SOURCES.rglob("*.so")) + sorted(SOURCES.rglob("*.pyd")) == []


@pytest.mark.parametrize(
    ("switch", "compiler", "wanted", "required"),
    [
        ("", True, True, False),
        ("", False, False, False),
        ("0", True, False, False),
        ("1", True, True, True),
        ("1", False, True, True),
    ],
)
def test_the_switch_decides_and_otherwise_the_compiler(
    switch: str, compiler: bool, wanted: bool, required: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A machine without a C compiler is one on whose path there is none."""
    (tmp_path / "herzog-cc").touch(mode=0o755)
    monkeypatch.setenv("CC", "herzog-cc -pthread")
    monkeypatch.setenv("PATH", str(tmp_path) if compiler else "")
    monkeypatch.setenv(SWITCH, switch)
    assert (is_wanted(), is_required()) == (wanted, required)


def test_every_rule_and_bot_is_compiled_but_those_left_out() -> None:
    """A new module is compiled unless it says why not, and no name is left out that is not there."""
    herzog = SOURCES / "herzog"
    here = [*herzog.glob("bots/*.py"), *herzog.glob("games/*/*.py")]
    assert {f"herzog/kernel/{name}.py" for name in ("agenda", "play")} <= set(modules())
    assert {file.stem for file in here if file.relative_to(SOURCES).as_posix() not in modules()} == LEFT_OUT


def test_one_version_of_mypyc_checks_and_compiles() -> None:
    """What `make check` accepts is what a wheel is compiled from."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    assert MYPYC in groups["test"]


def test_a_change_of_a_type_that_is_only_read_makes_another_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Compiled code relies on the types of shapes, though they are not compiled."""
    shutil.copytree(SOURCES, tmp_path / "src", ignore=shutil.ignore_patterns("_web", "__pycache__"))
    before = compiled.key()
    monkeypatch.setattr(compiled, "SOURCES", tmp_path / "src")
    assert compiled.key() == before
    with (tmp_path / "src/herzog/games/fourberies/events.py").open("a") as events:
        events.write("\n")
    assert compiled.key() != before


@pytest.mark.slow
def test_a_wheel_without_compiler_is_pure_and_plays(tmp_path: Path) -> None:
    """Nothing but an interpreter is needed."""
    env = {**os.environ, "PATH": "", "CC": "no-such-compiler"}
    env.pop(SWITCH, None)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, env=env, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    ZipFile(wheel).extractall(tmp_path / "there")
    play = [sys.executable, "-m", "herzog", "simulate", "fourberies", "--seats", "uniform,uniform", "--games", "1"]
    there = {**env, "PYTHONPATH": str(tmp_path / "there")}
    assert "wins" in subprocess.run(play, env=there, check=True, capture_output=True, text=True).stdout
    version = subprocess.run([*play[:3], "--version"], env=there, check=True, capture_output=True, text=True)
    assert version.stdout.endswith("pure Python\n")


def test_forms_are_compared_line_by_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Forms that play the same are said to; one that picks otherwise is found out, and words that fit nothing are."""
    table = ("2", "1", "fourberies", "2", "random")
    assert compiled.compare(dict(os.environ), *table) == 0
    assert capfd.readouterr().out.endswith("Both forms play the same games.\n")
    (tmp_path / "sitecustomize.py").write_text("import random; random.Random.choice = lambda _, picks: picks[0]")
    assert compiled.compare({**os.environ, "PYTHONPATH": str(tmp_path)}, *table) == 1
    said = capfd.readouterr().out
    assert "; compiled: fourberies 2 random " in said
    assert said.endswith("They do not.\n")
    assert compiled.compare(dict(os.environ), *table, "nobody") == 1
