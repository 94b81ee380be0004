"""Learn Fourberies for two players from scratch, by masked PPO in self-play.

python examples/learner.py --minutes 4 --seed 1 --out learner.pt    learns, and prints the curve as it goes
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np

from herzog.envs.extra import needed
from herzog.envs.gymnasium import SeatEnv
from herzog.envs.numbering import Meaning
from herzog.envs.vector import VectorPlay
from herzog.games.fourberies.box import N_CITIES
from herzog.sim.statistics import share_interval

with needed("PyTorch", "learner"):
    import torch
    from torch.distributions import Categorical

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from herzog.envs.episode import TableSetup

GAME, SEATS = "fourberies", 2
GAMES, STEPS = 128, 64  # games played in parallel, and steps in each between two improvements
OF_CITY, HIDDEN, EPOCHS, BATCH = 64, 128, 3, 1024
TRAVELS = ("ChooseTravel", "PushCaravel", "ReserveCity")  # the asks that are answered with a city
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.9
POINTS = 5.0  # a lead of this many coins is worth 1


class Mind(torch.nn.Module):
    """Gives each action a preference and the table a value. One small network judges every city."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__()
        of_city, of_table = columns(setup)
        self.columns = torch.tensor([*[n for city in of_city for n in city], *of_table])
        self.travels = torch.tensor(travels(setup))
        self.city = torch.nn.Linear(len(of_city[0]), OF_CITY)
        self.table = torch.nn.Linear(len(of_table) + OF_CITY, HIDDEN)
        self.deep = torch.nn.Linear(HIDDEN, HIDDEN)
        self.out = torch.nn.Linear(HIDDEN, len(setup.numbering) + 1)
        self.goal = torch.nn.Linear(HIDDEN, OF_CITY)
        self.suits = torch.nn.Linear(OF_CITY, OF_CITY)
        self.travel = torch.nn.Linear(OF_CITY, len(TRAVELS))

    def look(self, observations: NDArray[Any]) -> Any:
        """Return the columns of *observations* that matter, those about cities first."""
        return torch.from_numpy(observations)[:, self.columns]

    def forward(self, seen: Any) -> Any:
        """Return the preferences and, last, the value of the table, for each row of *seen*."""
        about_cities = N_CITIES * self.city.in_features
        cities = self.city(seen[:, :about_cities].unflatten(1, (N_CITIES, -1))).relu()
        table = self.table(torch.cat((seen[:, about_cities:], cities.sum(1)), 1)).relu()
        deep = self.deep(table).relu()
        travels = self.travel((self.suits(cities) + self.goal(deep)[:, None]).relu())
        return self.out(deep).index_add(1, self.travels, travels.flatten(1))


def columns(setup: TableSetup) -> tuple[list[list[int]], list[int]]:
    """Return the columns of an observation with facts about each city, and those about the table as a whole."""
    at, sizes = setup.observer.layout.starts, setup.observer.layout.sizes
    named = {name: range(at[name], at[name] + sizes[name]) for name in at if not is_absent(name)}
    sets = [where for where in named.values() if len(where) == N_CITIES]  # one fact about each city
    of_city = [
        [
            *[where[city] for where in sets],
            *[n for name in named if name.startswith(f"city-{city}-") for n in named[name]],
        ]
        for city in range(N_CITIES)
    ]
    return of_city, [n for name, where in named.items() if not name.endswith("-stack") for n in where]


def is_absent(name: str) -> bool:
    """Return whether a group of facts is about a player who is not at this table."""
    return name.startswith("player-") and int(name.split("-")[1]) >= SEATS


def travels(setup: TableSetup) -> list[int]:
    """Return the actions that name a city, city by city."""
    return [setup.numbering.meanings.index(Meaning(ask, city)) for city in range(N_CITIES) for ask in TRAVELS]


def judged(net: Any, seen: Any, masks: Any) -> tuple[Any, Any]:
    """Return the probability of each legal action, and each table's value to the acting seat."""
    out = net(seen)
    return Categorical(logits=out[:, :-1].masked_fill(~masks, -1e9), validate_args=False), out[:, -1]


def played(net: Any, play: VectorPlay) -> tuple[Any, ...]:
    """Play some steps in all games; return what was seen, legal and done, and how good it was."""
    rows: list[tuple[Any, ...]] = []
    batch = play.look()
    for _ in range(STEPS):
        seen, masks = net.look(batch.observations), torch.from_numpy(batch.masks)
        with torch.no_grad():
            choice, worth = judged(net, seen, masks)
            action = choice.sample()
        acted, batch = batch.seats, play.step(action.numpy())
        rows.append((seen, masks, action, choice.log_prob(action), worth, acted, batch.rewards / POINTS, batch.over))
    with torch.no_grad():
        _, last = judged(net, net.look(batch.observations), torch.from_numpy(batch.masks))
    *told, worths, seats, rewards, over = zip(*rows, strict=True)
    worth = torch.stack(worths)
    gains = advantages(worth.numpy(), np.stack(seats), np.stack(rewards), np.stack(over), last.numpy(), batch.seats)
    return *[torch.cat(part) for part in told], gains.flatten(), (gains + worth).flatten()


def advantages(
    worth: NDArray[Any], seats: NDArray[Any], rewards: NDArray[Any], over: NDArray[Any], last: NDArray[Any], at: Any
) -> Any:
    """Return how much better each action was than expected; a seat's next table is the next one at which it acts."""
    games = np.arange(worth.shape[1])
    ahead, gain = np.tile(-last[:, None], SEATS), np.zeros((len(games), SEATS), np.float32)
    ahead[games, at] = last  # what is good for one is bad for the other
    found = np.zeros_like(worth)
    for step in reversed(range(len(worth))):
        ahead[over[step]] = gain[over[step]] = 0
        ahead += rewards[step]
        who = games, seats[step]
        found[step] = gain[who] = ahead[who] - worth[step] + LAMBDA * gain[who]
        ahead[who] = worth[step]
    return torch.from_numpy(found)


def improve(net: Any, optimizer: Any, seen: Any, masks: Any, action: Any, before: Any, gain: Any, worth: Any) -> None:
    """Make actions that were better than expected a little more likely (PPO)."""
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    choices: Any = torch.nonzero(masks.sum(1) > 1).flatten()  # a forced answer teaches nothing
    for _ in range(EPOCHS):
        for rows in choices[torch.randperm(len(choices))].split(BATCH):
            choice, judgement = judged(net, seen[rows], masks[rows])
            ratio = (choice.log_prob(action[rows]) - before[rows]).exp()
            better = torch.min(ratio * gain[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[rows]).mean()
            loss = 0.5 * (judgement - worth[rows]).square().mean() - better - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def won(net: Any, opponent: str, games: int) -> str:
    """Return the share of *games* that the most likely actions win against a bot, with its 95 % interval."""
    tables = [SeatEnv(GAME, (opponent,), seat) for seat in range(SEATS)]
    wins = 0.0
    for n in range(games):
        env, over, reward = tables[n % SEATS], False, 0.0
        seen, info = env.reset(seed=n // SEATS)
        while not over:
            with torch.no_grad():
                choice, _ = judged(net, net.look(seen[None]), torch.from_numpy(info["action_mask"])[None] > 0)
            seen, reward, over, _, info = env.step(choice.probs.argmax())
        wins += (reward + 1) / 2  # a shared victory counts half
    low, high = share_interval(wins, games)
    return f"{wins / games:.3f} ({low:.3f} to {high:.3f})"


def learn(minutes: float, seed: int, looks: int, games: int) -> Any:
    """Return the network after *minutes* of processor time; measure it at several *looks* on the way."""
    torch.manual_seed(seed)
    play = VectorPlay(GAME, SEATS, GAMES, rewards="points", seed=seed * 2**32)
    net = Mind(play.setup)
    optimizer = torch.optim.Adam(net.parameters(), RATE, fused=True)
    spent, rounds = 0.0, 0
    for look in range(looks + 1):
        while spent < look * minutes / looks:
            began = process_time()
            optimizer.param_groups[0]["lr"] = RATE * (1 - 0.95 * spent / minutes)
            improve(net, optimizer, *played(net, play))
            spent, rounds = spent + (process_time() - began) / 60, rounds + 1
        found = [f"{opponent} {won(net, opponent, games)}" for opponent in ("uniform", "beginner")]
        print(f"{spent:5.2f} min, {rounds * GAMES * STEPS:8} steps:", *found, sep="  ", flush=True)
    return net


def main() -> None:
    """Learn with the settings from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0, help="of processor time, not counting the measurements")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=10, help="how often to measure")
    parser.add_argument("--games", type=int, default=100, help="for each measurement, against each opponent")
    parser.add_argument("--out", type=Path, default=Path("learner.pt"))
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    torch.save(learn(wanted.minutes, wanted.seed, wanted.looks, wanted.games).state_dict(), wanted.out)


if __name__ == "__main__":
    main()
