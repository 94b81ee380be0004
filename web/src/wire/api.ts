/** What is asked of the server outside a table: what it offers, new tables, their links and their stories. */

import { idleness } from '../idle';
import type {
  AddBranch,
  Again,
  BranchCard,
  BranchFile,
  Code,
  Components,
  Lobby,
  Links,
  NewTable,
  Question,
  Refused,
  Reviewed,
  Shared,
  ShareGame,
  Story,
  Summary,
} from './types.gen';

/** A request that the server refused, to be worded by its code. */
export class RequestRefused extends Error {
  constructor(
    readonly code: Code | 'away',
    readonly numbers: Record<string, number> = {},
  ) {
    super(code);
  }
}

/** Ask the server for something; with a *body* it is told something. */
export const ask = <T>(path: string, token = '', body?: object): Promise<T> => idleness.during(exchange<T>(path, token, body));

async function exchange<T>(path: string, token: string, body?: object): Promise<T> {
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
    throw new RequestRefused('away');
  }
  if (answer.ok) return said as T;
  const { code, numbers } = said as Refused;
  throw new RequestRefused(code, numbers);
}

export const api = {
  offers: () => ask<Lobby>('lobby'),
  components: (game: string, words: string) => ask<Components>(`components/${game}/${words}`),
  open: (table: NewTable) => ask<Links>('tables', '', table),
  openRecord: (record: string) => ask<Links>('records', '', { record }),
  mine: (tokens: string[]) => ask<(Summary | Refused)[]>('mine', '', { tokens }),
  links: (host: string) => ask<Links>('links', host),
  revoke: (host: string, key: string) => ask<Links>(`links/${key}/revoke`, host, {}),
  again: (host: string, again: Again) => ask<Links>('again', host, again),
  story: (token: string) => ask<Story>('story', token),
  review: (token: string) => ask<Reviewed>('review', token),
  beginReview: (token: string) => ask<Reviewed>('review', token, {}),
  cancelReview: (token: string) => ask<Reviewed>('review/cancel', token, {}),
  shared: (host: string) => ask<Shared>('share', host),
  share: (host: string, wish: ShareGame) => ask<Shared>('share', host, wish),
  withdraw: (host: string) => ask<Shared>('share/withdraw', host, {}),
  branches: (token: string) => ask<BranchCard[]>('branches', token),
  addBranch: (token: string, branch: AddBranch) => ask<BranchCard[]>('branches', token, branch),
  nameBranch: (token: string, id: string, name: string) => ask<BranchCard[]>(`branches/${id}`, token, { name }),
  deleteBranch: (token: string, id: string) => ask<BranchCard[]>(`branches/${id}/delete`, token, {}),
  branchFile: (token: string, id: string) => ask<BranchFile>(`branches/${id}/record`, token),
  question: (token: string, moment: number) => ask<Question<unknown>>(`review/${moment}`, token),
};
