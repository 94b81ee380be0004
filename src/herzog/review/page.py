"""A review as a single HTML page that needs no server, no network and no script."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.review.curve import HEIGHT, WIDTH, chances, curves
from herzog.review.shapes import PARTS
from herzog.review.sums import account_lines, explained, in_points, is_duel, standings
from herzog.review.tints import DASHES, tints
from herzog.text import phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from herzog.kernel import Phrase
    from herzog.review.curve import Curves
    from herzog.review.key_moments import KeyMoment
    from herzog.review.shapes import AskErrors, Review
    from herzog.review.tints import Tint
    from herzog.text import Renderer
    from herzog.text.words import Line, Part

SEEN: Final = PARTS // 20  # the smallest average loss that is not rounded to 0.0 points
STYLE: Final = """
:root { color-scheme: light dark; --ink: light-dark(#2b2118, #efe6d6); --soft: light-dark(#6b5c4d, #b5a793);
  --paper: light-dark(#faf5ea, #1d1813); --line: light-dark(#d9cbb3, #4a3f33); }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, "Times New Roman", serif; }
h1, h2 { font-weight: normal; line-height: 1.25; }
h1 { font-size: 1.8rem; } h2 { margin: 1.5rem 0 .3rem; font-size: 1.35rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
td, th { padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
tr.sum td { border-top: 2px solid var(--ink); font-weight: bold; }
svg { display: block; width: 100%; }
svg path { fill: none; stroke-width: 2; }
svg .zero { stroke: var(--line); stroke-width: 1; }
svg text { fill: var(--soft); font-size: 11px; text-anchor: end; dominant-baseline: central; }
@media (max-width: 600px) { .chart text { font-size: 30px; } .chart path { stroke-width: 4; }
  td, th { padding-right: .4rem; font-size: .85rem; } th { white-space: normal; } }
td:last-child, th:last-child { padding-right: 0; }
.key span { display: inline-block; margin-right: 1rem; }
.key svg { display: inline-block; width: 2.2rem; height: .6rem; margin-right: .3rem; vertical-align: middle; }
ol { padding: 0; list-style: none; }
ol > li { padding: .5rem 0; border-bottom: 1px solid var(--line); }
ul { margin: 0; padding-left: 1.2rem; }
summary { color: var(--soft); cursor: pointer; }
details h3 { margin: .6rem 0 .1rem; font-size: 1rem; }
p { margin: .2rem 0; } .soft { color: var(--soft); }
"""


class Shown(NamedTuple):
    """A key moment, and the table at that point in words."""

    moment: KeyMoment
    table: Sequence[Part]


class PageContents(NamedTuple):
    """What a page shows besides the review; *asks* are the kinds of questions in words."""

    names: Sequence[str]
    scores: Sequence[int]
    ranks: Sequence[int]
    moments: Sequence[Shown]
    asks: Mapping[str, Phrase]


def page(review: Review, told: PageContents, renderer: Renderer) -> str:
    """Return the *review* as a page in the language of *renderer*."""
    sections = [
        f"<h1>{_headed(phrase(f'game-{review.game}'), phrase('review-title'), renderer)}</h1>",
        f'<p class="soft">{escape(standings(told.names, told.scores))}</p>',
        _figure("review-chart", curves(review), review, told.names, renderer),
        _figure("review-chart-chance", chances(review, told.ranks), review, told.names, renderer),
        _account(review, told.names, renderer),
        f"<h2>{_say(renderer, 'review-moments' if told.moments else 'review-no-moments')}</h2>",
        f"<ol>{''.join(_moment(each, told.names, renderer) for each in told.moments)}</ol>",
        _losses(review, told, renderer),
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    title = f"<title>{_headed(phrase('review-title'), ', '.join(told.names), renderer)}</title>"
    start = f'<!doctype html>\n<html lang="{renderer.language}">\n<head>{head}{title}<style>{STYLE}</style></head>\n'
    return f"{start}<body>\n{chr(10).join(sections)}\n</body>\n</html>\n"


def _say(renderer: Renderer, key: str) -> str:
    return escape(renderer.say(phrase(key)))


def _headed(term: Phrase, words: Phrase | str, renderer: Renderer) -> str:
    """Return *words* after a *term*, with a colon as the language writes it."""
    return escape(renderer.say(phrase("review-meant", term=term, words=words)))


def _figure(key: str, found: Curves, review: Review, names: Sequence[str], renderer: Renderer) -> str:
    """Return a chart with a line for every seat, and its key."""
    strokes = [_stroke(tint, seat) for seat, tint in enumerate(tints(review.game, len(names)))]
    paths = [f'<path d="{d}" {stroke}/>' for d, stroke in zip(found.paths, strokes, strict=False)]
    rulers = [
        f'<path class="zero" d="M0 {y:.1f}H{WIDTH}"/><text x="-6" y="{y:.1f}">{_number(value, key)}</text>'
        for value, y in found.rulers
    ]
    label, drawn = _say(renderer, key), "".join([*rulers, *paths])
    svg = (
        f'<svg class="chart" viewBox="-64 -18 {WIDTH + 72} {HEIGHT + 36}" role="img" aria-label="{label}">{drawn}</svg>'
    )
    who = [
        f'<span><svg viewBox="0 0 40 10" aria-hidden="true"><path d="M0 5H40" {stroke}/></svg>{escape(name)}</span>'
        for stroke, name in zip(strokes, names, strict=False)
    ]
    return f'<h2>{label}</h2><p class="key">{"".join(who)}</p>{svg}'


def _stroke(tint: Tint, seat: int) -> str:
    return f'style="stroke:light-dark({tint.light},{tint.dark})" stroke-dasharray="{DASHES[seat] or "none"}"'


def _number(value: int, key: str) -> str:
    """Return the *value* beside a ruler; leads have a sign."""
    written = f"{value:+d}" if value and key == "review-chart" else str(value)
    return written.replace("-", "\N{MINUS SIGN}")


def _account(review: Review, names: Sequence[str], renderer: Renderer) -> str:
    heads = "".join(f"<th>{escape(name)}</th>" for name in names)
    shown = account_lines(review.seats)
    rows = "".join(
        f'<tr class="{"sum" if line.is_sum else ""}"><td>{escape(renderer.say(line.name))}</td>'
        + "".join(f"<td>{escape(renderer.name(figure))}</td>" for figure in line.figures)
        + "</tr>"
        for line in shown
    )
    notes = [phrase("review-about", duel=is_duel(review.seats))]
    notes += [] if review.calibrated else [phrase("review-rough")]
    said = "".join(f'<p class="soft">{escape(renderer.say(note))}</p>' for note in notes)
    title = f"<h2>{_say(renderer, 'review-account')}</h2>"
    meant = "".join(
        f"<dt>{escape(renderer.say(line.name))}</dt><dd>{escape(renderer.say(line.means))}</dd>" for line in shown
    )
    about = f"<details><summary>{_say(renderer, 'review-means')}</summary><dl>{meant}</dl></details>"
    return f'{title}<div class="wide"><table><tr><th></th>{heads}</tr>{rows}</table></div>{said}{about}'


def _moment(shown: Shown, names: Sequence[str], renderer: Renderer) -> str:
    moment = shown.moment
    why = [*([phrase("review-drawn-what")] if moment.kind == "luck" else []), *explained(moment)]
    said = "".join(f'<p class="soft">{escape(renderer.say(each))}</p>' for each in why)
    step = escape(renderer.say(phrase("review-step", n=moment.move)))
    points = escape(renderer.name(in_points(moment.points)))
    table = _table(shown.table, names[moment.seat], renderer)
    asked = f' <span class="soft">· {escape(renderer.say(moment.asked))}</span>' if moment.asked else ""
    return f"<li><p>{step} · <b>{points}</b> · {escape(renderer.say(moment.title))}{asked}</p>{said}{table}</li>"


def _table(parts: Sequence[Part], name: str, renderer: Renderer) -> str:
    """Return a table, folded up, as *name* sees it."""
    said = "".join(
        f"<h3>{escape(renderer.say(part.title))}</h3><ul>{''.join(_line(line, renderer) for line in part.lines)}</ul>"
        for part in parts
        if part.lines
    )
    return f"<details><summary>{escape(renderer.say(phrase('review-table', player=name)))}</summary>{said}</details>"


def _line(line: Line, renderer: Renderer) -> str:
    return f"<li>{escape(' · '.join(renderer.say(cell) for cell in line.cells))}</li>"


def _losses(review: Review, told: PageContents, renderer: Renderer) -> str:
    """Return what each seat gave up by kind of decision, the costliest first."""
    found = [f"<h2>{_say(renderer, 'review-by-ask')}</h2>"]
    for name, seat in zip(told.names, review.seats, strict=True):
        rows = "".join(
            f"<tr><td>{escape(renderer.say(told.asks[each.ask]))}</td><td>{escape(_average(each, renderer))}</td></tr>"
            for each in seat.asks
            if each.cost >= SEEN * each.decisions
        )
        found.append(f"<h3>{escape(name)}</h3><table>{rows}</table>" if rows else "")
    return "".join(found)


def _average(errors: AskErrors, renderer: Renderer) -> str:
    points = renderer.name(in_points(round(-errors.cost / errors.decisions)))
    return renderer.say(phrase("review-average", points=points, n=errors.decisions))
