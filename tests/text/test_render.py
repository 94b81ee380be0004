from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from herzog.text import LANGUAGES, Phrase, Renderer, Unsayable, listing, phrase

if TYPE_CHECKING:
    from pathlib import Path

DUCATS = """
ducats = { $n ->
    [one] { $n } dukat
    [few] { $n } dukaty
   *[many] { $n } dukatów
}
pays = { $you ->
    [yes] Płacisz
   *[no] { $player } płaci
} { $price } ({ $city })
mute =
    .about = an attribute and no value
"""


@pytest.fixture
def polish(tmp_path: Path) -> Renderer:
    """Return a renderer of a few messages of its own."""
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "shop.ftl").write_text(DUCATS, "utf-8")
    return Renderer("pl", messages=tmp_path)


@pytest.mark.parametrize(("n", "said"), [(1, "1 dukat"), (2, "2 dukaty"), (5, "5 dukatów"), (22, "22 dukaty")])
def test_plurals(polish: Renderer, n: int, said: str) -> None:
    """Numbers take the plural of the language."""
    assert polish.say(phrase("ducats", n=n)) == said


@pytest.mark.parametrize(("you", "said"), [(True, "Płacisz 5 (Rzym)"), (False, "Ana płaci 5 (Rzym)")])
def test_a_message_can_choose_by_a_fact(polish: Renderer, you: bool, said: str) -> None:
    """True is the variant [yes], false is [no]."""
    assert polish.say(phrase("pays", you=you, player="Ana", price=5, city="Rzym")) == said


def test_phrases_and_names_inside_a_phrase(polish: Renderer) -> None:
    """A variable may be a phrase, or a name in several languages."""
    price, city = phrase("ducats", n=3), {"en": "Venice", "pl": "Wenecja"}
    said = phrase("pays", you="no", player="Ana", price=price, city=city)
    assert polish.say(said) == "Ana płaci 3 dukaty (Wenecja)"
    assert polish.say(phrase("pays", you="yes", player="Ana", price=price, city=city)) == "Płacisz 3 dukaty (Wenecja)"


@pytest.mark.parametrize(
    ("name", "said"), [({"pl": "Lizbona", "en": "Lisbon"}, "Lizbona"), ({"en": "Lisbon"}, "Lisbon"), ({"xx": "L"}, "L")]
)
def test_a_name_the_pack_does_not_have(polish: Renderer, name: dict[str, str], said: str) -> None:
    """A pack need not know every language."""
    assert polish.name(name) == said


@pytest.mark.parametrize("wrong", [phrase("dukaty", n=1), phrase("ducats"), phrase("mute")])
def test_what_cannot_be_said_is_an_error(polish: Renderer, wrong: Phrase) -> None:
    """A key that is not there, a variable that is not given, a message without a value."""
    with pytest.raises(Unsayable):
        polish.say(wrong)


def test_only_the_files_asked_for(tmp_path: Path) -> None:
    """A terminal need not read what only a browser says."""
    (tmp_path / "en").mkdir()
    for name in ("one", "two"):
        (tmp_path / "en" / f"{name}.ftl").write_text(f"{name} = {name}", "utf-8")
    assert Renderer("en", ["one"], tmp_path).say(phrase("one")) == "one"
    with pytest.raises(Unsayable):
        Renderer("en", ["one"], tmp_path).say(phrase("two"))


@pytest.mark.parametrize(
    ("items", "said"), [([], "nothing"), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", 3], "a, b and 3")]
)
def test_listings(items: list[str | int], said: str) -> None:
    """Several things are one phrase."""
    thing = listing(items)
    assert (Renderer("en").say(thing) if isinstance(thing, Phrase) else thing) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_lists(language: str) -> None:
    """No language lacks the words that join others."""
    assert Renderer(language).say(phrase("list-and", item="x", rest="y")).startswith("x ")


def test_on_the_wire() -> None:
    """A phrase is JSON that a browser can take apart: an object with a key is a phrase, without one a name."""
    said = phrase("a", n=1, who="x", city={"en": "Rome"}, inner=phrase("b"))
    assert msgspec.json.decode(msgspec.json.encode(said)) == {
        "key": "a",
        "args": {"n": 1, "who": "x", "city": {"en": "Rome"}, "inner": {"key": "b", "args": {}}},
    }
