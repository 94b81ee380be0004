/** Where shields are drawn on the score track, so that none covers another. */

interface Crowd {
  /** Where each of them would stand without the others before it. */
  sum: number;
  n: number;
}

const middle = ({ sum, n }: Crowd): number => sum / n;

/** Return where shields of these *widths* are drawn that stand at *places*: in order, and moved no further than needed. */
export function apart(places: number[], widths: number[]): number[] {
  const order = places.map((_, who) => who).sort((a, b) => places[a]! - places[b]!);
  const before = order.map((_, at) => order.slice(0, at).reduce((sum, who) => sum + widths[who]!, 0));
  const room = (at: number): number => before[at]! + widths[order[at]!]! / 2;
  const crowds: Crowd[] = [];
  order.forEach((who, at) => {
    let crowd: Crowd = { sum: places[who]! - room(at), n: 1 };
    while (crowds.length > 0 && middle(crowds.at(-1)!) > middle(crowd)) {
      const left = crowds.pop()!;
      crowd = { sum: left.sum + crowd.sum, n: left.n + crowd.n };
    }
    crowds.push(crowd);
  });
  const starts = crowds.flatMap((crowd) => Array<number>(crowd.n).fill(middle(crowd)));
  const found = [...places];
  order.forEach((who, at) => (found[who] = starts[at]! + room(at)));
  return found;
}
