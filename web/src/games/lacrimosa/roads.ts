/** The cheapest way on the map, to be drawn: which roads lie on it. */

import type { RoadView, View } from '../../wire/lacrimosa.gen';

interface Reached {
  cost: number;
  by: RoadView | null;
  from: number;
}

/** Return the roads from Mozart's marker to *goal*, cheapest first and then the fewest miles, as a set of keys. */
export function wayTo(view: View, goal: number): ReadonlySet<string> {
  const start = view.places.find(({ marker }) => marker)?.id ?? 0;
  const reached = spread(view.roads, start, view.places.length);
  const keys = new Set<string>();
  for (let at = goal; reached[at]?.by; at = reached[at]!.from) keys.add(reached[at]!.by!.key);
  return keys;
}

/** Miles break ties between ways of one price. */
const MILES = 1e-5;

function spread(roads: RoadView[], start: number, n: number): Reached[] {
  const reached: Reached[] = Array.from({ length: n }, () => ({ cost: Infinity, by: null, from: -1 }));
  reached[start] = { cost: 0, by: null, from: -1 };
  for (let round = 0; round < n; round += 1) {
    for (const road of roads) {
      const [a = 0, b = 0] = road.between;
      relax(reached, road, a, b);
      relax(reached, road, b, a);
    }
  }
  return reached;
}

function relax(reached: Reached[], road: RoadView, from: number, to: number): void {
  const cost = reached[from]!.cost + road.ducats + road.km * MILES;
  if (cost < reached[to]!.cost) reached[to] = { cost, by: road, from };
}
