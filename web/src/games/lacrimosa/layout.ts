/** Where tiles lie on the map: the pack's places, drawn apart until no tile covers another. */

import type { PlaceView } from '../../wire/lacrimosa.gen';

export const MAP = { width: 1000, height: 700 };

/** Room for one tile, in the units of the map, and what the tile usually covers of it: by how the map is drawn. */
export const ROOM = {
  wide: { width: 186, height: 130, drawn: { width: 140, height: 104 } },
  /** On a phone. */
  tall: { width: 226, height: 136, drawn: { width: 222, height: 84 } },
  /** On a tablet held upright. */
  flat: { width: 126, height: 174, drawn: { width: 100, height: 140 } },
};
type Room = (typeof ROOM)['wide'];
const ROUNDS = 60;

export interface Spot {
  x: number;
  y: number;
}

/** Return the room for a tile on a map drawn in this *width* and *height*. */
export function roomOn(width: number, height: number): Room {
  if (height > width) return ROOM.tall;
  return width > 2 * height ? ROOM.flat : ROOM.wide;
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

/** With less room between two tiles than this, a toll stands higher: names are written along the lower edge. */
const TIGHT = 40;
/** By how much the longest name, in any language, makes a tile wider than usual. */
const LONGER = 24;
/** How far from the middle of a road its toll may stand, as a part of the road, where another tile lies in the way. */
const SHIFTS = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36];

/** Return where the toll of the road between two tiles is read: halfway between their edges, and on none of *all* tiles. */
export function between(a: Spot, b: Spot, { drawn }: Room = ROOM.wide, all: Spot[] = []): Spot {
  const [from, to] = [edge(a, b, drawn), edge(b, a, drawn)];
  const beside = Math.abs(a.y - b.y) < drawn.height && Math.abs(a.x - b.x) - drawn.width < TIGHT + LONGER;
  const places = SHIFTS.map((shift) => ({
    x: from.x + (to.x - from.x) * (0.5 + shift),
    y: from.y + (to.y - from.y) * (0.5 + shift) - (beside ? drawn.height * 0.36 : 0),
  }));
  const others = all.filter((each) => each !== a && each !== b);
  return places.find((place) => !others.some((each) => covers(each, place, drawn))) ?? places[0]!;
}

function covers(tile: Spot, { x, y }: Spot, { width, height }: Room['drawn']): boolean {
  return Math.abs(tile.x - x) < width / 2 && Math.abs(tile.y - y) < height / 2 + TIGHT / 2;
}

/** Return where the line from the middle of the tile at *a* towards *b* leaves it. */
function edge(a: Spot, b: Spot, drawn: Room['drawn']): Spot {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.min(drawn.width / 2 / Math.max(Math.abs(dx), 1), drawn.height / 2 / Math.max(Math.abs(dy), 1), 0.5);
  return { x: a.x + dx * share, y: a.y + dy * share };
}
