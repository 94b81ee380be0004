/** What a person has settled once and for every table; kept in this browser only. */

import { LANGUAGES, preferred, type Language } from './text/i18n.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PACES = [0, 120, 250, 500] as const;

export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

const KEPT = 'herzog.prefs';

/** Preferences as they are saved. */
export interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  /** End a turn by itself after a moment, instead of by hand. */
  confirmsItself: boolean;
  /** Stop even where there is only one thing to choose. */
  stopsAtForced: boolean;
  /** Show as a list, too, what can be picked on the board. */
  lists: boolean;
  /** Kinds of warnings not to be shown again. */
  hushed: string[];
  name: string;
}

export class Prefs implements Kept {
  language = $state<Language>(preferred(navigator.languages));
  theme = $state<Theme>('system');
  pace = $state<Pace>(250);
  sound = $state(false);
  confirmsItself = $state(false);
  stopsAtForced = $state(false);
  lists = $state(false);
  hushed = $state<string[]>([]);
  name = $state('');

  constructor(store: Pick<Storage, 'getItem'> = localStorage) {
    const kept = read(store);
    this.language = LANGUAGES.find((each) => each === kept.language) ?? this.language;
    this.theme = THEMES.find((each) => each === kept.theme) ?? this.theme;
    this.pace = PACES.find((each) => each === kept.pace) ?? (wantsStillness() ? 0 : this.pace);
    this.sound = kept.sound === true;
    this.confirmsItself = kept.confirmsItself === true;
    this.stopsAtForced = kept.stopsAtForced === true;
    this.lists = kept.lists === true;
    this.hushed = Array.isArray(kept.hushed) ? kept.hushed.filter((code) => typeof code === 'string') : [];
    this.name = typeof kept.name === 'string' ? kept.name : '';
  }

  save(store: Pick<Storage, 'setItem'> = localStorage): void {
    store.setItem(KEPT, JSON.stringify(this.kept));
  }

  /** Never show warnings of kind *code* again. */
  hush(code: string): void {
    if (!this.hushed.includes(code)) this.hushed = [...this.hushed, code];
  }

  get kept(): Kept {
    const { language, theme, pace, sound, confirmsItself, stopsAtForced, lists, hushed, name } = this;
    return { language, theme, pace, sound, confirmsItself, stopsAtForced, lists, hushed, name };
  }
}

function read(store: Pick<Storage, 'getItem'>): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function wantsStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const prefs = new Prefs();
