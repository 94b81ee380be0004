/** What a personal link is good for: on the server it gathers my tables, for all my devices. */

import { ask } from './api';
import { keepMe, me, type Me } from './me';
import { held, hold } from './mine';
import type { Gathered, Heard, PersonKey } from './types.gen';

export const personal = {
  make: () => ask<PersonKey>('person', '', {}),
  hold: (key: string, tokens: string[]) => ask<Gathered>('person/hold', key, { tokens }),
  letGo: (key: string, token: string) => ask<Gathered>('person/let-go', key, { token }),
  prefer: (key: string, prefs: string) => ask<Heard>('person/prefer', key, { prefs }),
  replace: (key: string) => ask<PersonKey>('person/replace', key, {}),
  forget: (key: string) => ask<Heard>('person/forget', key, {}),
};

/** Return what my personal link gathers, with the links that it was owed. */
export async function gathered({ key, owed }: Me): Promise<Gathered> {
  const found = owed.length > 0 ? await personal.hold(key, owed) : await ask<Gathered>('person', key);
  const mine = me();
  if (mine?.key === key) keepMe({ ...mine, owed: mine.owed.filter((token) => !owed.includes(token)) });
  return found;
}

/** Make *key* my personal link here, and bring along the tables of this browser; a link that opens nothing changes nothing. */
export async function adopt(key: string): Promise<Gathered> {
  const found = await personal.hold(key, held());
  keepMe({ key, owed: [], prefs: '' });
  return found;
}

/** Take the personal link out of this browser; its *tables* stay in the list here. */
export function leave(tables: { token: string }[]): void {
  keepMe(undefined);
  for (const { token } of [...tables].reverse()) hold(token);
}
