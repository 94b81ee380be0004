/** My personal link, as this browser remembers it; `wire/person.ts` knows what it is good for. */

const KEPT = 'herzog.person';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface Me {
  key: string;
  /** Links of tables that the server has not been told of. */
  owed: string[];
  /** Preferences as they were last exchanged with the server. */
  prefs: string;
}

export function me(store: Store = localStorage): Me | undefined {
  try {
    const kept = JSON.parse(store.getItem(KEPT) ?? 'null') as Me | null;
    return kept && typeof kept.key === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepMe(mine: Me | undefined, store: Store = localStorage): void {
  store.setItem(KEPT, JSON.stringify(mine ?? null));
}

/** Note whether the server is still to be told of *token*; without a personal link it is told of nothing. */
export function owe(token: string, owed: boolean, store: Store = localStorage): void {
  const mine = me(store);
  const others = mine?.owed.filter((each) => each !== token) ?? [];
  if (mine) keepMe({ ...mine, owed: owed ? [...others, token] : others }, store);
}
