/** Where on the screen the places of a table are. */

import { kindAndIds } from '../wire/target';

export interface Point {
  x: number;
  y: number;
}

/** The widest room one thing has at the front of the stage, in pixels. */
const ROOM = 130;

/** Return the middle of the place *name*, as far as it is on the screen; *board* is where the stage is. */
export function placeOf(name: string, board: Element): Point | undefined {
  const [kind, n = 0, all = 1] = kindAndIds(name);
  if (kind === 'front') return frontOf(board.getBoundingClientRect(), n, all);
  const box = seen(name)?.getBoundingClientRect();
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function frontOf({ left, top, width, height }: DOMRect, n: number, all: number): Point {
  const room = Math.min(ROOM, width / all);
  return { x: left + width / 2 + (n - (all - 1) / 2) * room, y: top + height * 0.42 };
}

/** Return what stands for *name*; where a small screen hides it, the tab behind which it lies. */
function seen(name: string): Element | undefined {
  const [kind] = kindAndIds(name);
  const ways = [`[data-anchor="${name}"]`, `[data-target="${name}"]`, `[data-behind~="${kind}"]`];
  return ways.flatMap((way) => [...document.querySelectorAll(way)]).find((each) => each.checkVisibility?.() ?? true);
}

/** How much of the board's lower edge the caption covers, in pixels. */
const CAPTION = 90;

/** Scroll *board* to the first of the things *names* that does not fit on it, as on a phone. */
export function bringIntoSight(board: Element, names: string[], still: boolean): void {
  const thing = names.map((name) => board.querySelector(`[data-target="${name}"]`)).find((each) => each?.checkVisibility?.());
  if (!thing) return;
  const [box, room] = [thing.getBoundingClientRect(), board.getBoundingClientRect()];
  const fits = box.top >= room.top && box.bottom <= room.bottom - CAPTION;
  if (!fits) thing.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}
