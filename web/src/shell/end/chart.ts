/** Points over a game as lines in a box. */

export interface Box {
  width: number;
  height: number;
}

/** Return the lowest and the highest value a chart of *scores* must show, zero among them. */
export function range(scores: number[][]): [number, number] {
  const all = scores.flat();
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** Return the path of *seat*: one corner for each step at which something changed. */
export function path(scores: number[][], seat: number, box: Box): string {
  const [low, high] = range(scores);
  const x = (step: number): number => (step / Math.max(1, scores.length - 1)) * box.width;
  const y = (points: number): number => box.height - ((points - low) / (high - low)) * box.height;
  const corners = scores
    .map((row, step) => ({ step, points: row[seat] ?? 0 }))
    .filter(({ step, points }) => step === 0 || step === scores.length - 1 || points !== scores[step - 1]![seat]);
  return corners
    .map(({ step, points }, at) => `${at ? `H${x(step).toFixed(1)}V` : `M${x(step).toFixed(1)} `}${y(points).toFixed(1)}`)
    .join('');
}

/** Return round numbers to rule the chart by. */
export function rulings([low, high]: [number, number]): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => (high - low) / each <= 5) ?? 500;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}
