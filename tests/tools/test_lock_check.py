from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tools.lock_check import NPM_LOCKS, ROOT, faults

if TYPE_CHECKING:
    from pathlib import Path

HASH = " \\\n    --hash=sha256:" + "0" * 64


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the locks and of what they lock."""
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for folder in NPM_LOCKS:
        (tmp_path / folder).mkdir(parents=True)
        for file in ("package.json", "package-lock.json"):
            shutil.copy(ROOT / folder / file, tmp_path / folder)
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    """Replace *old*, which must be there, by *new*."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_the_locks_of_this_repository_are_in_order() -> None:
    """No lock is stale, unhashed or tied to an address."""
    assert faults(ROOT) == []


def test_a_new_dependency_must_be_locked(tree: Path) -> None:
    """Whoever adds a dependency is told to lock it, in every file that needs it."""
    change(tree / "pyproject.toml", "\ndependencies = [", '\ndependencies = [\n  "harpsichord>=1",')
    assert faults(tree) == [
        f"requirements/{lock}.txt: harpsichord is not locked; run make lock"
        for lock in ("play", "deploy", "test", "dev")
    ]


def test_a_raised_bound_must_be_locked(tree: Path) -> None:
    """A lock below the bound of pyproject.toml is stale."""
    change(tree / "pyproject.toml", '"hypothesis>=6.170"', '"hypothesis>=99"')
    found = faults(tree)
    assert [line.split(":")[0] for line in found] == ["requirements/test.txt", "requirements/dev.txt"]
    assert "asks for >=99" in found[0]


@pytest.mark.parametrize(
    "line",
    ["-i somewhere", "--find-links folder", "lute @ https" + "://somewhere/lute.whl", "lute @ file" + ":lute.whl"],
)
def test_an_address_is_refused(tree: Path, line: str) -> None:
    """A lock says what is installed, not from where."""
    lock = tree / "requirements" / "dev.txt"
    lock.write_text(f"{line}\n{lock.read_text('utf-8')}", "utf-8")
    assert [fault for fault in faults(tree) if "dev.txt: names an address" in fault]


def test_a_pin_without_hash_is_refused(tree: Path) -> None:
    """Every pin is held by hashes."""
    lock = tree / "requirements" / "dev.txt"
    lock.write_text(f"lute==1.0\nviol==2.0{HASH}\n{lock.read_text('utf-8')}", "utf-8")
    assert faults(tree) == ["requirements/dev.txt: lute has no hash; write it with make lock"]


def test_locks_must_agree(tree: Path) -> None:
    """What is tested is what is played with."""
    change(tree / "requirements" / "test.txt", "\nrich==", "\nrich==99.")
    found = faults(tree)
    assert any(line.startswith("requirements/test.txt: rich is 99.") for line in found)
    assert any(line.startswith("requirements/dev.txt: rich is ") for line in found)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"integrity"', '"resolved"' + ': "https' + '://somewhere", "integrity"', "names an address"),
        ('"integrity"', '"trust"', "has no hash"),
        (
            '    "node_modules/@rolldown/binding-darwin-arm64"',
            '    "node_modules/lute"',
            "needs @rolldown/binding-darwin",
        ),
        ('"node_modules/svelte": {\n      "version": "', '"node_modules/svelte": {\n      "version": "9', "asks for"),
    ],
)
def test_the_lock_of_the_page_is_held_to_the_same(tree: Path, old: str, new: str, fault: str) -> None:
    """No address, a hash for everything, all platforms, and what package.json asks for."""
    change(tree / "web" / "package-lock.json", old, new)
    assert [line for line in faults(tree) if line.startswith("web/package-lock.json: ") and fault in line]
