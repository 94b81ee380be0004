"""Works out a decision from the mask of the seat that is asked, so only from what that seat may know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

from herzog.kernel.agenda import Ask, Auto, Chance, State, settle
from herzog.kernel.decision import Ahead, Decision, Option, PathStep, RefusedTarget
from herzog.kernel.reason import NO_PICK, NOT_ASKED, NOT_NOW, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel.agenda import Frame, Pick, Seat
    from herzog.kernel.game import AnyGame, Game

S = TypeVar("S", bound=State)
V = TypeVar("V")
F = TypeVar("F")


def decide(game: Game[S, V, F], masked: S, seat: Seat | None, seed: int = 0) -> Decision[F] | None:
    """Return what *seat* is asked, from its mask and not yet in words; None if it is asked nothing.

    Picks are tried out on a table filled with *seed*. The contract checks that the seed makes no difference.
    """
    if seat is None or not masked.agenda or seat not in masked.agenda[-1].seats():
        return None
    top: Frame[S] = masked.agenda[-1]
    full = game.fill(masked, Random(seed))
    now = game.tally(full, seat)
    return Decision(
        ask=top.name,
        rule=top.RULE,
        settles=top.SETTLES,
        options=_options(game, full, seat, now),
        refused=[RefusedTarget(target=top.target(masked, why.pick), reason=why) for why in top.refusals(masked, seat)],
        ahead=list(_ahead(game, full, seat, now, [])),
    )


def _options(game: Game[S, V, F], full: S, seat: Seat, now: dict[str, int]) -> list[Option[F]]:
    top: Frame[S] = full.agenda[-1]
    plain, cautions = set(top.plain(full, seat)), top.cautions(full, seat)
    options = []
    for pick in top.picks(full, seat):
        outcome, final, then = _consequence(game, full, seat, pick, now)
        options.append(
            Option(
                pick=pick,
                target=top.target(full, pick),
                plain=pick in plain,
                facts=game.facts(full, seat, pick),
                outcome=outcome,
                final=final,
                then=then,
                cautions=[why for why in cautions if why.pick == pick],
            )
        )
    return options


def _consequence(
    game: AnyGame, full: State, seat: Seat, pick: Pick, now: dict[str, int]
) -> tuple[dict[str, int], bool, str]:
    """Return how *pick* changes the tally *now*, whether nature answers next, and what is asked after it."""
    if not isinstance(full.agenda[-1], Ask):
        return {}, False, ""
    after = _after(full, seat, pick)
    tally = game.tally(after, seat)
    changed = {what: tally[what] - n for what, n in now.items() if tally[what] != n}
    settle(after)
    return changed, bool(after.agenda) and isinstance(after.agenda[-1], Chance), _asked_next(after, seat)


def _asked_next(table: State, seat: Seat) -> str:
    """Return the next question on the agenda if only *seat* is asked, else an empty string."""
    for frame in reversed(table.agenda):
        if not isinstance(frame, Auto | Chance):
            return frame.name if frame.seats() == (seat,) else ""
    return ""


def _after(full: S, seat: Seat, pick: Pick) -> S:
    """Return the table after *pick* and its consequences, without the frames that were already waiting below it."""
    after = full.clone()
    below = len(after.agenda) - 1
    after.agenda.pop().answer(after, seat, pick, None)
    while len(after.agenda) > below:
        top = after.agenda[-1]
        if isinstance(top, Auto):
            after.agenda.pop()
            top.run(after, None)
        elif top.SETTLES and len(plain := top.plain(after, seat)) == 1:
            after.agenda.pop()
            top.answer(after, seat, plain[0], None)
        else:
            break
    return after


def _ahead(game: Game[S, V, F], full: S, seat: Seat, now: dict[str, int], path: list[PathStep]) -> Iterator[Ahead[F]]:
    """Yield what can be pointed at after each answer that leads to another question."""
    top: Frame[S] = full.agenda[-1]
    if not top.LEADS_ON:
        return
    for pick in top.plain(full, seat):
        if not top.target(full, pick):
            continue  # pointing at something else never means declining
        after = _after(full, seat, pick)
        settle(after)
        if not after.agenda or after.agenda[-1].seats() != (seat,):
            continue
        answers = [*path, PathStep(ask=top.name, pick=pick)]
        options = [option for option in _options(game, after, seat, now) if option.plain and option.target]
        yield Ahead(path=answers, ask=after.agenda[-1].name, options=options)
        yield from _ahead(game, after, seat, now, answers)


def why_not(masked: State, seat: Seat, target: str) -> list[Reason]:
    """Return why *seat* may not point at *target* now; empty if it may.

    *target* names something on the table ("opus:17"). The frame on top knows what its picks and
    refusals point at; about everything else it says which rule is being played instead.
    """
    top = masked.agenda[-1]
    if seat not in top.seats():
        return [Reason(NO_PICK, NOT_ASKED, top.RULE)]
    if any(top.target(masked, pick) == target for pick in top.picks(masked, seat)):
        return []
    reasons = [why for why in top.refusals(masked, seat) if top.target(masked, why.pick) == target]
    return reasons or [Reason(NO_PICK, NOT_NOW, top.RULE)]
