/** What a person has settled once and for every table; kept in this browser only. */

import { LANGUAGES, preferred, type Language } from './text/i18n.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PACES = [0, 120, 250, 500] as const;

/** How large words are, and how large the board, in percent of what fits. */
export const TEXTS = [100, 115, 130, 150] as const;
export const ZOOM = { least: 100, most: 300, step: 20 };

export type Text = (typeof TEXTS)[number];
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

const KEPT = 'herzog.prefs';

/** Older ones are forgotten: their tables are long over. */
const MOST_MUTED = 60;

/** Preferences as they are saved. */
export interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  /** Tell me through this browser when it is my turn. */
  tells: boolean;
  /** End a turn by itself after a moment, instead of by hand. */
  confirmsItself: boolean;
  /** Ask before anything that cannot be taken back. */
  asksFirst: boolean;
  /** Stop even where there is only one thing to choose. */
  stopsAtForced: boolean;
  /** Show as a list, too, what can be picked on the board. */
  lists: boolean;
  /** Kinds of warnings not to be shown again. */
  hushed: string[];
  /** Games that need no coach any more. */
  uncoached: string[];
  /** Decisions the coach has spoken of: "lacrimosa-travel". */
  told: string[];
  /** People who are neither named nor heard here: "TABLE/SEAT", the latest last. */
  muted: string[];
  name: string;
  /** The game that was chosen last in the lobby. */
  game: string;
  text: Text;
  zoom: number;
}

/** Everything that is saved; typed so that a preference left out here is an error. */
const NAMES = Object.keys({
  language: 0,
  theme: 0,
  pace: 0,
  sound: 0,
  tells: 0,
  confirmsItself: 0,
  asksFirst: 0,
  stopsAtForced: 0,
  lists: 0,
  hushed: 0,
  uncoached: 0,
  told: 0,
  muted: 0,
  name: 0,
  game: 0,
  text: 0,
  zoom: 0,
} satisfies Record<keyof Kept, 0>) as (keyof Kept)[];

export class Prefs implements Kept {
  language = $state<Language>(preferred(navigator.languages));
  theme = $state<Theme>('system');
  pace = $state<Pace>(250);
  sound = $state(false);
  tells = $state(false);
  confirmsItself = $state(false);
  asksFirst = $state(true);
  stopsAtForced = $state(false);
  lists = $state(false);
  hushed = $state<string[]>([]);
  uncoached = $state<string[]>([]);
  told = $state<string[]>([]);
  muted = $state<string[]>([]);
  name = $state('');
  game = $state('');
  text = $state<Text>(100);
  #zoom = $state(ZOOM.least);

  constructor(store: Pick<Storage, 'getItem'> = localStorage) {
    this.#take(parsed(store.getItem(KEPT) ?? ''));
  }

  /** Settle what *kept* says, and leave the rest as it is. */
  #take(kept: Partial<Kept>): void {
    this.language = LANGUAGES.find((each) => each === kept.language) ?? this.language;
    this.theme = THEMES.find((each) => each === kept.theme) ?? this.theme;
    this.pace = PACES.find((each) => each === kept.pace) ?? this.pace;
    this.sound = kept.sound === true;
    this.tells = kept.tells === true;
    this.confirmsItself = kept.confirmsItself === true;
    this.asksFirst = kept.asksFirst !== false;
    this.stopsAtForced = kept.stopsAtForced === true;
    this.lists = kept.lists === true;
    this.hushed = strings(kept.hushed);
    this.uncoached = strings(kept.uncoached);
    this.told = strings(kept.told);
    this.muted = strings(kept.muted);
    this.name = typeof kept.name === 'string' ? kept.name : '';
    this.game = typeof kept.game === 'string' ? kept.game : '';
    this.text = TEXTS.find((each) => each === kept.text) ?? this.text;
    this.zoom = typeof kept.zoom === 'number' ? kept.zoom : this.zoom;
  }

  /** Whether nothing may move: what happens is shown in stills. */
  get still(): boolean {
    return wantsStillness();
  }

  /** Milliseconds a movement may take; 0 is none. */
  get motion(): number {
    return this.still ? 0 : this.pace;
  }

  save(store: Pick<Storage, 'setItem'> = localStorage): void {
    store.setItem(KEPT, JSON.stringify(this.kept));
  }

  get zoom(): number {
    return this.#zoom;
  }

  /** The board is never smaller than what fits. */
  set zoom(percent: number) {
    this.#zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, Math.round(percent)));
  }

  /** Never show warnings of kind *code* again. */
  hush(code: string): void {
    if (!this.hushed.includes(code)) this.hushed = [...this.hushed, code];
  }

  /** Switch the coach of *game* on, from the beginning, or off. */
  coach(game: string, on: boolean): void {
    this.uncoached = [...this.uncoached.filter((each) => each !== game), ...(on ? [] : [game])];
    if (on) this.told = this.told.filter((each) => !each.startsWith(`${game}-`));
  }

  /** Neither name nor hear who sits at *seat* of *table*, or do so again; -1 stands for all who watch. */
  mute(table: string, seat: number, on: boolean): void {
    const one = `${table}/${seat}`;
    this.muted = [...this.muted.filter((each) => each !== one), ...(on ? [one] : [])].slice(-MOST_MUTED);
  }

  /** Return the seats that are muted at *table*. */
  mutedAt(table: string): number[] {
    return this.muted.filter((each) => each.startsWith(`${table}/`)).map((each) => Number(each.slice(table.length + 1)));
  }

  /** What follows a person to another device: all but what suits only this one. */
  get carried(): string {
    return JSON.stringify({ ...this.kept, tells: undefined, text: undefined, zoom: undefined });
  }

  set carried(carried: string) {
    const { tells, text, zoom } = this.kept;
    this.#take({ ...this.kept, ...parsed(carried), tells, text, zoom });
  }

  get kept(): Kept {
    return Object.fromEntries(NAMES.map((name) => [name, this[name]])) as unknown as Kept;
  }
}

function parsed(text: string): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function strings(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}

function wantsStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const prefs = new Prefs();
