"""The model card: what a network was trained on, how each generation did, and how reliable its chances are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib import rc_context
from matplotlib.figure import Figure

from herzog import __version__
from herzog.train.fit import FIRST, SECOND
from herzog.train.generations import EPOCHS, MEMORY, TRUST
from herzog.train.selfplay import CELLS, CURIOUS, EFFORT, MOOD, WHIM

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from herzog.kernel import Box
    from herzog.train.generations import Plan, Trust, Verdict
    from herzog.train.heat import Calibration


def write_card(folder: Path, plan: Plan, box: Box, verdicts: Sequence[Verdict], trust: Mapping[str, Trust]) -> Path:
    """Write the card and its pictures to *folder*; return the card."""
    save(_curves(verdicts), folder / "curves.svg")
    if trust:
        save(reliability({table: each.learned for table, each in trust.items()}), folder / "reliability.svg")
    file = folder / "card.md"
    file.write_text(
        "\n".join([*_about(plan, box), *_generations(verdicts), *(_chances(trust) if trust else [])]) + "\n", "utf-8"
    )
    return file


def save(figure: Figure, file: Path) -> None:
    """Write a picture; the same figure always gives the same bytes."""
    with rc_context({"svg.hashsalt": "herzog"}):
        figure.savefig(file, metadata={"Date": None})


def _about(plan: Plan, box: Box) -> list[str]:
    seats = ", ".join(str(n) for n in plan.players)
    return [
        f"# What bots have learned about {plan.game.capitalize()}",
        "",
        f"Component set {box.version} (`{box.hash}`), herzog {__version__}, seed {plan.seed}. Seats: {seats}.",
        "",
        f"- Network: facts about one side, {FIRST} and {SECOND} units, and a sum over facts by phase of the game.",
        "  It judges what the hand-made terms miss.",
        f"- Data: {plan.games:,} games in each generation, played by the last network that was kept.",
        f"  In {CURIOUS:.0%} of its thoughts a bot is in a mood: the logarithms of its weights are off by ±{MOOD},",
        f"  and its plans by about {WHIM} points.",
        f"  A thought visits {EFFORT} positions; a secret choice plays out {CELLS} joint choices.",
        f"- Fit: {EPOCHS} epochs over the games of the last {MEMORY} generations, TD(λ) with λ = {TRUST}.",
        "  Every tenth game measures the error and is not learned from.",
        "- A generation is kept if it leads and wins more than its share on fresh deals, played from every seat.",
        "",
    ]


def _generations(verdicts: Sequence[Verdict]) -> list[str]:
    lines = [
        "## Generations",
        "",
        "The error is that of expected leads, in points, before and after the fit. Intervals are 95% intervals.",
        "",
        "| generation | error | games | lead | 95% interval | wins | 95% interval | equal share | kept |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    for number, each in enumerate(verdicts):
        low, high = each.lead_interval
        least, most = each.wins_interval
        lines.append(
            f"| {number} | {each.error_before:.2f} to {each.error:.2f} | {each.games} | {each.lead:+.2f}"
            f" | {low:+.2f} to {high:+.2f} | {each.wins:.1%} | {least:.1%} to {most:.1%} | {each.equal:.1%}"
            f" | {'yes' if each.kept else 'no'} |"
        )
    return [*lines, "", "![Loss in each epoch](curves.svg)", ""]


def _chances(trust: Mapping[str, Trust]) -> list[str]:
    lines = [
        "## Chances to win",
        "",
        "On games that neither the network nor its heat was fitted to. The error is the expected calibration error.",
        "",
        "| table | positions | error | Brier score | error of the score alone | its Brier score |",
        "|---:|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {table} | {each.learned.positions:,} | {each.learned.error:.1%} | {each.learned.brier:.4f}"
        f" | {each.scores.error:.1%} | {each.scores.brier:.4f} |"
        for table, each in trust.items()
    ]
    return [*lines, "", "![Chances and how often they came true](reliability.svg)"]


def _curves(verdicts: Sequence[Verdict]) -> Figure:
    figure = Figure(figsize=(6, 3.2), layout="constrained")
    axes = figure.subplots()
    for number, each in enumerate(verdicts):
        axes.plot(range(1, len(each.losses) + 1), each.losses, label=f"generation {number}")
    axes.set(xlabel="epoch", ylabel="loss")
    axes.legend()
    return figure


def reliability(found: Mapping[str, Calibration]) -> Figure:
    """Return the reliability diagram, with a line for every kind of table."""
    figure = Figure(figsize=(4.2, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="0.7")
    for table, each in found.items():
        chances, shares, _ = zip(*each.bins, strict=True)
        axes.plot(chances, shares, marker="o", label=f"{table} seats" if table.isdecimal() else table)
    axes.set(xlabel="chance foretold", ylabel="share won", xlim=(0, 1), ylim=(0, 1))
    axes.legend()
    return figure
