"""The packages of the server stand in an order, and each can be read after those before it."""

from __future__ import annotations

from tests.test_imports import SRC, imports

# As in docs/architecture.md; the last three and the modules among them belong to no package.
ORDER = (
    "refusal",
    "clock",
    "patience",
    "packs",
    "limits",
    "operations",
    "settings",
    "database",
    "peers",
    "access",
    "thinking",
    "table",
    "reviews",
    "lobby",
    "board",
    "front",
    "notices",
    "admin",
    "http",
    "run",
    "workers",
)
SERVER = SRC / "herzog" / "server"


def test_no_package_imports_one_after_it() -> None:
    """Not even for types."""
    found = []
    for file in sorted(SERVER.rglob("*.py")):
        module = list(file.relative_to(SRC).with_suffix("").parts)
        if file.parent == SERVER and file.name == "__init__.py":
            continue
        for line, target in imports(file, module):
            if target[1:2] == ["server"] and ORDER.index(target[2]) > ORDER.index(module[2]):
                found.append(f"{file.relative_to(SRC)}:{line}: imports {'.'.join(target)}")
    assert not found, "\n".join(found)


def test_every_package_has_its_place() -> None:
    """A new one has to be put somewhere; migrations import nothing of ours."""
    there = {entry.stem for entry in SERVER.iterdir() if entry.suffix == ".py" or entry.is_dir()}
    assert there - {"__init__", "__pycache__", "migrations"} == set(ORDER)
