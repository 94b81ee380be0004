"""The preview picture of a finished game for social networks and chats: drawn as SVG, rendered as PNG."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import category, normalize

import resvg_py

from herzog.review.curve import Box
from herzog.review.tints import DASHES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.review.curve import Curves

WIDTH: Final = 1200  # with this height, the size that social networks ask for
HEIGHT: Final = 630
CHART: Final = Box(480, 300)
FONTS: Final = [str(file) for file in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]
LONGEST: Final = 24  # characters of a name; one that is still too wide fades out
MANY: Final = 4  # seats from which on rows are smaller
MOST: Final = 6  # seats, including a solo opponent
BROAD: Final = 2  # how many times as broad as on a page lines are, and their dashes as long
DRAWN: Final = re.compile(
    "[^ -~\u00a0-\u017f\u0218-\u021b\u0400-\u045f\u0490\u0491\u2010-\u201e\u2026\u2116]"
)  # in our fonts

STYLE: Final = """
.display { font-family: "Herzog Display"; } text { font-family: "Herzog Text"; fill: #f3e8d3; }
.gold { fill: #e2b155; } .soft { fill: #c4b192; } .right { text-anchor: end; } .line { fill: none; stroke: #8a6d49; }
.curve { fill: none; stroke-width: 4.5; stroke-linejoin: round; stroke-linecap: round; }
.rim { stroke: #15100c; stroke-width: 9; }
"""
GROUND: Final = """
<defs>
<radialGradient id="glow" cx="0.3" cy="0" r="1.1">
<stop offset="0" stop-color="#4a3120"/><stop offset="0.55" stop-color="#241a13"/><stop offset="1" stop-color="#120d0a"/>
</radialGradient>
<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="400" x2="450">
<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/>
</linearGradient>
<mask id="column" maskUnits="userSpaceOnUse" x="60" y="0" width="400" height="630">
<rect x="60" width="400" height="630" fill="url(#fade)"/></mask>
</defs>
<rect width="1200" height="630" fill="url(#glow)"/>
<rect class="line" x="24.5" y="24.5" width="1151" height="581"/>
<rect class="line" x="32.5" y="32.5" width="1135" height="565" opacity="0.5"/>
"""


class Row(NamedTuple):
    """Somebody who played; *rank* is 0 if there are no ranks."""

    rank: int
    name: str
    score: int
    colour: str


class Card(NamedTuple):
    """The content of a picture, in the words of one language."""

    title: str
    site: str
    label: str  # of the chart
    rows: Sequence[Row]
    chart: Curves
    signed: bool  # whether its numbers are leads


def clean(name: str) -> str:
    """Return *name* as it can be drawn: in letters of our fonts, without stacked accents, not too long."""
    plain = "".join(each for each in normalize("NFC", name) if not category(each).startswith("M"))
    drawn = " ".join(DRAWN.sub("", plain).split())
    return drawn if len(drawn) <= LONGEST else f"{drawn[: LONGEST - 1].rstrip()}…"


def picture(card: Card) -> bytes:
    """Return *card* as PNG."""
    return resvg_py.svg_to_bytes(svg_string=svg(card), skip_system_fonts=True, font_files=FONTS)


def svg(card: Card) -> str:
    """Return *card* as SVG."""
    head = (
        f'<text class="gold" x="72" y="104" font-size="26" letter-spacing="3">{escape(card.site)}</text>'
        f'<text class="display" x="68" y="192" font-size="92">{escape(card.title)}</text>'
        '<path class="line" d="M72 224H1128"/>'
    )
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    body = f"{GROUND}{head}{_rows(card.rows[:MOST])}{_chart(card)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{STYLE}</style>{body}</svg>'


def _rows(rows: Sequence[Row]) -> str:
    """Return the players, the best first, in the colours of their seats."""
    order = sorted(range(len(rows)), key=lambda seat: (rows[seat].rank, -rows[seat].score, seat))
    step, large = min(88, 340 // len(rows)), 44 if len(rows) < MANY else 36
    return "".join(_row(rows[seat], 290 + place * step, large) for place, seat in enumerate(order))


def _row(row: Row, y: int, large: int) -> str:
    size, tone = (large, "gold") if row.rank == 1 else (large - 6, "")
    rank = f'<text class="soft" x="72" y="{y}" font-size="{size - 6}">{row.rank}.</text>' if row.rank else ""
    return (
        f'{rank}<circle cx="130" cy="{y - 11}" r="10" fill="{row.colour}"/>'
        f'<g mask="url(#column)"><text x="156" y="{y}" font-size="{size}">{escape(row.name)}</text></g>'
        f'<text class="right {tone}" x="530" y="{y}" font-size="{size}">{row.score}</text>'
    )


def _number(shown: int, card: Card) -> str:
    written = f"{shown:+d}" if card.signed and shown else str(shown)
    return written.replace("-", "\N{MINUS SIGN}")


def _dashes(seat: int) -> str:
    return " ".join(str(BROAD * int(each)) for each in DASHES[seat].split()) or "none"


def _chart(card: Card) -> str:
    """Return the course of the game as a chart."""
    rulers = "".join(
        f'<path class="line" opacity="0.6" d="M0 {y:.1f}H{CHART.width}"/>'
        f'<text class="soft right" x="-12" y="{y + 8:.1f}" font-size="22">{_number(shown, card)}</text>'
        for shown, y in card.chart.rulers
    )
    lines = "".join(
        f'<path class="curve rim" d="{d}"/><path class="curve" stroke="{row.colour}" '
        f'stroke-dasharray="{_dashes(seat)}" d="{d}"/>'
        for seat, (d, row) in enumerate(zip(card.chart.paths[:MOST], card.rows, strict=False))
    )
    label = f'<text class="soft" x="648" y="582" font-size="24">{escape(card.label)}</text>'
    return f'<g transform="translate(648 250)">{rulers}{lines}</g>{label}'
