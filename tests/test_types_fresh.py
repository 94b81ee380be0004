"""The TypeScript types are those of the Python shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
import pytest

from tools import gen_types

if TYPE_CHECKING:
    from pathlib import Path


def test_generated_types_are_fresh() -> None:
    """Run `make generated` after changing a shape."""
    assert gen_types.stale(gen_types.FOLDER) == []


def test_a_stale_missing_or_left_over_file_is_found(tmp_path: Path) -> None:
    """Any difference counts."""
    (tmp_path / "gone.gen.ts").write_text("// of a game that was removed\n", "utf-8")
    (tmp_path / "types.gen.ts").write_text("// old\n", "utf-8")
    assert {"gone.gen.ts", "types.gen.ts"} <= set(gen_types.stale(tmp_path))


class Leaf(msgspec.Struct, frozen=True, tag="leaf"):
    """A leaf."""

    kind: Literal["oak", "elm"]
    near: list[Leaf | None]
    spots: tuple[int, ...] = ()
    place: tuple[int, str] = (0, "")


def test_shapes_become_interfaces() -> None:
    """Tags, literals, unions, tuples and shapes that mention themselves."""
    types = gen_types.Types()
    assert types.name(dict[str, Leaf]) == "Record<string, Leaf>"
    assert types.declared["Leaf"] == (
        "/** A leaf. */\n"
        "export interface Leaf {\n"
        '  type: "leaf";\n'
        '  kind: "oak" | "elm";\n'
        "  near: (Leaf | null)[];\n"
        "  spots: number[];\n"
        "  place: [number, string];\n"
        "}\n"
    )


def test_what_cannot_be_sent_is_refused() -> None:
    """A class that is no shape has no TypeScript."""
    with pytest.raises(TypeError, match="not a shape"):
        gen_types.Types().name(Exception)
