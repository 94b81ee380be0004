/** Where tiles lie on the map: the pack's places, drawn apart until no tile covers another. */

import type { PlaceView } from '../../wire/lacrimosa.gen';

export const MAP = { width: 1000, height: 700 };

/** Room for one tile, in the units of the map. */
const TILE = { width: 166, height: 128 };
const ROUNDS = 60;

export interface Spot {
  x: number;
  y: number;
}

/** Return where each of *places* is drawn. */
export function spots(places: Pick<PlaceView, 'x' | 'y'>[]): Spot[] {
  const found = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    found.forEach((spot, at) => found.slice(at + 1).forEach((other) => part(spot, other)));
    found.forEach(keepInside);
  }
  return found;
}

/** Move two spots apart along the axis where that is done sooner. */
function part(a: Spot, b: Spot): void {
  const [over, across] = [TILE.width - Math.abs(a.x - b.x), TILE.height - Math.abs(a.y - b.y)];
  if (over <= 0 || across <= 0) return;
  const axis = over / TILE.width < across / TILE.height ? 'x' : 'y';
  const step = ((axis === 'x' ? over : across) / 4) * (a[axis] <= b[axis] ? 1 : -1);
  a[axis] -= step;
  b[axis] += step;
}

function keepInside(spot: Spot): void {
  spot.x = Math.min(Math.max(spot.x, TILE.width / 2), MAP.width - TILE.width / 2);
  spot.y = Math.min(Math.max(spot.y, TILE.height / 2), MAP.height - TILE.height / 2);
}
