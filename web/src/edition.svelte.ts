/**
 * Whether this page is still the one that the server gives out. After an upgrade the files of an open page are gone, and
 * it may not understand what it is told: a reload brings the new one.
 */

import { idleness } from './idle';

const SEEN = 'reloaded-for';
/** What a reload would take away: a page laid over the others, and what somebody is typing. */
const UNFINISHED = '.drawer, dialog[open], textarea, input:is([type=text], [type=search], :not([type]))';

export class Edition {
  /** A reload would bring another page. */
  isOld = $state(false);
  /** A table is open whose server knows all that is seen here, and nobody is about to act. */
  mayReload = false;
  readonly #own = scriptOf(document);
  #theirs = '';
  /** The page has come back into sight, and nobody has touched it since. */
  #untouched = false;

  constructor(private readonly reload = () => location.reload()) {}

  /** Look whenever the page comes back into sight, until *ended*. */
  watch(ended?: AbortSignal): void {
    document.addEventListener('visibilitychange', this.#comeBack, { signal: ended });
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, this.#touch, { capture: true, signal: ended });
  }

  /** Ask the server which page it gives out now; while it is away, this one will do. */
  async look(): Promise<void> {
    this.#theirs = await idleness.during(givenOut()).catch(() => '');
    if (!this.#own || !this.#theirs) return;
    this.isOld = this.#theirs !== this.#own;
    if (this.isOld && this.#untouched && this.#losesNothing) this.#reloadOnce();
  }

  #comeBack = (): void => {
    this.#untouched = !document.hidden;
    if (this.#untouched) void this.look();
  };

  #touch = (): void => {
    this.#untouched = false;
  };

  get #losesNothing(): boolean {
    const open = [...document.querySelectorAll<HTMLInputElement>(UNFINISHED)].some(({ value }) => value !== '');
    return this.mayReload && idleness.rests && !open;
  }

  /** Reload, but never twice for one page: something between us and the server may keep the old one. */
  #reloadOnce(): void {
    const seen = (sessionStorage.getItem(SEEN) ?? '').split(' ');
    if (seen.includes(this.#theirs)) return;
    sessionStorage.setItem(SEEN, [...seen, this.#theirs].join(' '));
    this.reload();
  }
}

/** Return the name of the script that *page* begins with. It changes with every file of the page. */
const scriptOf = (page: Document): string => page.querySelector('script[type=module]')?.getAttribute('src') ?? '';

async function givenOut(): Promise<string> {
  const answer = await fetch('./', { cache: 'no-cache' });
  return scriptOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

export const edition = new Edition();
