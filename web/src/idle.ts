/**
 * The page says when it is idle: `<html data-idle>` is there as long as nothing of ours waits for an answer or for a file,
 * nothing moves, and the letters are loaded. To wait for other players or for a bot is idle, too.
 */

import { tick } from 'svelte';

/** What may set something in motion that nobody has told us of. */
const STIRS = ['click', 'input', 'keydown', 'pointerdown', 'pointerup', 'popstate', 'scroll', 'animationstart', 'transitionrun'];

export class Idleness {
  #atWork = 0;
  #root: HTMLElement | undefined;
  #stirred = false;
  #settling = false;

  /** Say at *root* whether the page is idle, until *ended*. */
  watch(root: HTMLElement, ended?: AbortSignal): void {
    this.#root = root;
    for (const stir of STIRS) addEventListener(stir, this.#stir, { capture: true, passive: true, signal: ended });
    document.fonts.addEventListener('loading', this.#stir, { signal: ended });
    this.#stir();
  }

  /** Return how somebody says whether they are at work. */
  worker(): (isAtWork: boolean) => void {
    let was = false;
    return (is) => {
      this.#atWork += Number(is) - Number(was);
      was = is;
      this.#stir();
    };
  }

  /** Whether nobody is at work. */
  get rests(): boolean {
    return this.#atWork === 0;
  }

  /** Return *work*, during which the page is not idle. */
  async during<T>(work: Promise<T>): Promise<T> {
    const works = this.worker();
    works(true);
    try {
      return await work;
    } finally {
      works(false);
    }
  }

  #stir = (): void => {
    delete this.#root?.dataset['idle'];
    this.#stirred = true;
    if (this.#root && this.#atWork === 0 && !this.#settling) void this.#settle(this.#root);
  };

  /** Wait until nothing has stirred for a whole frame. */
  async #settle(root: HTMLElement): Promise<void> {
    this.#settling = true;
    while (this.#stirred) {
      this.#stirred = false;
      await tick();
      await frame();
      const moving = whatMoves();
      this.#stirred ||= moving.length > 0;
      await Promise.allSettled(moving);
    }
    this.#settling = false;
    if (this.#atWork === 0) root.dataset['idle'] = '';
  }
}

/** Return what moves, and will come to rest. */
function whatMoves(): Promise<unknown>[] {
  const runs = document.getAnimations().filter(({ playState, effect }) => playState === 'running' && endsAt(effect) !== Infinity);
  const letters = document.fonts.status === 'loading' ? [document.fonts.ready] : [];
  return [...runs.map(({ finished }) => finished), ...letters];
}

const endsAt = (effect: AnimationEffect | null) => effect?.getComputedTiming().endTime;

/** Wait for the next frame, until everybody who measures has measured; nothing is drawn while nobody looks. */
function frame(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const drawn = new ResizeObserver(() => {
      drawn.disconnect();
      resolve();
    });
    drawn.observe(document.documentElement);
  });
}

export const idleness = new Idleness();
