/**
 * Where we are: the lobby at `/`, a table at `/t#TOKEN`, a page of its history at `/t#TOKEN/57`, a branch of it at `/t#TOKEN/57/BRANCH`,
 * a shared game at `/g?id=ID#57`.
 */

import { untrack } from 'svelte';

export interface Place {
  /** The link of a table, or the public one of a finished game; "" is the lobby. */
  token: string;
  step: number | null;
  /** The branch on the analysis board; "board" is one that is on none. Without it there is no board. */
  branch?: string;
}

const numbered = (step: string): number | null => (/^\d+$/.test(step) ? Number(step) : null);

/** Return the place an address names. What follows `#` never reaches a server, so links stand in no log; a public one may. */
export function placeOf(path: string, search: string, hash: string): Place {
  const parts = hash.replace(/^#/, '').split('/');
  if (path.endsWith('/g')) parts.unshift(new URLSearchParams(search).get('id') || 'none');
  else if (!path.endsWith('/t')) return { token: '', step: null };
  const [token = '', step = '', branch = ''] = parts;
  return { token, step: numbered(step), ...(branch && { branch }) };
}

/** Only a token has a signature, behind a point. */
const isPublic = (token: string): boolean => !token.includes('.');

export function addressOf({ token, step, branch = '' }: Place): string {
  if (!token) return '/';
  const rest = [step ?? '', branch].slice(0, branch ? 2 : step === null ? 0 : 1).join('/');
  if (isPublic(token)) return `/g?id=${token}${rest && `#${rest}`}`;
  return `/t#${token}${rest && `/${rest}`}`;
}

export class Route {
  place = $state.raw<Place>(placeOf(location.pathname, location.search, location.hash));

  constructor() {
    const look = (): void => {
      this.place = placeOf(location.pathname, location.search, location.hash);
    };
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
  }

  go(place: Place): void {
    history.pushState(null, '', addressOf(place));
    this.place = place;
    scrollTo(0, 0);
  }

  /** Note the step that is looked at in the address, and the branch, without a new entry in the browser's history. */
  leaf(step: number | null, branch = ''): void {
    const before = untrack(() => this.place); // who notes it where it changes is not told again
    if (before.step === step && (before.branch ?? '') === branch) return;
    this.place = { token: before.token, step, ...(branch && { branch }) };
    history.replaceState(null, '', addressOf(this.place));
  }
}

export const route = new Route();

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Return the address that others can open, of a server that is found at *reach*; "" if only this machine can.
 * An address that is open here is as good for others, unless it means "this machine" to everybody.
 */
export function originFor(here: Pick<Location, 'hostname' | 'origin'>, reach: string[]): string {
  return LOOPBACK.test(here.hostname) ? (reach[0] ?? '') : here.origin;
}

/** Return the whole address of a link, to be sent to a friend. */
export function shared(token: string, origin: string, place: Omit<Place, 'token'> = { step: null }): string {
  return origin + addressOf({ token, ...place });
}

/** Return the whole address of a personal link. */
export function personalAddress(key: string, origin: string): string {
  return `${origin}/m#${key}`;
}
