"""A review as one page that needs nothing else: no server, no network, no script."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from herzog.review.curve import HEIGHT, WIDTH, curves
from herzog.review.sums import LINES, in_points, lines
from herzog.text import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.review.shapes import Review
    from herzog.review.told import KeyMoment
    from herzog.text import Renderer

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2118; --soft: #6b5c4d; --paper: #faf5ea; --line: #d9cbb3;
  --s0: #a3352b; --s1: #2f5f8f; --s2: #3f7a45; --s3: #8a5a9e; --s4: #a87413; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d6; --soft: #b5a793; --paper: #1d1813; --line: #4a3f33;
  --s0: #e58276; --s1: #7fb0e0; --s2: #86c48c; --s3: #c79bdb; --s4: #e0b356; } }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, "Times New Roman", serif; }
h1, h2 { font-weight: normal; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
td, th { padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
tr.sum td { border-top: 2px solid var(--ink); font-weight: bold; }
svg { display: block; width: 100%; }
svg path { fill: none; stroke-width: 2; }
svg .zero { stroke: var(--line); stroke-width: 1; }
svg text { fill: var(--soft); font-size: 11px; text-anchor: end; }
.key span { margin-right: 1rem; }
.key i { display: inline-block; width: 1.4rem; border-top: 3px solid; margin-right: .3rem; vertical-align: middle; }
ol { padding: 0; list-style: none; }
li { padding: .5rem 0; border-bottom: 1px solid var(--line); }
p { margin: .2rem 0; } .soft { color: var(--soft); }
"""


def page(review: Review, moments: Sequence[KeyMoment], names: Sequence[str], renderer: Renderer) -> str:
    """Return the *review* as a page in the language of *renderer*."""
    sections = [
        f"<h1>{_say(renderer, 'review-title')}</h1>",
        _figure(review, names, renderer),
        _account(review, names, renderer),
        f"<h2>{_say(renderer, 'review-moments' if moments else 'review-no-moments')}</h2>",
        f"<ol>{''.join(_moment(each, renderer) for each in moments)}</ol>",
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    title = f"<title>{_say(renderer, 'review-title')}: {escape(', '.join(names))}</title>"
    start = f'<!doctype html>\n<html lang="{renderer.language}">\n<head>{head}{title}<style>{STYLE}</style></head>\n'
    return f"{start}<body>\n{chr(10).join(sections)}\n</body>\n</html>\n"


def _say(renderer: Renderer, key: str) -> str:
    return escape(renderer.say(phrase(key)))


def _figure(review: Review, names: Sequence[str], renderer: Renderer) -> str:
    """Return the expected lead of every seat over the game, as lines."""
    found = curves(review)
    paths = [f'<path d="{d}" style="stroke:var(--s{seat % 5})"/>' for seat, d in enumerate(found.paths)]
    rulers = [
        f'<path class="zero" d="M0 {y:.1f}H{WIDTH}"/><text x="-6" y="{y + 4:.1f}">{points:+d}</text>'
        for points, y in found.rulers
    ]
    label = _say(renderer, "review-chart")
    drawn = "".join([*rulers, *paths])
    svg = f'<svg viewBox="-40 -8 {WIDTH + 48} {HEIGHT + 16}" role="img" aria-label="{label}">{drawn}</svg>'
    who = [f'<span><i style="color:var(--s{n % 5})"></i>{escape(name)}</span>' for n, name in enumerate(names)]
    return f'<h2>{label}</h2><p class="key">{"".join(who)}</p>{svg}'


def _account(review: Review, names: Sequence[str], renderer: Renderer) -> str:
    heads = "".join(f"<th>{escape(name)}</th>" for name in names)
    columns = [lines(seat) for seat in review.seats]
    rows = "".join(
        f'<tr class="{"sum" if key == "review-result" else ""}"><td>{_say(renderer, key)}</td>'
        + "".join(f"<td>{escape(renderer.name(column[n]))}</td>" for column in columns)
        + "</tr>"
        for n, key in enumerate(LINES)
    )
    notes = ["review-about", *([] if review.calibrated else ["review-rough"])]
    said = "".join(f'<p class="soft">{_say(renderer, key)}</p>' for key in notes)
    title = f"<h2>{_say(renderer, 'review-account')}</h2>"
    return f'{title}<div class="wide"><table><tr><th></th>{heads}</tr>{rows}</table></div>{said}'


def _moment(moment: KeyMoment, renderer: Renderer) -> str:
    better = [phrase("review-better", option=moment.better)] if moment.better else []
    said = "".join(f'<p class="soft">{escape(renderer.say(each))}</p>' for each in [*better, *moment.why])
    step = escape(renderer.say(phrase("review-step", n=moment.at)))
    points = escape(renderer.name(in_points(moment.points)))
    return f"<li><p>{step} · <b>{points}</b> · {escape(renderer.say(moment.title))}</p>{said}</li>"
