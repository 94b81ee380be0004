/** Many results as bars: how often which points were reached. */

const COLUMNS = 25;

export interface Bar {
  x: number;
  width: number;
  height: number;
}

/** Return the lowest and the highest of all *results*, at least one point apart. */
export function span(results: number[][]): [number, number] {
  const all = results.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return [low, Math.max(high, low + 1)];
}

/** Return bars for *scores* within a *range* that several charts share, the tallest as high as there is room. */
export function bars(scores: number[], [low, high]: [number, number], width: number, height: number): Bar[] {
  const step = Math.max(1, Math.ceil((high - low + 1) / COLUMNS));
  const columns = Math.ceil((high - low + 1) / step);
  const counts = Array.from({ length: columns }, () => 0);
  for (const score of scores) counts[Math.floor((score - low) / step)]! += 1;
  const most = Math.max(1, ...counts);
  const each = width / columns;
  return counts.flatMap((n, at) => (n > 0 ? [{ x: at * each + 1, width: each - 2, height: (n / most) * (height - 2) }] : []));
}
