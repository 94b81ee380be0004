"""The end of a season: Chameleons, Écus for Actors and shows, and Secret Requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.fourberies.box import COMEDY
from herzog.games.fourberies.chameleons import chameleons, disguise, free_experiences, ways_to_count
from herzog.games.fourberies.events import (
    ActorsRewarded,
    DisguisesShown,
    RequestPaid,
    RequestsRevealed,
    SeasonEnded,
    ShowIgnored,
    ShowPleased,
)
from herzog.games.fourberies.fulfilment import (
    is_fulfilled,
    leaning,
    mood_difference,
    payment,
)
from herzog.games.fourberies.state import ABSENT, PASS, Sheet, State, without
from herzog.games.fourberies.why import Why, reason
from herzog.kernel import Auto, Frame, Pick, Reason, Seat, target

if TYPE_CHECKING:
    from random import Random

    from herzog.games.fourberies.state import Player
    from herzog.kernel import Log

SEALED: Final = -1  # the answer of a seat that is ready, as the others see it


@final
class ChooseNatures(Auto[State]):
    """The season ends; owners of Chameleons who hold Secret Requests say what they count as. [FOU-8.2] [FOU-Q27]"""

    def run(self, state: State, log: Log) -> None:
        """Count all Chameleons in the King's favour, and ask those who might prefer otherwise."""
        mood = state.mood()
        if log:
            log.all(SeasonEnded(state.season, mood))
        waiting = []
        for seat, player in enumerate(state.players):
            if chameleons(state, player):
                free = sum(free_experiences(state, player))
                player.disguise = disguise(state, player, free if mood == COMEDY else 0)
                if free and (player.requests or player.shown):
                    waiting.append(seat)
        if waiting:
            state.agenda.append(ChooseNature(tuple(waiting), (ABSENT,) * len(state.players)))
        elif log and any(player.disguise for player in state.players):
            log.all(DisguisesShown([player.disguise for player in state.players]))


@final
class ChooseNature(Frame[State]):
    """Owners of Chameleons choose simultaneously how much experience counts as a Comedian's. [FOU-8.2] [FOU-Q27]

    *waiting* still think; *chosen* are the answers so far.
    """

    RULE: ClassVar[str] = "FOU-8.2"

    def __init__(self, waiting: tuple[Seat, ...], chosen: tuple[int, ...]) -> None:
        self.waiting: Final = waiting
        self.chosen: Final = chosen

    def seats(self) -> tuple[Seat, ...]:
        """Return who still thinks."""
        return self.waiting

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the ways to count the Chameleons."""
        return ways_to_count(state, state.players[seat])

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Keep the answer; with the last one all are shown."""
        waiting, chosen = _answered(self.waiting, self.chosen, seat, pick)
        if waiting:
            state.agenda.append(ChooseNature(waiting, chosen))
            return
        for player, as_comedians in zip(state.players, chosen, strict=True):
            if as_comedians != ABSENT:
                player.disguise = disguise(state, player, as_comedians)
        if log:
            log.all(DisguisesShown([player.disguise for player in state.players]))

    def masked(self, seat: Seat | None) -> ChooseNature:
        """Show who is ready and nothing else."""
        return ChooseNature(self.waiting, _sealed(self.chosen, seat))

    def filled(self, state: State, rng: Random) -> ChooseNature:
        """Answer at random for those whose answer is sealed."""
        return ChooseNature(self.waiting, _unsealed(self, self.chosen, state, rng))


def _answered(
    waiting: tuple[Seat, ...], chosen: tuple[int, ...], seat: Seat, pick: Pick
) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    return without(waiting, seat), (*chosen[:seat], pick, *chosen[seat + 1 :])


def _sealed(chosen: tuple[int, ...], seat: Seat | None) -> tuple[int, ...]:
    return tuple([pick if other == seat or pick == ABSENT else SEALED for other, pick in enumerate(chosen)])


def _unsealed(frame: Frame[State], chosen: tuple[int, ...], state: State, rng: Random) -> tuple[int, ...]:
    return tuple([rng.choice(frame.picks(state, seat)) if pick == SEALED else pick for seat, pick in enumerate(chosen)])


@final
class RewardShows(Auto[State]):
    """Pay everybody for Actors and shows at the same time. [FOU-10.1] [FOU-10.3] [FOU-Q32]"""

    def run(self, state: State, log: Log) -> None:
        """Pay, and fill in the score sheets."""
        differences = [mood_difference(state, seat) for seat in range(len(state.players))]
        for seat in range(len(state.players)):
            reward_show(state, seat, differences, log)


def reward_show(state: State, seat: Seat, differences: list[int], log: Log) -> None:
    """Pay *seat* 1 Écu per Actor the King likes, and the reward if the show pleases. [FOU-10.1] [FOU-10.3] [FOU-10.4]

    *differences* are those of all shows, in the direction of the King's mood. Only shows that please are compared, and
    a show with no direction does not please.
    [FOU-Q29] [FOU-Q30] [FOU-Q31]
    """
    player, box, mood = state.players[seat], state.box, state.mood()
    comedians = tragedians = actors = 0
    for actor in player.troupe:
        if box.natures[actor] == COMEDY:
            comedians += box.experiences[actor]
        else:
            tragedians += box.experiences[actor]
        actors += box.natures[actor] == mood
    coins = actors * box.coins_per_mood_actor
    difference = differences[seat]
    best = max(differences)
    is_best = 0 < difference == best
    reward = box.rewards[state.season - 1] * (box.best_multiplier if is_best else 1) if difference > 0 else 0
    player.purse += coins + reward
    player.sheets += (Sheet(mood, actors, coins, comedians, tragedians, player.disguise, reward, int(is_best), (), ()),)
    if log:
        log.all(ActorsRewarded(seat, actors, coins))
        if difference > 0:
            log.all(ShowPleased(seat, difference, is_best, reward))
        else:
            log.all(ShowIgnored(seat, leaning(state, seat)))


@final
class UseRequests(Auto[State]):
    """Let everybody who holds Secret Requests use one. [FOU-10.5]"""

    def run(self, state: State, log: Log) -> None:
        """Ask those who hold any; everybody knows how many they hold."""
        waiting = tuple([seat for seat, player in enumerate(state.players) if player.requests])
        chosen = (ABSENT,) * len(state.players)
        if waiting:
            state.agenda.append(ChooseRequest(waiting, chosen))
        else:
            reveal_requests(state, chosen, log)  # [FOU-10.6]


@final
class ChooseRequest(Frame[State]):
    """All secretly and simultaneously choose the Secret Request to use this season, or none. [FOU-10.5] [FOU-Q32]

    *waiting* still think; *chosen* are the answers so far.
    """

    RULE: ClassVar[str] = "FOU-10.5"

    def __init__(self, waiting: tuple[Seat, ...], chosen: tuple[int, ...]) -> None:
        self.waiting: Final = waiting
        self.chosen: Final = chosen

    def seats(self) -> tuple[Seat, ...]:
        """Return who still thinks."""
        return self.waiting

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the hand (unfulfilled ones only if the table's option allows it), and DECLINE. [FOU-Q33]"""
        hand = state.players[seat].requests
        if state.unfulfilled_allowed:
            return [*hand, PASS]
        return [*[request for request in hand if is_fulfilled(state, seat, request)], PASS]

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return those that pay now, if there are any."""
        paying = [request for request in state.players[seat].requests if is_fulfilled(state, seat, request)]
        return paying or self.picks(state, seat)

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse those that lie face up, and unfulfilled ones if the table does not allow them."""
        shown = [reason(request, Why.REQUEST_FACE_UP) for player in state.players for request in player.shown]
        picks = self.picks(state, seat)
        hand = [request for request in state.players[seat].requests if request not in picks]
        return [reason(request, Why.REQUEST_UNFULFILLED) for request in hand] + shown

    def cautions(self, state: State, seat: Seat) -> list[Reason]:
        """Warn against using none, or one that pays nothing or less than another, if it cannot pay later."""
        hand, last = state.players[seat].requests, state.season == len(state.box.rewards)
        pays = {request: payment(state, seat, request) for request in self.picks(state, seat) if request in hand}
        best = max([*pays.values(), 0])
        warned = [reason(request, Why.PAYS_NOTHING_NOW, best=best) for request, pay in pays.items() if not pay]
        if last:
            warned += [reason(r, Why.PAYS_LESS, pays=pay, best=best) for r, pay in pays.items() if 0 < pay < best]
        return warned + ([reason(PASS, Why.PAYS_NOTHING_NOW, best=best)] if best else [])

    def target(self, state: State, pick: Pick) -> str:
        """Point at a Secret Request."""
        return "" if pick == PASS else target("request", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Keep the answer; with the last one all are revealed together."""
        waiting, chosen = _answered(self.waiting, self.chosen, seat, pick)
        if waiting:
            state.agenda.append(ChooseRequest(waiting, chosen))
        else:
            reveal_requests(state, chosen, log)

    def masked(self, seat: Seat | None) -> ChooseRequest:
        """Show who is ready and nothing else."""
        return ChooseRequest(self.waiting, _sealed(self.chosen, seat))

    def filled(self, state: State, rng: Random) -> ChooseRequest:
        """Answer at random for those whose answer is sealed."""
        return ChooseRequest(self.waiting, _unsealed(self, self.chosen, state, rng))


def reveal_requests(state: State, chosen: tuple[int, ...], log: Log) -> None:
    """Reveal the chosen Secret Requests, and pay them and those of the previous season. [FOU-10.6] [FOU-Q34]

    All are measured before any pays. [FOU-Q32]
    """
    used = [ABSENT if pick == PASS else pick for pick in chosen]
    if log:
        log.all(RequestsRevealed(used))
    for player, request in zip(state.players, used, strict=True):
        if request != ABSENT:
            player.requests = without(player.requests, request)
            player.shown += (request,)
    payments = [
        tuple([payment(state, seat, request) for request in player.shown]) for seat, player in enumerate(state.players)
    ]
    for seat, player in enumerate(state.players):
        pay_requests(player, payments[seat])
        if log:
            for request, amount in zip(player.shown, payments[seat], strict=True):
                log.all(RequestPaid(seat, request, request != used[seat], amount))


def pay_requests(player: Player, payments: tuple[int, ...]) -> None:
    """Pay a player and complete the season's score sheet."""
    player.purse += sum(payments)
    sheet = player.sheets[-1]
    player.sheets = (
        *player.sheets[:-1],
        Sheet(
            sheet.mood,
            sheet.actors,
            sheet.actor_coins,
            sheet.comedians,
            sheet.tragedians,
            sheet.disguise,
            sheet.reward,
            sheet.best,
            player.shown,
            payments,
        ),
    )


def places(state: State) -> list[int]:
    """Return the rank of each player: the most Écus win, and ties share a rank. [FOU-12.2]"""
    purses = [player.purse for player in state.players]
    return [1 + sum([other > purse for other in purses]) for purse in purses]
