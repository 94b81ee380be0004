/** The components of a set in words: fetched once for a table, said in the viewer's language. */

import { api } from '../wire/api';
import { kindAndIds } from '../wire/target';
import type { Components, Described, Kind } from '../wire/types.gen';
import { i18n } from './i18n.svelte';
import { phrase } from './phrase';

const NOBODY_KNOWS: Described = { name: phrase(''), line: phrase(''), about: [], later: null, kind: '' };

export class Vocabulary {
  #described = $state.raw<Components['described']>({});
  #kinds: Components['kinds'] = {};
  #words = '';

  /** Learn the *words* of a set of *game*, unless they are known. */
  async learn(game: string, words: string): Promise<void> {
    if (words === this.#words) return;
    this.know(await api.components(game, words));
    this.#words = words;
  }

  know({ described, kinds }: Components): void {
    this.#described = described;
    this.#kinds = kinds;
  }

  /** Return the component that *target* names, in phrases: "opus:17", "city:4:gilded". */
  of = (target: string): Described => this.#described[target] ?? NOBODY_KNOWS;

  /** Return what kind of thing *target* is: its name, and what is known of it. */
  kind = (target: string): [name: string, kind: Kind | undefined] => {
    const [begins] = kindAndIds(target);
    const name = this.of(target).kind || (target in this.#kinds ? target : begins);
    return [name, this.#kinds[name]];
  };

  /** Return what the component at *target* is called. */
  name = (target: string): string => i18n.say(this.of(target).name);

  /** Return the component at *target* in one line. */
  line = (target: string): string => i18n.say(this.of(target).line);

  /** Return what the component at *target* costs and brings, sentence by sentence. */
  about = (target: string): string[] => this.of(target).about.map(i18n.say);

  /** Return what the component at *target* goes on giving, or counts for at the end. */
  later = (target: string): string => {
    const { later } = this.of(target);
    return later ? i18n.say(later) : '';
  };
}

export const components = new Vocabulary();
