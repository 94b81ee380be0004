/** Where the cells of the dial lie: a shallow arch in a box of 300 by 92, tragedy on the left. */

export const WIDTH = 300;
export const HEIGHT = 92;

const CENTRE = { x: WIDTH / 2, y: 241 };
const OUTER = 232;
const INNER = 199;
/** Half the opening of the arch, in degrees. */
const REACH = 40;
/** Where the needle turns, behind the King. */
export const PIVOT = { x: WIDTH / 2, y: 88 };

export interface Cell {
  /** The outline, as a path. */
  path: string;
  x: number;
  y: number;
  /** How the cell is tilted, in degrees. */
  tilt: number;
  /** Counted from the centre, from 1. */
  number: number;
  comedy: boolean;
  /** How the needle stands when it points here. */
  needle: { turn: number; length: number };
}

/** Return the cells of a dial with *perSide* cells for each mood, from the outermost of tragedy on. */
export function cells(perSide: number): Cell[] {
  return Array.from({ length: 2 * perSide }, (_, at) => cell(at, perSide));
}

function cell(at: number, perSide: number): Cell {
  const width = REACH / perSide;
  const from = at * width - REACH;
  const [x, y] = place(from + width / 2, (OUTER + INNER) / 2);
  const [dx, dy] = [x - PIVOT.x, PIVOT.y - y];
  const comedy = at >= perSide;
  return {
    path: wedge(from, from + width),
    x,
    y,
    tilt: from + width / 2,
    number: comedy ? at - perSide + 1 : perSide - at,
    comedy,
    needle: { turn: (Math.atan2(dx, dy) * 180) / Math.PI, length: Math.hypot(dx, dy) },
  };
}

function wedge(from: number, to: number): string {
  const [a, b] = [place(from, OUTER), place(to, OUTER)];
  const [c, d] = [place(to, INNER), place(from, INNER)];
  return `M${a}A${OUTER} ${OUTER} 0 0 1 ${b}L${c}A${INNER} ${INNER} 0 0 0 ${d}Z`;
}

function place(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(CENTRE.x + Math.sin(angle) * radius), round(CENTRE.y - Math.cos(angle) * radius)];
}

const round = (value: number): number => Math.round(value * 100) / 100;
