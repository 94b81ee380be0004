/** What is asked of the house outside a table: what it offers, new tables, their links and their stories. */

import type { Again, Code, Components, Lobby, Links, NewTable, Refused, Story, Summary } from './types.gen';

/** A refusal of the house, to be worded by its code. */
export class HouseRefused extends Error {
  constructor(
    readonly code: Code | 'away',
    readonly numbers: Record<string, number> = {},
  ) {
    super(code);
  }
}

async function ask<T>(path: string, token = '', body?: object): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  const sent = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) };
  let answer: Response;
  let said: unknown;
  try {
    answer = await fetch(`/api/${path}`, sent);
    said = await answer.json();
  } catch {
    throw new HouseRefused('away');
  }
  if (answer.ok) return said as T;
  const { code, numbers } = said as Refused;
  throw new HouseRefused(code, numbers);
}

export const house = {
  offers: () => ask<Lobby>('lobby'),
  components: (game: string, words: string) => ask<Components>(`components/${game}/${words}`),
  open: (table: NewTable) => ask<Links>('tables', '', table),
  mine: (tokens: string[]) => ask<(Summary | Refused)[]>('mine', '', { tokens }),
  links: (host: string) => ask<Links>('links', host),
  revoke: (host: string, key: string) => ask<Links>(`links/${key}/revoke`, host, {}),
  again: (host: string, again: Again) => ask<Links>('again', host, again),
  story: (token: string) => ask<Story>('story', token),
};
