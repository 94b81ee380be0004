/** Words as people type them. */

/** Return *text* without capitals and accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Return up to *few* of *things* whose *names* are most like *typed*; if none is, the first ones. */
export function closest<T>(typed: string, things: T[], name: (thing: T) => string, few: number): T[] {
  const sought = pairs(typed);
  const rated = things.map((thing) => ({ thing, shared: sought.filter((pair) => pairs(name(thing)).includes(pair)).length }));
  return rated
    .sort((a, b) => b.shared - a.shared)
    .slice(0, few)
    .map(({ thing }) => thing);
}

/** Return the pairs of letters that stand side by side in the words of *text*. */
function pairs(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));
}
