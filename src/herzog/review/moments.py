"""The moments of a game: every step at which something was at stake, judged from what could be known."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.bots.garbage import NoGarbageCollection
from herzog.bots.learned import learned_mind
from herzog.kernel import CHANCE
from herzog.review.depth import DEPTHS
from herzog.review.full_information import FullInformationJudge
from herzog.review.judge import Judged, leads, weigh
from herzog.review.scenes import is_secret, scenes
from herzog.review.shapes import PARTS, Moment, Weighed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel import AnyGame, Box, Record, State
    from herzog.review.scenes import Scene
    from herzog.review.shapes import Parts

WORTH_NAMING: Final = 1e-6  # points; smaller contributions are rounding errors


class Part(NamedTuple):
    """Some of the steps of a game, and how to judge them independently of the others."""

    depth: str
    seed: int
    first: int = 0
    last: int | None = None  # the first step left out; None means to the end


def moments(game: AnyGame, record: Record, box: Box, part: Part) -> Iterator[Moment]:
    """Yield the moments of a finished game that begin in *part*, each as soon as it is judged."""
    critic = Critic(game, len(record.header.seats), part)
    for scene in scenes(game, record, box):
        if part.first <= scene.n and (part.last is None or scene.n < part.last):
            yield critic.judge(scene)


class Critic:
    """Judges the scenes of one game."""

    def __init__(self, game: AnyGame, seats: int, part: Part) -> None:
        self._game: Final = game
        self._seats: Final = seats
        self._seed: Final = part.seed
        self._depth: Final = DEPTHS[part.depth]
        self._seer: Final = FullInformationJudge(self._depth, part.seed)
        self._glancing: Final = FullInformationJudge(self._depth._replace(follow=0), part.seed)  # for joint choices

    def judge(self, scene: Scene) -> Moment:
        """Return the moment of *scene*."""
        rng = Random(f"{self._seed} {scene.n}")
        with NoGarbageCollection():
            if not scene.steps:
                return self._reveal(scene)
            return (self._nature if scene.steps[0].seat == CHANCE else self._decision)(scene, rng)

    def _reveal(self, scene: Scene) -> Moment:
        """Judge the table before secret choices, or after they have met, in the same way as the choices."""
        leads = self._exact(self._glancing.foresee(scene.after))
        return Moment(step=scene.n, steps=0, kind="reveal", seat=CHANCE, ask="", pick=0, before=leads, after=leads)

    def _nature(self, scene: Scene, rng: Random) -> Moment:
        """Judge what nature did against alternatives, drawn from the real table as nature draws.

        Both come from the same distribution, so luck is zero on average, however good or bad the judgement.
        """
        first = scene.steps[0]
        return Moment(
            step=scene.n,
            steps=len(scene.steps),
            kind="nature",
            seat=CHANCE,
            ask=first.ask,
            pick=first.pick,
            before=self._exact(self._seer.expect(scene.before, scene.after, rng)),
            after=self._exact(self._seer.foresee(scene.after)),
        )

    def _decision(self, scene: Scene, rng: Random) -> Moment:
        """Judge a decision from the mask of the seat that made it."""
        [step] = scene.steps
        masked, seat = self._game.mask(scene.before, step.seat), step.seat
        judged = weigh(masked, seat, step.pick, self._depth, rng)
        promised = {pick: self._exact(each.worths) for pick, each in judged.items()}
        options = [Weighed(pick, each[seat]) for pick, each in promised.items()]
        options.sort(key=lambda option: (-option.lead, option.pick != step.pick))
        best = options[0].pick
        return Moment(
            step=scene.n,
            steps=1,
            kind="decision",
            seat=seat,
            ask=step.ask,
            pick=step.pick,
            before=promised[best],
            after=promised[step.pick],
            secret=is_secret(masked),
            chances=[round(1000 * each) for each in judged[best].chances[: self._seats]],
            options=options,
            terms=_difference(masked, judged[best], judged[step.pick]),
        )

    def _exact(self, worths: list[float]) -> list[Parts]:
        return [round(PARTS * lead) for lead in leads(worths, self._seats)]


def _difference(masked: State, best: Judged, made: Judged) -> list[tuple[str, float]]:
    """Return what each term contributes to the difference between two picks, the largest first."""
    if best is made:
        return []
    names = learned_mind(masked).terms.in_detail().told.names
    each = zip(names, [a - b for a, b in zip(best.terms(), made.terms(), strict=True)], strict=True)
    terms = [(name, amount) for name, amount in each if abs(amount) > WORTH_NAMING]
    return sorted(terms, key=lambda term: -abs(term[1]))
