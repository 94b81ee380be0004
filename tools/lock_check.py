"""Fail if the locked requirements do not match pyproject.toml or package.json, lack a hash or contain an address."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKS: Final = {  # the extras and dependency groups in each lock
    "play": (("server",), ()),
    "deploy": (("server", "postgres"), ()),
    "test": (("server", "postgres", "report"), ("test",)),
    "dev": (("server", "postgres", "report"), ("test", "dev")),
}
NPM_LOCKS: Final = ("web", "tools/browser")
ADDRESS: Final = re.compile(r"(?m)\w+://|file:|^\s*(-i|-f|--(extra-)?index-url|--find-links|--trusted-host)\b")
Pins: TypeAlias = dict[NormalizedName, str]
PIN: Final = re.compile(r"(?m)^([\w.-]+)==([^\s;\\]+)")


def faults(root: Path) -> list[str]:
    """Return what is wrong with the locks under *root*, each as one sentence."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    found: list[str] = []
    below: Pins = {}
    for lock, (extras, groups) in LOCKS.items():
        text = (root / "requirements" / f"{lock}.txt").read_text("utf-8")
        pins = {canonicalize_name(name): version for name, version in PIN.findall(text)}
        problems = (*_form(text), *_stale(pins, wanted(project, extras, groups)), *_apart(pins, below))
        found += [f"requirements/{lock}.txt: {problem}" for problem in problems]
        below = pins
    for folder in NPM_LOCKS:
        found += [f"{folder}/package-lock.json: {problem}" for problem in _npm(root / folder)]
    return found


def wanted(project: dict[str, Any], extras: tuple[str, ...], groups: tuple[str, ...]) -> list[Requirement]:
    """Return the requirements of the package with its *extras* and *groups*."""
    asked = [*project["project"]["dependencies"]]
    for extra in extras:
        asked += project["project"]["optional-dependencies"][extra]
    for group in groups:
        asked += [line for line in project["dependency-groups"][group] if isinstance(line, str)]
    return [Requirement(line) for line in asked]


def _form(text: str) -> Iterator[str]:
    for hit in ADDRESS.finditer(text):
        yield f"names an address ({hit[0].strip()}); write it with make lock"
    for block in re.split(r"\n(?=\S)", text):
        pin = PIN.match(block)
        if pin and "--hash=sha256:" not in block:
            yield f"{pin[1]} has no hash; write it with make lock"


def _stale(pins: Pins, requirements: list[Requirement]) -> Iterator[str]:
    for asked in requirements:
        pin = pins.get(canonicalize_name(asked.name))
        if pin is None:
            yield f"{asked.name} is not locked; run make lock"
        elif pin not in asked.specifier:
            yield f"{asked.name} is locked at {pin}, but pyproject.toml asks for {asked.specifier}; run make lock"


def _apart(pins: Pins, below: Pins) -> Iterator[str]:
    for name, version in below.items():
        if pins.get(name) != version:
            yield f"{name} is {pins.get(name, 'missing')} here and {version} in the lock below; run make lock"


def _npm(folder: Path) -> Iterator[str]:
    """Yield what is wrong with an npm lock, such as a package missing for another platform."""
    asked = json.loads((folder / "package.json").read_text("utf-8"))["devDependencies"]
    packages = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    for name, version in asked.items():
        locked = packages.get(f"node_modules/{name}", {}).get("version")
        if locked != version:
            yield f"{name} is locked at {locked}, but package.json asks for {version}; run npm install"
    there = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        if "resolved" in package:
            yield f"{path} names an address"
        if path and "integrity" not in package:
            yield f"{path} has no hash"
        for missing in sorted(package.get("optionalDependencies", {}).keys() - there):
            yield f"{path} needs {missing} on another platform, and npm ci would fail there"


if __name__ == "__main__":
    problems = faults(ROOT)
    sys.stdout.write("\n".join(problems or ["The locked requirements fit."]) + "\n")
    sys.exit(bool(problems))
