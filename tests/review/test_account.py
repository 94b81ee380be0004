from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

import pytest
from msgspec.structs import replace

from herzog import games
from herzog.games import GAMES
from herzog.kernel import CHANCE, BrokenRecord, Match, Note, Record
from herzog.review import work
from herzog.review.account import account, accuracy, review, summed_up
from herzog.review.depth import DEPTHS, Depth
from herzog.review.finished import Unfinished
from herzog.review.judge import is_calibrated
from herzog.review.moments import Critic, Part, moments
from herzog.review.scenes import Scene, run_on, scenes
from herzog.review.shapes import PARTS, Kind, Moment, Review
from tests.review.games import played

GLANCE = Part("glance", 1)
BLINK = Depth(worlds=1, effort=4, cells=6, draws=1, follow=2, deals=1, looks=1, cells_ahead=6)  # sums hold at any depth
TABLES = [
    pytest.param(game, seats, marks=[pytest.mark.slow] * (seats > 2)) for game in GAMES for seats in GAMES[game].seats
]


@cache
def reviewed(game: str, bots: tuple[str, ...], seed: int, part: Part = GLANCE) -> Review:
    """Return the review of a game between *bots*."""
    return review(GAMES[game], played(game, bots, seed), GAMES[game].load(), part)


def ahead(record: Record) -> list[Fraction]:
    """Return how far each seat is ahead of the mean of the others, exactly."""
    assert record.result
    scores = record.result.scores
    return [score - Fraction(sum(scores) - score, len(scores) - 1) for score in scores[: len(record.header.seats)]]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_account_adds_up_to_the_last_digit(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start, luck, errors, others and remainder are the result, and that is what the score says, at every table."""
    monkeypatch.setitem(DEPTHS, "blink", BLINK)
    found = reviewed(game, ("uniform",) * seats, 5, Part("blink", 1))
    for seat, result in zip(found.seats, ahead(played(game, ("uniform",) * seats, 5)), strict=True):
        each = seat.account
        assert each.start + each.luck + each.errors + each.others + each.reveals + each.remainder == each.result
        assert Fraction(each.result, PARTS) == result


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_decision_is_better_than_the_best_found(game: str) -> None:
    """Errors are never gains, options come best first, and what the best has over the pick is the sum of its terms."""
    for moment in reviewed(game, ("uniform", "greedy"), 6).moments:
        if moment.kind == "decision":
            leads = [option.lead for option in moment.options]
            assert leads == sorted(leads, reverse=True)
            assert moment.before[moment.seat] == leads[0]
            assert moment.cost >= 0
            assert sum(amount for _, amount in moment.terms) == pytest.approx(moment.cost / PARTS, abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_learned_is_told_in_detail(game: str) -> None:
    """A reason names what it is about, of secret choices too: the troupe, Secret Requests, cards, not just learning."""
    errors = [each for each in reviewed(game, ("uniform", "greedy"), 6).moments if each.terms]
    named = {name for each in errors for name, _ in each.terms}
    assert "learned" not in named
    assert len([name for name in named if name.startswith("learned-")]) >= 5
    assert {each.secret for each in errors} == ({False, True} if game == "fourberies" else {False})
    for each in errors:
        assert sum(amount for _, amount in each.terms) == pytest.approx(each.cost / PARTS, abs=1e-3)


def test_what_one_gives_up_is_what_others_gain() -> None:
    """At two seats the account of one is that of the other seen from across the table."""
    one, other = [seat.account for seat in reviewed("fourberies", ("uniform", "greedy"), 6).seats]
    assert (one.start, one.luck, one.result) == (-other.start, -other.luck, -other.result)
    assert (one.errors, one.others) == (-other.others, -other.errors)
    assert (one.reveals, one.remainder) == (-other.reveals, -other.remainder)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_parts_of_a_game_make_the_same_review(game: str) -> None:
    """A review is a function of the record and the seed, in however many parts it is worked out."""
    record, box = played(game, ("uniform", "uniform"), 5), GAMES[game].load()
    whole = list(moments(GAMES[game], record, box, GLANCE))
    at = len(record.steps) // 2
    halves = [Part("glance", 1, 0, at), Part("glance", 1, at)]
    assert [moment for half in halves for moment in moments(GAMES[game], record, box, half)] == whole
    others = moments(GAMES[game], record, box, Part("glance", 2))
    assert any(one != other for one, other in zip(whole, others, strict=True))


def test_moments_come_as_they_are_judged() -> None:
    """Whoever wants the first moment does not wait for the last."""
    record, game = played("fourberies", ("uniform", "uniform"), 5), GAMES["fourberies"]
    assert next(moments(game, record, game.load(), GLANCE)).step == 0


def test_chance_gives_up_far_more_than_the_greedy_bot() -> None:
    """Errors tell players apart."""
    chance, greedy = reviewed("lacrimosa", ("uniform", "greedy"), 6).seats
    assert chance.account.errors < 4 * greedy.account.errors < 0
    assert chance.accuracy < greedy.accuracy


def test_errors_are_told_by_ask() -> None:
    """What a seat gave up by kind of ask is what it gave up, the costliest kind first."""
    for seat in reviewed("lacrimosa", ("uniform", "greedy"), 6).seats:
        assert sum(each.cost for each in seat.asks) == -seat.account.errors
        assert sum(each.decisions for each in seat.asks) == seat.decisions
        assert [each.cost for each in seat.asks] == sorted([each.cost for each in seat.asks], reverse=True)


def moment(seat: int, before: int, after: int) -> Moment:
    """Return a moment that changes the lead of the first of two seats."""
    kind: Kind = "nature" if seat == CHANCE else "decision"
    leads, then = [before, -before], [after, -after]
    return Moment(step=0, steps=1, kind=kind, seat=seat, ask="Ask", pick=0, before=leads, after=then)


def test_every_change_has_its_place() -> None:
    """Luck, own errors, what the other did, and what changed between moments, each by itself."""
    story = [moment(CHANCE, 100, 130), moment(0, 140, 120), moment(1, 120, 170), moment(CHANCE, 165, 165)]
    found = account(story, 0, 200)
    assert (found.start, found.luck, found.errors, found.others) == (100, 30, -20, 50)
    assert found.remainder == (140 - 130) + (120 - 120) + (165 - 170) + (200 - 165)
    assert found.result == 200


def test_how_secret_choices_met_has_a_place_of_its_own() -> None:
    """What lies between them and their reveal is no change of mind; each is an error only by itself."""
    eve = replace(moment(CHANCE, 97, 97), kind="reveal", steps=0)
    first = replace(moment(0, 100, 90), secret=True)
    second = replace(moment(1, 105, 125), secret=True)
    reveal = replace(moment(CHANCE, 80, 80), kind="reveal", steps=0)
    found = account([moment(CHANCE, 95, 96), eve, first, second, reveal, moment(0, 84, 84)], 0, 90)
    assert (found.luck, found.errors, found.others) == (1, -10, 20)
    assert found.reveals == 80 - 97 - (-10) - 20
    assert found.remainder == (97 - 96) + (84 - 80) + (90 - 84)


def test_secret_choices_stand_between_two_reveals() -> None:
    """In Fourberies one comes before each round of them and one after it; in Lacrimosa nobody chooses unseen."""
    moments = reviewed("fourberies", ("uniform", "greedy"), 6).moments
    kinds = ["s" if each.secret else "r" if each.kind == "reveal" else "." for each in moments]
    rounds = [each for each in "".join(kinds).split(".") if each]
    assert len(rounds) > 8
    assert all(re.fullmatch("(rs+r)+", each) for each in rounds)
    assert not any(
        each.secret or each.kind == "reveal" for each in reviewed("lacrimosa", ("uniform", "greedy"), 6).moments
    )


def test_a_table_is_judged_alike_before_and_after_a_deal() -> None:
    """Where a deal leads straight to secret choices, the judgement has nothing to change its mind about."""
    moments = reviewed("fourberies", ("uniform", "greedy"), 6).moments
    straight = [(one, other) for one, other in pairwise(moments) if (one.kind, other.kind) == ("nature", "reveal")]
    assert len(straight) > 5
    assert all(one.after == other.before for one, other in straight)


def test_luck_compares_like_with_like() -> None:
    """What nature did is judged with all dice as often as what it could have done."""
    assert all(depth.deals % depth.looks == 0 for depth in DEPTHS.values())


def test_accuracy_halves_with_two_points() -> None:
    """A perfect decision counts whole, one that gives up two points half."""
    assert accuracy([]) == 100
    assert accuracy([moment(0, 0, 0), moment(0, 0, -2 * PARTS)]) == 75.0


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_fair(game: str) -> None:
    """Whatever nature could have dealt at one table, its luck is zero on average, within what its spread allows."""
    record, box = played(game, ("uniform", "uniform"), 5), GAMES[game].load()
    deals = [scene for scene in scenes(GAMES[game], record, box) if scene.steps and scene.steps[0].seat == CHANCE]
    longest = max(deals[1:], key=lambda scene: len(scene.steps))
    lucks = [luck_of_another_deal(game, longest, seed) for seed in range(60)]
    assert pstdev(lucks) > 0.1
    assert abs(fmean(lucks)) < 3 * pstdev(lucks) / len(lucks) ** 0.5


def luck_of_another_deal(game: str, dealt: Scene, seed: int) -> float:
    """Return the first seat's luck if nature had done something else than it did."""
    after = dealt.before.clone()
    run_on(after, Random(seed))
    another = Scene(dealt.n, dealt.before)
    another.add(dealt.steps[0], after, is_open=True)
    moment = Critic(GAMES[game], 2, Part("glance", 1000 + seed)).judge(another)
    return (moment.after[0] - moment.before[0]) / PARTS


def test_a_running_game_is_refused() -> None:
    """A review of a game that is not over would tell what is secret; a record cut short says so."""
    record, game = played("fourberies", ("uniform", "uniform"), 5), GAMES["fourberies"]
    running = Record(record.header, record.steps[:30])
    with pytest.raises(Unfinished, match="not over after move 30"):
        next(moments(game, running, game.load(), GLANCE))
    with pytest.raises(Unfinished, match="not over"):
        summed_up(game, running, game.load(), GLANCE, [])


def test_another_set_is_refused() -> None:
    """A game played with other components is not judged by these."""
    record, game = played("fourberies", ("uniform", "uniform"), 5), GAMES["fourberies"]
    with pytest.raises(BrokenRecord, match="played with component set"):
        next(moments(game, record, game.load(game.sets[0]), GLANCE))


@pytest.mark.parametrize("game", GAMES)
def test_chances_were_measured_at_every_table(game: str) -> None:
    """Of the set that comes with the game, alone against the Soloist, too; with another set they are a guess."""
    rules = GAMES[game]
    for seats in rules.seats:
        assert is_calibrated(rules.new(seats, {}, rules.load()))
    old = rules.load(Path(games.__file__).parent / game / "data" / "1")
    assert not is_calibrated(rules.new(max(rules.seats), {}, old))


def test_chances_against_the_soloist_end_with_the_result() -> None:
    """As if `learned` played on they are good at first, and who picks at random loses them all."""
    found = reviewed("lacrimosa", ("uniform",), 5)
    assert found.calibrated
    chances = [moment.chances for moment in found.moments if moment.chances]
    assert chances[0][0] > 500
    assert chances[-1][0] < 10


def agreed_after_a_reveal() -> Record:
    """Return the record of a game that all end by agreement as soon as their first secret choices have met."""
    game = GAMES["fourberies"]
    match = Match.start(game, ["Ana", "Ben"], {}, game.load(), 0)
    for seat, ask, pick in [(0, "ChooseTravel", 7), (1, "ChooseTravel", 9)]:
        match.submit(seat, ask, pick)
    match.note(Note("agreed"))
    return match.record


@pytest.mark.parametrize("beyond", [0, 1])
def test_a_game_that_ends_with_a_reveal(beyond: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a moment of the review, however the game is divided into pieces."""
    record, game = agreed_after_a_reveal(), GAMES["fourberies"]
    monkeypatch.setattr(work, "PIECE", len(record.steps) - beyond)
    found = list(moments(game, record, game.load(), GLANCE))
    assert [moment for piece in work.pieces(record, "", GLANCE) for moment in work.judge(piece)] == found
    assert (found[-1].kind, found[-1].step) == ("reveal", len(record.steps))
