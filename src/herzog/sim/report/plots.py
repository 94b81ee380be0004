"""The figures of a report, as SVG that takes its colours from the page."""

from __future__ import annotations

import re
from functools import wraps
from io import StringIO
from typing import TYPE_CHECKING, Final, ParamSpec

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.typing import RcKeyType

    from herzog.sim.report.components import Component
    from herzog.sim.report.tally import Company, Estimate, Opponent, Place

# Placeholders for the colours of the page, which differ between light and dark mode.
INK: Final = "#111112"
FAINT: Final = "#111113"
ACCENT: Final = "#111114"
WARM: Final = "#111115"
VARIABLES: Final = {INK: "var(--ink)", FAINT: "var(--faint)", ACCENT: "var(--accent)", WARM: "var(--warm)"}
# Sources of points: distinct in light and dark mode, and neighbours also in greyscale.
PALETTE: Final = (
    "#3d7ea6",
    "#d98e32",
    "#5a9367",
    "#b5524a",
    "#8a6bb0",
    "#8c7355",
    "#cf7fa8",
    "#7d8491",
    "#b3a83c",
    "#45a5a5",
)
SETTINGS: Final[dict[RcKeyType, object]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "herzog",  # the same numbers give the same bytes
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 9,
    "axes.titlelocation": "left",
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": FAINT,
    "grid.linewidth": 0.4,
    "legend.frameon": False,
}
WIDTH: Final = 8.4  # inches, at 90 pixels per inch on the page
ROW: Final = 0.19
LONG: Final = 20  # figures with more rows have numbers at both ends


P = ParamSpec("P")


def picture(draw: Callable[P, Figure]) -> Callable[P, str]:
    """Run *draw* with our settings and return its figure as an SVG element."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> str:
        out = StringIO()
        with rc_context(SETTINGS):
            draw(*args, **kwargs).savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        return _element(out.getvalue())

    return drawn


def _element(svg: str) -> str:
    """Return *svg* as an element without file headers, with the colours and typeface of the page."""
    text = re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    text = re.sub(r'<svg [^>]*?viewBox="([^"]+)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', text, count=1)
    text = re.sub(r"font: ([\d.]+)px [^;\"]+", r"font-size: \1px", text)
    for colour, variable in VARIABLES.items():
        text = text.replace(colour, variable)
    return text


def _figure(height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots()
    axes.grid(visible=True, axis="x")
    return figure, axes


def _pair(height: float, rows: Sequence[str]) -> tuple[Figure, Axes, Axes]:
    """Return two plots side by side with the same rows, from top to bottom."""
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    left.set_yticks(range(len(rows)), rows)
    left.set_ylim(len(rows) - 0.4, -0.6)
    for axes in (left, right):
        axes.grid(visible=True, axis="x")
    return figure, left, right


def _bars(
    axes: Axes, at: Sequence[float], estimates: Sequence[Estimate], colour: str = ACCENT, label: str = ""
) -> None:
    """Draw estimates with their intervals, one at each of the heights *at*."""
    values = [each.value for each in estimates]
    below = [max(0.0, each.value - each.low) for each in estimates]  # rounding can make it negative at 0 and 1
    above = [max(0.0, each.high - each.value) for each in estimates]
    axes.errorbar(
        values, list(at), xerr=[below, above], fmt="o", markersize=4, color=colour, elinewidth=1.4, label=label
    )


@picture
def seat_order(tables: Mapping[str, Sequence[Place]], unit: str) -> Figure:
    """Draw victories and points by place in turn order, for each table."""
    rows = [(f"{title}: {n}.", place) for title, places in tables.items() for n, place in enumerate(places, 1)]
    figure, left, right = _pair(0.7 + 0.24 * len(rows), [label for label, _ in rows])
    _bars(left, range(len(rows)), [place.wins for _, place in rows])
    _bars(right, range(len(rows)), [place.points for _, place in rows])
    top = -0.4
    for places in tables.values():
        left.plot([1 / len(places)] * 2, [top, top + len(places) - 0.2], color=WARM, linewidth=1.2, linestyle="--")
        top += len(places)
    left.xaxis.set_major_formatter(PercentFormatter(1))
    left.set_title("victories (dashed: an equal share)")
    right.set_title(unit)
    return figure


@picture
def points(tables: Mapping[str, Sequence[int]], unit: str) -> Figure:
    """Draw the distribution of points at each table."""
    figure, axes = _figure(0.7 + 0.34 * len(tables))
    axes.boxplot(
        list(tables.values()),
        orientation="horizontal",
        tick_labels=list(tables),
        widths=0.55,
        boxprops={"color": ACCENT},
        whiskerprops={"color": ACCENT},
        capprops={"color": ACCENT},
        medianprops={"color": WARM, "linewidth": 1.6},
        flierprops={"markersize": 2.5, "markeredgecolor": FAINT},
    )
    axes.invert_yaxis()
    axes.set_title(f"{unit}: median, middle half, range without outliers")
    return figure


@picture
def sources(rows: Mapping[str, Mapping[str, float]], names: Mapping[str, str], unit: str) -> Figure:
    """Draw points by source for each row: gains to the right of zero, losses to the left."""
    figure, axes = _figure(1.1 + 0.34 * len(rows) + 0.2 * (len(names) // 4))
    ends = [0.0] * len(rows), [0.0] * len(rows)
    for n, (code, name) in enumerate(names.items()):
        values = [row.get(code, 0.0) for row in rows.values()]
        bars = axes.barh(list(rows), values, left=_stacked(values, *ends), height=0.62, label=name)
        for bar in bars:
            bar.set(color=PALETTE[n % len(PALETTE)], hatch="" if n < len(PALETTE) else "////")
            bar.set(edgecolor=INK, linewidth=0.3)
    axes.invert_yaxis()
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_title(f"mean {unit} of a seat")
    axes.set_axisbelow(True)
    figure.legend(loc="outside lower left", ncols=4, fontsize=8)
    return figure


def _stacked(values: Sequence[float], up: list[float], down: list[float]) -> list[float]:
    """Return where bars of these *values* begin: at the ends of earlier ones, which *up* tracks for gains."""
    starts = []
    for at, value in enumerate(values):
        ends = up if value >= 0 else down
        starts.append(ends[at])
        ends[at] += value
    return starts


@picture
def components(rows: Sequence[Component], unit: str) -> Figure:
    """Draw how often each component is taken and its difference; outliers have another colour."""
    figure, left, right = _pair(0.9 + ROW * len(rows), [_short(row.name) for row in rows])
    for marked, colour in ((False, ACCENT), (True, WARM)):
        chosen = [(at, row) for at, row in enumerate(rows) if bool(row.verdict) is marked]
        _bars(left, [at for at, _ in chosen], [row.taken for _, row in chosen], colour)
        margins = [(at, row.margin) for at, row in chosen if row.margin]
        _bars(right, [at for at, _ in margins], [margin for _, margin in margins], colour)
    right.axvline(0, color=INK, linewidth=0.8)
    left.set_xlim(-0.02, 1.02)
    left.xaxis.set_major_formatter(PercentFormatter(1))
    left.set_title("taken, where offered")
    right.set_title(f"{unit} more than those without it")
    for axes in (left, right):
        axes.grid(visible=True, axis="y")
        axes.tick_params(top=len(rows) > LONG, labeltop=len(rows) > LONG)
    return figure


@picture
def companies(rows: Sequence[Company], unit: str) -> Figure:
    """Draw the points with each pair, and how often the first is preferred."""
    figure, left, right = _pair(0.8 + 0.26 * len(rows), [row.name for row in rows])
    _bars(left, range(len(rows)), [row.points for row in rows])
    shares = [(at, row.share) for at, row in enumerate(rows) if row.share]
    _bars(right, [at for at, _ in shares], [share for _, share in shares])
    right.axvline(0.5, color=WARM, linewidth=1.2, linestyle="--")
    right.xaxis.set_major_formatter(PercentFormatter(1))
    left.set_title(f"mean {unit} of a seat")
    right.set_title("tiles hired from the first named")
    return figure


@picture
def opponents(rows: Sequence[Opponent], unit: str) -> Figure:
    """Draw the results of a single seat against the solo opponent."""
    figure, left, right = _pair(1.1 + 0.34 * len(rows), [row.table for row in rows])
    _bars(left, range(len(rows)), [row.wins for row in rows])
    _bars(right, [at - 0.12 for at in range(len(rows))], [row.points for row in rows], ACCENT, label="the bot")
    _bars(right, [at + 0.12 for at in range(len(rows))], [row.theirs for row in rows], WARM, label="the opponent")
    left.set_xlim(-0.02, 1.02)
    left.xaxis.set_major_formatter(PercentFormatter(1))
    left.set_title("victories")
    right.set_title(unit)
    figure.legend(loc="outside lower right", ncols=2, fontsize=8)
    return figure


def _short(name: str, most: int = 44) -> str:
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
