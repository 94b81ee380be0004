/** A problem report that is useful to an outsider: versions, the table as it was, the log. */

import { api } from '../../wire/api';
import type { Table } from '../../wire/table.svelte';

export interface Report {
  words: string;
  program: string;
  game: string;
  options: Record<string, string>;
  pack: unknown;
  seat: number | null;
  step: number;
  lookedAt: number | null;
  asked: number[];
  view: unknown;
  decision: unknown;
  log: unknown;
  record: string;
  browser: string;
  screen: string;
  language: string;
}

/** Pack everything this seat knows, and the whole record once the game is over. */
export async function reportOf(table: Table, words: string, language: string): Promise<Report> {
  const { welcome, now } = table;
  const story = table.over ? await api.story(table.token).catch(() => undefined) : undefined;
  return {
    words,
    program: welcome?.program ?? '',
    game: welcome?.game ?? '',
    options: welcome?.options ?? {},
    pack: welcome?.pack,
    seat: table.seat,
    step: now?.step ?? 0,
    lookedAt: table.history.at,
    asked: table.asked,
    view: table.view,
    decision: table.decision,
    log: table.log,
    record: story?.record ?? '',
    browser: navigator.userAgent,
    screen: `${innerWidth}x${innerHeight}`,
    language,
  };
}

/** Hand *text* to the browser as a file called *name*. */
export function save(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
