from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from herzog.bots.learned import by_subject
from herzog.games import GAMES
from herzog.review.key_moments import LINES, Narrator
from herzog.review.shapes import PARTS, Moment
from herzog.review.tints import SOLOIST, TINTS
from herzog.text import Renderer
from tests.review.games import played

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


def test_a_long_deal_tells_its_first_lines_and_how_many_more() -> None:
    """What is dealt at the start are dozens of things, which nobody reads one by one."""
    game, record = GAMES["lacrimosa"], played("lacrimosa", ("uniform", "uniform"), 1)
    deal = Moment(step=0, steps=49, kind="nature", seat=-1, ask="", pick=0, before=[0, 0], after=[PARTS, -PARTS])
    [told] = Narrator(game, record, game.load(), ["Ana", "Ben"]).key_moments([deal])
    assert len(told.why) == LINES
    assert told.why[-1].key == "review-told-more"
    assert int(str(told.why[-1].args["n"])) > LINES


def test_luck_tells_what_was_drawn_and_nothing_else() -> None:
    """Not what followed from it, such as whose turn began; and of its own cards a seat knows the names."""
    game, record = GAMES["lacrimosa"], played("lacrimosa", ("uniform", "uniform"), 1)
    first = next(n for n, step in enumerate(record.steps) if step.ask == "DrawCard" and n > 60)
    run = next(n for n, step in enumerate(record.steps[first:]) if step.seat >= 0)
    drawn = Moment(step=first, steps=run, kind="nature", seat=-1, ask="", pick=0, before=[0, 0], after=[0, 0])
    heard = []
    for after in ([PARTS, 0], [0, PARTS]):
        [told] = Narrator(game, record, game.load(), ["Ana", "Ben"]).key_moments([replace(drawn, after=after)])
        heard.append([each.key for each in told.why])
    assert sorted(heard) == [["lacrimosa-event-drew"] * run, ["lacrimosa-event-drew-unseen"] * run]


@pytest.mark.parametrize("ask", ["DrawRequest", "DrawFriendCard"])
def test_what_somebody_drew_is_said_of_them_by_name(ask: str) -> None:
    """A review is for everybody at the table, so that nobody in it is "you"."""
    game, record = GAMES["fourberies"], played("fourberies", ("uniform", "uniform"), 5)
    step = next(n for n, step in enumerate(record.steps) if step.ask == ask)
    drawn = Moment(step=step, steps=1, kind="nature", seat=-1, ask=ask, pick=0, before=[0, 0], after=[PARTS, 0])
    heard = []
    for after in ([PARTS, 0], [0, PARTS]):
        [told] = Narrator(game, record, game.load(), ["Ana", "Ben"]).key_moments([replace(drawn, after=after)])
        heard += [Renderer("en", ("common", "fourberies")).say(each) for each in told.why]
    assert all("Ana" in said or "Ben" in said for said in heard)
    assert not any("You" in said for said in heard)


def test_reasons_are_summed_up_by_subject() -> None:
    """Whoever reads why sees each subject once; what is counted and what was learned of it belong together."""
    terms = [("learned-acrobats", 4.8), ("purse", -2.5), ("acrobats", 1.8), ("show", 0.5), ("learned-troupe", -3.5)]
    told = by_subject("fourberies", terms)
    assert told == [("about-acrobats", 6.6), ("about-troupe", -3.0), ("about-purse", -2.5)]
    kept_before = [("learned", 2.0), ("purse", 1.0)]
    assert by_subject("fourberies", kept_before) == [("learned", 2.0), ("about-purse", 1.0)]


def test_a_kind_of_decision_is_named_without_its_card() -> None:
    """What was lost on average concerned many cards, so that none of them may stand for all."""
    game, record = GAMES["fourberies"], played("fourberies", ("uniform", "uniform"), 5)
    asked = [step for step in record.steps if step.seat >= 0 and step.ask in ("ReserveCity", "UseAcrobat")]
    assert asked
    moments = [
        Moment(step=0, steps=1, kind="decision", seat=step.seat, ask=step.ask, pick=step.pick, before=[0, 0], after=[0])
        for step in asked
    ]
    found = Narrator(game, record, game.load(), ["Ana", "Ben"]).asks(moments)
    assert set(found) == {step.ask for step in asked}
    assert all(not words.args for words in found.values())


@pytest.mark.parametrize("game", GAMES)
def test_seats_have_the_colours_of_the_table(game: str) -> None:
    """On a page to keep and on a shared picture, in the light or in the dark, as the table draws them."""
    drawn = (PAGE / "seats.ts").read_text("utf-8") + (PAGE / "lacrimosa" / "index.ts").read_text("utf-8")
    assert len(TINTS[game]) == GAMES[game].seats.stop - 1
    assert all(tint.light in drawn or tint.dark in drawn for tint in (*TINTS[game], SOLOIST))
