"""Packs: values with their provenance, refused with file, entry and field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from herzog.kernel import PackError
from herzog.kernel.pack import Names, entries, fingerprint, read

if TYPE_CHECKING:
    from pathlib import Path

GOOD = """
version = "1"
tiles = [
  { id = "oak", cost = { ducats = 1, talent = 2 }, vp = 3, source = "reconstructed", known = ["cost.talent"] },
  { id = "elm", cost = { ducats = 4 }, vp = 5, source = "seen" },
]
[money]
start = 10
source = "reconstructed"
"""


class Cost(msgspec.Struct, forbid_unknown_fields=True):
    """A price."""

    ducats: int = 0
    talent: int = 0


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """A tile."""

    id: str
    cost: Cost
    vp: int
    source: str
    known: list[str] | None = None


class Tiles(msgspec.Struct):
    """A file of tiles."""

    version: str
    tiles: list[Tile]


class Card(msgspec.Struct):
    """A card with a name."""

    id: str
    name: Names


class Cards(msgspec.Struct):
    """A file of cards."""

    tiles: list[Card]


def a_pack(folder: Path, text: str = GOOD) -> Path:
    """Write a pack of one file."""
    (folder / "tiles.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_good_file_is_read(tmp_path: Path) -> None:
    """Values arrive typed."""
    assert read(a_pack(tmp_path), "tiles.toml", Tiles).tiles[1].cost.ducats == 4


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("vp = 5", 'vp = "five"', r"^tiles.toml: tiles\[elm\].vp: Expected `int`, got `str`$"),
        ("vp = 5", "vp = 5, colour = 1", r"^tiles.toml: tiles\[elm\]: Object contains unknown field `colour`$"),
        ("ducats = 4", 'ducats = "4"', r"^tiles.toml: tiles\[elm\].cost.ducats: "),
        ("vp = 3, ", "", r"^tiles.toml: tiles\[oak\]: Object missing required field `vp`$"),
        ("tiles = [", "tiles = [[", "^tiles.toml: this is not TOML"),
        ("tiles = [", f"deep = {'[' * 9999}\ntiles = [", "^tiles.toml: this is not TOML"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, old: str, new: str, says: str) -> None:
    """File, entry, field and what was expected."""
    with pytest.raises(PackError, match=says):
        read(a_pack(tmp_path, GOOD.replace(old, new)), "tiles.toml", Tiles)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """A pack has every file of its game."""
    with pytest.raises(PackError, match=r"^cards.toml: this file is missing"):
        read(tmp_path, "cards.toml", Tiles)


def test_the_fingerprint_is_of_values(tmp_path: Path) -> None:
    """Comments and layout leave it, a value changes it."""
    first = fingerprint(a_pack(tmp_path), ["tiles.toml"])
    assert fingerprint(a_pack(tmp_path, "# ours\n" + GOOD.replace(", vp", ",   vp")), ["tiles.toml"]) == first
    assert fingerprint(a_pack(tmp_path, GOOD.replace("vp = 3", "vp = 4")), ["tiles.toml"]) != first


def test_provenance_counts_real_values(tmp_path: Path) -> None:
    """If `known` is there only what it lists is real; else the source decides."""
    oak, elm, money = entries(a_pack(tmp_path), ["tiles.toml"])
    assert (oak.real, oak.reconstructed) == (("cost.talent",), ("cost.ducats", "vp"))
    assert (elm.real, elm.reconstructed) == (("cost.ducats", "vp"), ())
    assert (money.id, money.real, money.reconstructed) == ("money", (), ("start",))


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ('"Oak"', {"en": "Oak"}),
        ('{ en = "Oak", fr = "Chêne" }', {"en": "Oak", "fr": "Chêne"}),
    ],
)
def test_a_name_is_one_string_or_one_for_each_language(tmp_path: Path, written: str, names: dict[str, str]) -> None:
    """One string stands where English does, which is shown wherever a language is missing."""
    a_pack(tmp_path, f'tiles = [{{ id = "oak", name = {written} }}]')
    assert read(tmp_path, "tiles.toml", Cards).tiles[0].name == names


@pytest.mark.parametrize("written", ['{ fr = "Chêne" }', '{ en = "" }', '{ en = "Oak", fr = 3 }', "3"])
def test_a_name_without_english_is_refused(tmp_path: Path, written: str) -> None:
    """With the entry and the field."""
    a_pack(tmp_path, f'tiles = [{{ id = "oak", name = {written} }}]')
    with pytest.raises(PackError) as broken:
        read(tmp_path, "tiles.toml", Cards)
    assert str(broken.value) == (
        "tiles.toml: tiles[oak].name: expected a name, or one for each language with English (en) among them"
    )
