"""Draw the curves that examples/learner.py printed, one file for each seed.

python -m tools.learning_curve docs/learner.svg seed-1.txt seed-2.txt
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.figure import Figure

LINE: Final = re.compile(r"\s*([\d.]+) min")
SHARE: Final = re.compile(r"(\w+) ([\d.]+) \(([\d.]+) to ([\d.]+)\)")
COLOURS: Final = {"uniform": "#4477aa", "beginner": "#cc6677"}  # distinct for colour-blind readers, too


def read(file: Path) -> dict[str, list[tuple[float, float, float, float]]]:
    """Return minutes, win share and its interval against each opponent."""
    found: dict[str, list[tuple[float, float, float, float]]] = {name: [] for name in COLOURS}
    for line in file.read_text("utf-8").splitlines():
        if at := LINE.match(line):
            for name, share, low, high in SHARE.findall(line):
                found[name].append((float(at[1]), float(share), float(low), float(high)))
    return found


def main(target: str, *files: str) -> None:
    """Draw all *files* as one picture."""
    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "herzog", "font.size": 9})  # keep text as text
    figure = Figure(figsize=(6, 3), layout="constrained")
    axes = figure.subplots()
    for n, file in enumerate(files):
        for name, points in read(Path(file)).items():
            minutes, shares, lows, highs = zip(*points, strict=True)
            axes.plot(minutes, shares, color=COLOURS[name], label=None if n else f"against {name}")
            axes.fill_between(minutes, lows, highs, color=COLOURS[name], alpha=0.15, linewidth=0)
    axes.axhline(0.5, color="#888888", linewidth=0.8)
    axes.set(xlabel="minutes of one core, learning alone", ylabel="share of games won", ylim=(0, 1))
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(target, metadata={"Date": None})


if __name__ == "__main__":
    main(*sys.argv[1:])
