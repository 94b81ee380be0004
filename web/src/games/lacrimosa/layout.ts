/** Where tiles lie on the map: the pack's places, drawn apart until no tile covers another. */

import type { PlaceView } from '../../wire/lacrimosa.gen';

export const MAP = { width: 1000, height: 700 };

/** Room for one tile, in the units of the map: on a desk, and on a small screen, where the map is drawn taller. */
export const ROOM = { wide: { width: 186, height: 130 }, tall: { width: 226, height: 136 } };
type Room = (typeof ROOM)['wide'];
/** What a tile usually covers of it. */
const DRAWN = { width: 140, height: 104 };
const ROUNDS = 60;

export interface Spot {
  x: number;
  y: number;
}

/** Return where each of *places* is drawn. */
export function spots(places: Pick<PlaceView, 'x' | 'y'>[], room: Room = ROOM.wide): Spot[] {
  const found = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    found.forEach((spot, at) => found.slice(at + 1).forEach((other) => part(spot, other, room)));
    found.forEach((spot) => keepInside(spot, room));
  }
  return found;
}

/** Move two spots apart along the axis where that is done sooner. */
function part(a: Spot, b: Spot, room: Room): void {
  const [over, across] = [room.width - Math.abs(a.x - b.x), room.height - Math.abs(a.y - b.y)];
  if (over <= 0 || across <= 0) return;
  const axis = over / room.width < across / room.height ? 'x' : 'y';
  const step = ((axis === 'x' ? over : across) / 4) * (a[axis] <= b[axis] ? 1 : -1);
  a[axis] -= step;
  b[axis] += step;
}

function keepInside(spot: Spot, room: Room): void {
  spot.x = Math.min(Math.max(spot.x, room.width / 2), MAP.width - room.width / 2);
  spot.y = Math.min(Math.max(spot.y, room.height / 2), MAP.height - room.height / 2);
}

/** Return the middle of the road between two tiles, where its toll is read: halfway between their edges. */
export function between(a: Spot, b: Spot): Spot {
  const [from, to] = [edge(a, b), edge(b, a)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Return where the line from the middle of the tile at *a* towards *b* leaves it. */
function edge(a: Spot, b: Spot): Spot {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.min(DRAWN.width / 2 / Math.max(Math.abs(dx), 1), DRAWN.height / 2 / Math.max(Math.abs(dy), 1), 0.5);
  return { x: a.x + dx * share, y: a.y + dy * share };
}
