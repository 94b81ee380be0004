/** The viewer's language: the same Fluent messages that the terminal speaks, loaded for one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetched } from '../fetched';
import { LANGUAGES, type Language, type Phrase } from '../wire/types.gen';

export { LANGUAGES, type Language };

/** Each language in its own words, and so never translated. */
export const ENDONYMS: Record<Language, string> = { en: 'English', fr: 'Français', pl: 'Polski', ru: 'Русский' };

type Argument = Phrase['args'][string];
type Loader = () => Promise<string>;

/** Variables of messages that hold the name of a person. */
const PEOPLE = ['player', 'victim', 'name', 'item', 'rest', 'text'];

/** What every page needs. */
const FILES = import.meta.glob<string>('../../../src/herzog/text/messages/*/{bots,common,rules,shell}.ftl', {
  query: '?raw',
  import: 'default',
});

/** Fetched when needed: games, lessons, player aids, coach, explanations, notices, terminal. */
const LATER = import.meta.glob<string>(
  [
    '../../../src/herzog/text/messages/*/*.ftl',
    // a pattern that begins with ** would only look below this folder
    '!../../../src/herzog/text/messages/*/{bots,common,notices,rules,shell}.ftl',
    '!../../../src/herzog/text/messages/*/rules-*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** Return the messages of *language* as one bundle. */
export async function load(language: Language, files: Record<string, Loader> = FILES): Promise<FluentBundle> {
  const mine = Object.keys(files).filter((path) => path.includes(`/${language}/`));
  const texts = await Promise.all(mine.sort().map((path) => fetched(files[path]!)));
  return bundleOf(language, texts);
}

export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Return the language a browser asks for, or English. */
export function preferred(asked: readonly string[]): Language {
  const tags = asked.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.flatMap((tag) => LANGUAGES.filter((each) => each === tag))[0] ?? 'en';
}

/** Speaks phrases in one language; changing it changes every sentence on the screen. */
export class I18n {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>();
  /** What to say instead of the names of people who are not to be named. */
  called = $state.raw<ReadonlyMap<string, string>>(new Map());
  #latest: Promise<FluentBundle> | undefined;
  #files: Record<string, Loader> = FILES;

  /** Whether there are words to speak with yet. */
  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** Switch to *language* once its messages are here; a later switch wins over a slower earlier one, which waits for it. */
  async speak(language: Language, files: Record<string, Loader> = this.#files): Promise<void> {
    this.language = language;
    const mine = (this.#latest = load(language, files));
    const bundle = await mine;
    if (this.#latest !== mine) return void (await this.#latest);
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Learn to say what more files hold: "lacrimosa", "lessons-lacrimosa", "terminal". */
  async learn(...names: string[]): Promise<void> {
    const before = this.#files;
    const mine = Object.entries(LATER).filter(([path]) => names.some((name) => path.endsWith(`/${name}.ftl`)));
    this.#files = { ...before, ...Object.fromEntries(mine) };
    try {
      await this.speak(this.language);
    } catch (problem) {
      const missed = new Set(mine.map(([path]) => path).filter((path) => !(path in before)));
      this.#files = Object.fromEntries(Object.entries(this.#files).filter(([path]) => !missed.has(path)));
      throw problem; // what could not be fetched is not asked for again with everything else
    }
  }

  /** Learn what is said at a table of *game*. */
  learnGame = (game: string): Promise<void> => this.learn(game, `board-${game}`);

  /** Say *phrase*; a message nobody has written yet shows its key rather than nothing. */
  say = (phrase: Phrase): string => this.t(phrase.key, phrase.args);

  /** Say the shell's own message *key*; "key.about" is an attribute of a message. */
  t = (key: string, args: Record<string, Argument> = {}): string => {
    const bundle = this.#bundle;
    const pattern = bundle && this.#pattern(bundle, key);
    if (!pattern) return bundle ? key : '';
    return bundle.formatPattern(pattern, this.#variables(args), []);
  };

  /** Whether the message *key* is written. */
  knows = (key: string): boolean => this.#bundle !== undefined && this.#pattern(this.#bundle, key) != null;

  /** Return *name* in this language, else in English, else in whatever language it has. */
  name = (name: Record<string, string>): string => name[this.language] ?? name['en'] ?? Object.values(name)[0] ?? '';

  #pattern(bundle: FluentBundle, key: string) {
    const [id = '', attribute] = key.split('.');
    const message = bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  #variables(args: Record<string, Argument>): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#person(name, value) ?? this.#variable(value)]));
  }

  /** Return what to call a person who has been muted. */
  #person(variable: string, value: Argument): string | undefined {
    return typeof value === 'string' && PEOPLE.includes(variable) ? this.called.get(value) : undefined;
  }

  #variable(value: Argument): FluentVariable {
    if (typeof value !== 'object') return value;
    return isPhrase(value) ? this.say(value) : this.name(value);
  }
}

function isPhrase(value: Phrase | Record<string, string>): value is Phrase {
  return typeof value.key === 'string' && typeof value.args === 'object';
}

export const i18n = new I18n();
