/** What is typed at the page, in the language of the terminal: answers, or a word for something else and what it is about. */

import { i18n } from '../../text/i18n.svelte';
import type { Meant, Option, Thing } from '../../wire/types.gen';
import { askForHint } from '../table/hint';
import type { Room } from '../table/room';
import { closest, plain } from './words';

/** What the line has to say: sentences, and the options that somebody could have meant. */
export interface Reply {
  says: string[];
  offers: Option<unknown>[];
}

/** Things that are explained at once, and options that are offered. */
const FEW = 4;

/** The words of the terminal that mean something here, in the order in which help tells them. */
export const WORDS = ['why', 'hint', 'look', 'undo', 'rules', 'help'] as const;
type Word = (typeof WORDS)[number];

export class Command {
  text = $state('');
  reply = $state.raw<Reply>();

  constructor(private readonly room: Pick<Room, 'table' | 'selection' | 'drawer' | 'prompt'>) {}

  /** Do what was typed, or say why not. */
  enter(): void {
    const said = this.text.trim();
    const [first = '', ...rest] = said.split(/\s+/);
    const word = said === '?' ? 'help' : wordOf(first, (name, typed) => name === typed);
    if (word) this.#do(word, rest.join(' '));
    else if (said) this.#ask(said, (meant) => this.#answer(said, meant));
    else this.room.prompt.shut();
  }

  /** Take an option that was offered. */
  take(pick: number): void {
    this.room.prompt.shut();
    this.room.selection.choose(pick);
  }

  #do(word: Word, about: string): void {
    const { table, selection, drawer, prompt } = this.room;
    if (word === 'help') return this.#say(helps());
    if (word === 'why' || word === 'look') return this.#explain(about);
    if (word === 'undo' && table.stop) return this.#say([i18n.say(table.stop)]);
    prompt.shut();
    if (word === 'hint') askForHint({ table, selection });
    else if (word === 'undo') table.undo();
    else if (about) drawer.seek(about);
    else drawer.turnTo(table.decision?.rule ?? '');
  }

  #answer(said: string, { ways, things }: Meant): void {
    const { table, selection, prompt } = this.room;
    const options = ways.flatMap(([pick]) => table.options.filter((option) => option.pick === pick));
    const short = wordOf(said.split(/\s+/)[0]!, (name, typed) => name.startsWith(typed));
    if (ways.length === 1) {
      prompt.shut();
      selection.answer(ways[0]!);
    } else if (ways.length > 1) this.#say([i18n.t('terminal-ambiguous', { typed: said })], options);
    else if (things.length > 0) this.#tell(things);
    else if (short) this.#do(short, said.split(/\s+/).slice(1).join(' '));
    else this.#miss(said);
  }

  /** Say what the things called *name* are, and why they cannot be picked. */
  #explain(name: string): void {
    if (!name) return this.#miss('');
    this.#ask(name, ({ ways, things }) => {
      const named = ways.flatMap(([pick]) => this.room.table.options.filter((option) => option.pick === pick)).map(({ target }) => target);
      const targets = [...new Set([...named, ...things])].filter((target) => target !== '');
      if (targets.length > 0) this.#tell(targets);
      else this.#miss(name);
    });
  }

  #tell(targets: string[]): void {
    this.reply = undefined;
    for (const target of targets.slice(0, FEW))
      this.room.table.about(target, (thing) => this.#say([...(this.reply?.says ?? []), ...told(thing)]));
  }

  #miss(said: string): void {
    const near = closest(said, this.room.table.options, ({ label }) => i18n.say(label), FEW);
    this.#say([i18n.t('terminal-unknown', { typed: said || '?' })], near);
  }

  #ask(said: string, heard: (meant: Meant) => void): void {
    this.room.table.type(said, i18n.language, heard);
  }

  #say(says: string[], offers: Option<unknown>[] = []): void {
    this.reply = { says, offers };
  }
}

/** Return the word that *typed* is, in the reader's language or in English, if it *fits* only one. */
function wordOf(typed: string, fits: (name: string, typed: string) => boolean): Word | undefined {
  const said = plain(typed);
  const found = WORDS.filter((word) => [word, plain(i18n.t(`terminal-command-${word}`))].some((name) => fits(name, said)));
  return found.length === 1 ? found[0] : undefined;
}

function helps(): string[] {
  const line = (word: Word): string =>
    i18n.t('terminal-help-line', { word: i18n.t(`terminal-command-${word}`), about: i18n.t(`terminal-about-${word}`) });
  return [i18n.t('shell-type-help'), ...WORDS.map(line)];
}

/** Return line by line what a thing is and does, and why it cannot be picked now, by which rule. */
function told({ name, about, why, rule }: Thing): string[] {
  const [first = '', ...others] = [...about, ...why].map((phrase) => i18n.say(phrase));
  const lines = [`${i18n.say(name)} – ${first}`, ...others];
  return rule ? [...lines.slice(0, -1), `${lines.at(-1)} [${rule}]`] : lines;
}
