/** What somebody has begun to write to a table, until it is said. It never leaves this tab. */

const key = (token: string, seat: number | null): string => `herzog.draft/${token}/${seat}`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Return what was begun at the table of the link *token*, by whoever sits at *seat*; null is a spectator. */
export function draftOf(token: string, seat: number | null, store: Store = sessionStorage): string {
  return store.getItem(key(token, seat)) ?? '';
}

export function keepDraft(token: string, seat: number | null, text: string, store: Store = sessionStorage): void {
  if (text) store.setItem(key(token, seat), text);
  else store.removeItem(key(token, seat));
}
