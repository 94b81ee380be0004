/** What this browser remembers of lessons: the table of each, what was read there, and whether it is done. */

const KEPT = 'herzog.lessons';

export interface Learned {
  token: string;
  read: number[];
  done: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const NOTHING: Learned = { token: '', read: [], done: false };

function all(store: Store): Record<string, Learned> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Learned>) : {};
  } catch {
    return {};
  }
}

export function recall(game: string, lesson: string, store: Store = localStorage): Learned {
  return { ...NOTHING, ...all(store)[`${game}/${lesson}`] };
}

/** Whether no lesson has been taken to its end in this browser. */
export const isNovice = (store: Store = localStorage): boolean => !Object.values(all(store)).some(({ done }) => done);

export function remember(game: string, lesson: string, learned: Learned, store: Store = localStorage): void {
  store.setItem(KEPT, JSON.stringify({ ...all(store), [`${game}/${lesson}`]: learned }));
}
