/** The rules and rulings in our own words, in the viewer's language, from the messages that the code and tests cite. */

import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';
import { fetched } from '../../fetched';
import type { Language } from '../../text/i18n.svelte';

/** A rule, or a ruling on what the rulebook leaves open; then there is a *question*. */
export interface Rule {
  number: string;
  text: string;
  place: string;
  question: string;
  why: string;
}

/** Rules that belong together; the rulings come last, under no title. */
export interface Section {
  title: string;
  rules: Rule[];
}

type Loader = () => Promise<string>;

const FILES = import.meta.glob<string>('../../../../src/herzog/text/messages/*/rules-*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Return the sections of a file: "FOU-3" is a title, "FOU-3-1" a rule, "FOU-Q9" a ruling. */
export function parse(text: string): Section[] {
  const [sections, rulings]: [Section[], Rule[]] = [[], []];
  for (const message of new FluentResource(text).body) {
    const [game, section, rule] = message.id.split('-');
    const open = ruleOf(rule ? `${game}-${section}.${rule}` : message.id, message);
    if (section?.startsWith('Q')) rulings.push(open);
    else if (rule) sections.at(-1)?.rules.push(open);
    else sections.push({ title: open.text, rules: [] });
  }
  return rulings.length > 0 ? [...sections, { title: '', rules: rulings }] : sections;
}

function ruleOf(number: string, { value, attributes }: Message): Rule {
  const { place = '', question = '', why = '' } = attributes;
  return { number, text: plain(value ?? ''), place: plain(place), question: plain(question), why: plain(why) };
}

/** Return *pattern* in words; rules have no variables. */
const plain = (pattern: NonNullable<Message['value']>): string => BUNDLE.formatPattern(pattern);
const BUNDLE = new FluentBundle('en');

/** Return the rules of *game* in *language*, then what the rulebook leaves open. */
export async function rulesOf(game: string, language: Language, files: Record<string, Loader> = FILES): Promise<Section[]> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${language}/rules-${game}.ftl`));
  return path ? parse(await fetched(files[path]!)) : [];
}

/** Return what of *sections* has *sought* in its number or its words. */
export function found(sections: Section[], sought: string): Section[] {
  const wanted = sought.trim().toLowerCase();
  const speaks = (rule: Rule): boolean => Object.values(rule).join(' ').toLowerCase().includes(wanted);
  return sections.map(({ title, rules }) => ({ title, rules: rules.filter(speaks) })).filter(({ rules }) => rules.length > 0);
}
