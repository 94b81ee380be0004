/** What a player writes down for themselves at a table. It never leaves this browser. */

const KEPT = 'herzog.notes';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Return what was written at the table of the link *token*, by whoever sits at *seat*; null is a spectator. */
export function notesOf(token: string, seat: number | null, store: Store = localStorage): string {
  return read(store)[`${token}/${seat}`] ?? '';
}

export function keepNotes(token: string, seat: number | null, text: string, store: Store = localStorage): void {
  const others = Object.entries(read(store)).filter(([key]) => key !== `${token}/${seat}`);
  write([...others, ...(text ? [[`${token}/${seat}`, text] as [string, string]] : [])], store);
}

/** Throw away everything that was written at a table. */
export function dropNotes(token: string, store: Store = localStorage): void {
  write(
    Object.entries(read(store)).filter(([key]) => !key.startsWith(`${token}/`)),
    store,
  );
}

function read(store: Store): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function write(notes: [string, string][], store: Store): void {
  store.setItem(KEPT, JSON.stringify(Object.fromEntries(notes)));
}
