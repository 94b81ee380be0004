import { expect, test } from 'vitest';
import { LANGUAGES } from './i18n.svelte';

const messages = import.meta.glob<string>('../../../src/herzog/text/messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../wire/*.gen.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Return the keys of a file, attributes as "key.attribute", and the variables each uses. */
function keysOf(text: string): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  let key = '';
  for (const line of text.split('\n')) {
    const [, id, attribute] = /^(?:([a-z][\w-]*)|\s+\.([\w-]+)) =/.exec(line) ?? [];
    if (id) key = id;
    if (attribute) key = `${key.split('.')[0]}.${attribute}`;
    if (key) keys.set(key, [...(keys.get(key) ?? []), ...(line.match(/\$\w+/g) ?? [])]);
  }
  return keys;
}

const shell = (language: string): Map<string, string[]> =>
  keysOf(Object.entries(messages).find(([path]) => path.endsWith(`/${language}/shell.ftl`))![1]);

test.each(LANGUAGES)('the shell says the same things in %s, with the same variables', (language) => {
  const variables = (keys: Map<string, string[]>) => [...keys].map(([key, used]) => [key, [...new Set(used)].sort()]);
  expect(variables(shell(language))).toEqual(variables(shell('en')));
});

test('every message the shell asks for by name is written', () => {
  const written = new Set(shell('en').keys());
  const asked = Object.values(sources).flatMap((text) => [...text.matchAll(/'(shell-[\w.-]+)'/g)].map(([, key]) => key!));
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((key) => !written.has(key))).toEqual([]);
});

test('every message of the shell is asked for', () => {
  const text = Object.values(sources).join('\n');
  const composed = [...text.matchAll(/`(shell-[\w-]+)\$/g)].map(([, start]) => start!);
  const unused = [...shell('en').keys()].filter((key) => !text.includes(`'${key}'`) && !composed.some((start) => key.startsWith(start)));
  expect(unused).toEqual([]);
});
