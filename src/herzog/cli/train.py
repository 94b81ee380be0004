"""`herzog train`: bots learn to judge positions by self-play."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from herzog.cli.setup import GameArgument, OptionOption, game_named, lacking, numbers_of_players, options_from
from herzog.cli.simulate import ClusterOption, JobsOption, SeedOption, progress, workers


def train(
    game: GameArgument,
    folder: Annotated[
        Path,
        typer.Option("--out", metavar="DIR", help="Where to keep games, weights and the model card.", file_okay=False),
    ],
    players: Annotated[str, typer.Option("--players", metavar="N,N,...", help="Numbers of seats to train for.")] = "2",
    generations: Annotated[
        int, typer.Option("--generations", min=1, help="How many rounds of playing, fitting and comparing.")
    ] = 4,
    games: Annotated[int, typer.Option("--games", min=10, help="Games per generation to learn from.")] = 5000,
    deals: Annotated[
        int, typer.Option("--deals", min=2, help="Deals to play against the last generation that was kept.")
    ] = 200,
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    cluster: ClusterOption = "",
    option: OptionOption = None,
) -> None:
    """Train a network that judges positions of GAME. The same command resumes a stopped training."""
    try:
        from herzog.train.card import write_card
        from herzog.train.generations import Plan, Training
    except ModuleNotFoundError as missing:
        raise lacking("training needs one more package", missing, "train") from None
    seats = tuple(numbers_of_players(game, players)) or (2,)
    if max(seats) == 1:
        raise typer.BadParameter("a match needs a table for two or more; add one, such as 1,2.", param_hint="--players")
    plan = Plan(game, seats, options_from(option), generations, games, deals, seed)
    with progress(game, plan.total(), "games; the same command resumes from there") as advance:
        training = Training(plan, folder, workers(jobs, cluster), _several(advance))
        verdicts = [training.run_generation(number) for number in range(generations)]
        trust = training.calibrate() if training.kept else {}
    card = write_card(folder, plan, game_named(game).load(), verdicts, trust)
    typer.echo(f"{sum(each.kept for each in verdicts)} of {generations} generations were kept: {card}")


def _several(advance: Callable[[], None]) -> Callable[[int], None]:
    """Return a function that advances the bar by several games."""

    def forward(games: int) -> None:
        for _ in range(games):
            advance()

    return forward
