/** The links this browser holds: a person's tables, without an account. The latest comes first. */

import { owe } from './me';

const KEPT = 'herzog.tables';
const MOST = 60;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function held(store: Store = localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Keep *token*, in front of those that were kept before. */
export function hold(token: string, store: Store = localStorage): void {
  const others = held(store).filter((each) => each !== token);
  store.setItem(KEPT, JSON.stringify([token, ...others].slice(0, MOST)));
  owe(token, true, store);
}

export function letGo(token: string, store: Store = localStorage): void {
  store.setItem(KEPT, JSON.stringify(held(store).filter((each) => each !== token)));
  owe(token, false, store);
}
