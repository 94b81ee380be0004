"""The report as a single self-contained page."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog import __version__
from herzog.games import GAMES
from herzog.sim.report import plots
from herzog.sim.report.components import by_kind
from herzog.sim.report.tally import by_company, by_opponent, by_period, by_place, by_source
from herzog.sim.watch import watch_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from herzog.sim.report.components import Component
    from herzog.sim.report.study import Played, Study
    from herzog.sim.report.tally import Company, Estimate, Opponent, Place
    from herzog.sim.watch import Watch

HOW: Final = """
<p>Dots are means, lines are 95% intervals. The same bot plays every seat, and every table plays the same deals.
A component counts as <em>taken</em> in a game if anybody took it. The <em>difference</em> compares players with and
without a component within the same game, averaged over the tables by the number of such games; for tables of one it
compares games with and without it. This does not show a cause: players who do well can afford more. So compare a
component with others of its kind rather than with zero.</p>
<p>A component is <span class="apart">hardly taken</span> if it is taken less than half as often as the average of its
kind, and <span class="apart">strong</span> or <span class="apart">weak</span> if its difference is above or below that
average. These verdicts use wider intervals: in a kind without outliers, one report in twenty would name one.
<em>Wins</em> is the share of victories of those who had it; 1 is average.</p>
"""


class Section(NamedTuple):
    """A part of the page."""

    key: str
    title: str
    body: str


def page(study: Study, played: Sequence[Played]) -> str:
    """Return the report on the games *played*, as HTML."""
    watch, box = watch_for(study.game), GAMES[study.game].load(study.folder)
    kinds = by_kind(played, watch.kinds, lambda component: watch.name(box, component))
    title = f"{study.game.capitalize()}: balance of set {box.version}"
    facts = f"{sum(len(each.sheets) for each in played):,} games of {study.bot} bots, {study.games:,} at each table"
    stamp = f"seed {study.seed}, component set {box.version} ({box.hash[:12]}), herzog {__version__}"
    sections = [
        Section("summary", "What stands out", _summary(watch, kinds)),
        *_tables(watch, played, lambda component: watch.owner(box, component)),
        *_kinds(watch, kinds),
    ]
    contents = "".join(f'<li><a href="#{each.key}">{escape(each.title)}</a></li>' for each in sections)
    body = f"<h1>{escape(title)}</h1><p>{escape(facts)}; {escape(stamp)}.</p>{HOW}<nav><ul>{contents}</ul></nav>"
    body += "".join(f'<section id="{s.key}"><h2>{escape(s.title)}</h2>{s.body}</section>\n' for s in sections)
    template = Template(files(__package__).joinpath("page.html").read_text("utf-8"))
    return template.substitute(title=escape(title), body=body)


def _summary(watch: Watch, kinds: dict[str, list[Component]]) -> str:
    apart = [(watch.kinds[kind], each) for kind, rows in kinds.items() for each in rows if each.verdict]
    if not apart:
        return "<p>No component stands out from its kind in these games.</p>"
    rows = [(f"{each.name} ({heading})", each.verdict, *_numbers(each)) for heading, each in apart]
    return _table(("component", "verdict", *NUMBERS), rows)


def _tables(watch: Watch, played: Sequence[Played], owner: Callable[[str], str]) -> list[Section]:
    """Return the sections that compare tables."""
    several = {table.title: by_place(sheets) for table, sheets in played if table.seats > 1}
    alone, pairs = by_opponent(played), by_company(played, owner)
    sections = []
    if several:
        sections.append(Section("seats", "Seat order", _seats(several, watch.unit)))
    sections += [
        Section("points", "Points", _figure(plots.points(_points(played), watch.unit), "Points of a seat by table")),
        Section("sources", "Points by source", _sources(watch, played)),
        Section("periods", "Points by source and period", _periods(watch, played)),
    ]
    if pairs:
        sections.append(Section("pairs", "Composer pairs", _pairs(pairs, watch.unit)))
    if alone:
        sections.append(Section("alone", "Alone, by difficulty", _alone(alone, watch.unit)))
    return sections


def _seats(several: dict[str, list[Place]], unit: str) -> str:
    rows = [
        (f"{title}, {n}.", place.wins.n, _percent(place.wins), _interval(place.points))
        for title, places in several.items()
        for n, place in enumerate(places, 1)
    ]
    figure = _figure(plots.seat_order(several, unit), "Victories and points by the order of the first turn")
    return figure + _details(_table(("table and place", "games", "victories", unit), rows))


def _alone(alone: Sequence[Opponent], unit: str) -> str:
    rows = [(r.table, r.wins.n, _percent(r.wins), _interval(r.points), _interval(r.theirs)) for r in alone]
    figure = _figure(plots.opponents(alone, unit), "Victories and points against the opponent")
    return figure + _details(_table(("table", "games", "victories", unit, "the opponent's"), rows))


def _points(played: Iterable[Played]) -> dict[str, list[int]]:
    return {
        table.title: [sheet.scores[seat] for sheet in sheets for seat in range(table.seats)] for table, sheets in played
    }


def _sources(watch: Watch, played: Sequence[Played]) -> str:
    rows = {}
    for table, sheets in played:
        rows[table.title] = by_source(sheets, range(table.seats))
        if len(sheets[0].scores) > table.seats:
            rows[f"{table.title}: the opponent"] = by_source(sheets, range(table.seats, table.seats + 1))
    names = {code: watch.source(code) for code in _codes(rows.values())}
    cells = [
        (row, *[f"{of.get(code, 0):.1f}" for code in names], f"{sum(of.values()):.1f}") for row, of in rows.items()
    ]
    figure = _figure(plots.sources(rows, names, watch.unit), "Mean points of a seat by source, table by table")
    return figure + _details(_table(("table", *names.values(), "all"), cells))


def _codes(rows: Iterable[dict[str, float]]) -> list[str]:
    """Return the sources in all rows, the largest first."""
    total: dict[str, float] = {}
    for row in rows:
        for code, points in row.items():
            total[code] = total.get(code, 0) + points
    return sorted(total, key=lambda code: (-total[code], code))


def _periods(watch: Watch, played: Sequence[Played]) -> str:
    periods, means = by_period(played)
    most = max(abs(points) for by in means.values() for points in by.values())
    ordered = sorted(means, key=lambda code: (-sum(means[code].values()), code))
    head = "".join(f"<th>{escape(period)}</th>" for period in ["source", *periods, "all"])
    rows = []
    for code in ordered:
        cells = [_shade(means[code].get(period, 0.0), most) for period in periods]
        cells.append(f"<td>{sum(means[code].values()):.1f}</td>")
        rows.append(f'<tr><th scope="row">{escape(watch.source(code))}</th>{"".join(cells)}</tr>')
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f'<p>Mean {watch.unit} of a seat over all tables.</p><figure class="wide">{table}</figure>'


def _shade(points: float, most: float) -> str:
    if abs(points) < 0.05:
        return "<td></td>"
    less = " less" if points < 0 else ""
    return f'<td class="shade{less}" style="--part: {60 * abs(points) / most:.0f}%">{points:.1f}</td>'


def _pairs(pairs: Sequence[Company], unit: str) -> str:
    rows = [
        (row.name, row.games, _interval(row.points), _interval(row.spread), _percent(row.share) if row.share else "")
        for row in pairs
    ]
    heading = ("pair", "games", unit, "first to last", "tiles of the first named")
    return _figure(plots.companies(pairs, unit), "Points and preferences by pair") + _details(_table(heading, rows))


NUMBERS: Final = ("offered", "taken", "difference", "wins")


def _kinds(watch: Watch, kinds: dict[str, list[Component]]) -> list[Section]:
    sections = []
    for kind, components in kinds.items():
        if components:
            rows = [(each.name, *_numbers(each), each.verdict) for each in components]
            table = _table(("component", *NUMBERS, "verdict"), rows)
            figure = _figure(
                plots.components(components, watch.unit), f"{watch.kinds[kind]}: how often, and to what end"
            )
            sections.append(Section(f"kind-{kind}", watch.kinds[kind], figure + _details(table)))
    return sections


def _numbers(component: Component) -> tuple[str, ...]:
    margin, wins = component.margin, component.wins
    return (
        str(component.taken.n),
        _percent(component.taken),
        f"{_interval(margin)} (n {margin.n})" if margin else "",
        "" if wins is None else f"{wins:.2f}",
    )


def _figure(svg: str, says: str) -> str:
    return f'<figure role="img" aria-label="{escape(says)}"><div class="wide">{svg}</div></figure>'


def _details(table: str) -> str:
    return f"<details><summary>The numbers</summary>{table}</details>"


def _table(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heading)
    lines = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>'


def _interval(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} [{estimate.low:.1f}, {estimate.high:.1f}]"


def _percent(estimate: Estimate) -> str:
    return f"{estimate.value:.1%} [{estimate.low:.0%}, {estimate.high:.0%}]"
