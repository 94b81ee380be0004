"""Words of the set's vocabulary that the set itself does not use; an edited set may."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.acrobats import OpenMoment
from herzog.games.fourberies.box import END_OF_ROUND
from herzog.games.fourberies.events import CoinsStolen, DisguisesShown, TravelRevealed
from tests.games.fourberies.scenario import CARDS, DECLINE, REQUESTS, a_season_end, a_table, requests
from tests.rule import rule

if TYPE_CHECKING:
    from pathlib import Path

    from herzog.games.fourberies.box import Box

CHANGES = {
    "protect = true": "protect = false",
    'max_cells = 2, direction = "choice"': 'max_cells = 3, direction = "tragedy"',
    'from = "each-richer-opponent", amount = 1': 'from = "one-opponent", amount = 3',
    "draw = 2, keep = 1": "draw = 4, keep = 2",
    'experience = 1, nature = "choice"': 'experience = 3, nature = "comedian"',
    "distance = 1": "distance = 3",
}


SECOND_OX = {
    'timing = "after-reveal"\neffect = { kind = "push-caravel", distance = 1 }': (
        'timing = "before-travel-choice"\neffect = { kind = "reserve-city", protect = false }'
    )
}


def edited(folder: Path, changes: dict[str, str]) -> Box:
    """Return a set like ours whose Encounters are changed."""
    shutil.copytree(GAME.data, folder / "pack")
    file = folder / "pack" / "encounters.toml"
    text = file.read_text("utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, "utf-8")
    return GAME.load(folder / "pack")


@pytest.fixture
def box(tmp_path: Path) -> Box:
    """Return a set in which these Acrobats do something else."""
    return edited(tmp_path, CHANGES)


@rule("FOU-8.13", "FOU-Q52")
def test_two_reservations_need_two_cards_to_choose(tmp_path: Path) -> None:
    """In a set whose Goat is another Ox: the Horse's owner may lay both cards of the round face up."""
    box = edited(tmp_path, SECOND_OX)
    table = a_table(3, acrobats={0: ["ox", "goat", "horse"]}, box=box)
    table.answer(0, CARDS["ox"])
    table.answer(0, 2)
    assert table.picks(0) == [CARDS["horse"], DECLINE]
    assert table.refusal(0, f"encounter:{CARDS['goat']}") == ("already-reserved", "FOU-Q52")
    table.answer(0, CARDS["horse"])
    table.answer(0, CARDS["goat"])
    table.answer(0, 5)
    assert (table.ask, table.top.seats()) == ("ChooseTravel", (1, 2))
    table.choose({1: 1, 2: 2})
    assert table.heard(TravelRevealed)[0].cities[0] == [2, 5]


@rule("FOU-8.18")
def test_a_needle_that_moves_one_way(box: Box) -> None:
    """The other way is refused; at the end of the dial nobody is asked."""
    table = a_table(3, acrobats={0: ["raven"]}, needle=6, at=OpenMoment(END_OF_ROUND), box=box)
    table.answer(0, CARDS["raven"])
    assert table.picks(0) == [3, 4, 5]
    assert table.refusal(0, "cell:7") == ("wrong-direction", "FOU-8.18")
    table = a_table(3, acrobats={0: ["raven"]}, needle=0, at=OpenMoment(END_OF_ROUND), box=box)
    assert table.ask == ""
    table = a_table(3, acrobats={0: ["raven", "owl"]}, needle=0, at=OpenMoment(END_OF_ROUND), box=box)
    assert table.refusal(0, f"encounter:{CARDS['raven']}") == ("needle-at-end", "FOU-Q2")


@rule("FOU-8.19", "FOU-Q12")
def test_stealing_from_one_opponent(box: Box) -> None:
    """As much as there is; and nobody is asked when nobody has anything."""
    table = a_table(3, acrobats={0: ["magpie"]}, purses=[9, 2, 0], at=OpenMoment(END_OF_ROUND), box=box)
    table.answer(0, CARDS["magpie"])
    assert table.picks(0) == [1]
    table.answer(0, 1)
    assert table.heard(CoinsStolen) == [CoinsStolen(0, 1, 2)]
    table = a_table(3, acrobats={0: ["magpie", "owl"]}, purses=[9, 0, 0], at=OpenMoment(END_OF_ROUND), box=box)
    assert table.picks(0) == [CARDS["owl"], DECLINE]
    assert table.refusal(0, f"encounter:{CARDS['magpie']}") == ("nobody-to-rob", "FOU-Q12")


@rule("FOU-8.21")
def test_keeping_several_requests(box: Box) -> None:
    """Two of four, one after the other; the rest goes, and then the hand is cut back."""
    table = a_table(3, acrobats={0: ["owl"]}, held={0: ["spy", "nurse"]}, at=OpenMoment(END_OF_ROUND), box=box)
    table.answer(0, CARDS["owl"])
    table.nature(*requests("queen", "tutor", "printer", "dauphin"))
    table.answer(0, REQUESTS["queen"])
    assert table.picks(0) == list(requests("tutor", "printer", "dauphin"))
    table.answer(0, REQUESTS["tutor"])
    assert table.player(0).thrown == requests("printer", "dauphin")
    table.answer(0, REQUESTS["spy"])
    assert table.player(0).requests == requests("queen", "tutor", "nurse")


@rule("FOU-8.2")
def test_a_chameleon_of_one_nature(box: Box) -> None:
    """It is not asked about, even if its owner holds a Secret Request."""
    table = a_season_end(acrobats={0: ["chameleon-a"]}, held={0: ["spy"]}, needle=2, box=box)
    assert table.ask == "ChooseRequest"
    assert table.heard(DisguisesShown) == [DisguisesShown([3, 0, 0])]


@rule("FOU-8.9", "FOU-8.15")
def test_a_reservation_that_does_not_protect(box: Box) -> None:
    """Its owner can be pushed out, three cities away, but nobody in."""
    table = a_table(3, acrobats={0: ["goat"], 1: ["ox"]}, box=box)
    table.answer(1, CARDS["ox"])
    table.answer(1, 8 + 3)
    table.choose({0: 8, 2: 7})
    table.answer(0, CARDS["goat"])
    assert table.picks(0) == [8 + 3]
    assert table.refusal(0, "caravel:2:6") == ("nowhere-to-push", "FOU-8.15")
    table.answer(0, 8 + 3)
    assert table.picks(0) == [0, 6]
