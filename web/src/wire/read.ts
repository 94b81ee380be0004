/** How far the chat of each table has been read in this browser. The latest table comes first. */

const KEPT = 'herzog.read';
const MOST = 60;

/** So many lines were there, and the last of them was said *at* that time: lines may have been deleted since. */
export interface Mark {
  lines: number;
  at: number;
}

type Entry = [token: string, lines: number, at: number];
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function readTo(token: string, store: Store = localStorage): Mark {
  const [, lines, at] = entries(store).find(([each]) => each === token) ?? ['', 0, 0];
  return { lines, at };
}

export function keepRead(token: string, { lines, at }: Mark, store: Store = localStorage): void {
  const others = entries(store).filter(([each]) => each !== token);
  store.setItem(KEPT, JSON.stringify([[token, lines, at], ...others].slice(0, MOST)));
}

function entries(store: Store): Entry[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(kept: unknown): kept is Entry {
  return Array.isArray(kept) && typeof kept[0] === 'string' && typeof kept[1] === 'number' && typeof kept[2] === 'number';
}
