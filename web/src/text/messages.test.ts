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

const written = (file: string, language = 'en'): Map<string, string[]> =>
  keysOf(Object.entries(messages).find(([path]) => path.endsWith(`/${language}/${file}.ftl`))![1]);

/** The sources, with the keys in full where the board of Lacrimosa leaves out how they begin. */
const text = Object.entries(sources)
  .map(([path, source]) => (path.includes('/lacrimosa/') ? source.replace(/\b(say|tell)\((['`])/g, inFull) : source))
  .join('\n');

function inFull(_: string, verb: string, quote: string): string {
  return `${verb}(${quote}${verb === 'say' ? 'board-' : ''}lacrimosa-`;
}

/** The files of what only the page says. */
const OWN = ['shell', 'bell', 'front', 'board-fourberies', 'board-lacrimosa', 'aid-fourberies', 'aid-lacrimosa'];

test.each(LANGUAGES)('the shell says the same things in %s, with the same variables', (language) => {
  const variables = (keys: Map<string, string[]>) => [...keys].map(([key, used]) => [key, [...new Set(used)].sort()]);
  expect(variables(written('shell', language))).toEqual(variables(written('shell')));
});

test('every message that is asked for by name is written', () => {
  const known = new Set([...OWN, 'fourberies', 'lacrimosa'].flatMap((file) => [...written(file).keys()]));
  const asked = [...text.matchAll(/['`]((?:shell|bell|front|glossary|(?:aid-|board-)?(?:fourberies|lacrimosa))-[\w.-]+)['`]/g)].map(
    ([, key]) => key!,
  );
  expect(asked.length).toBeGreaterThan(200);
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});

test.each(OWN)('every message of %s is asked for', (file) => {
  const composed = [...text.matchAll(/`([a-z]+-[\w-]+-)\$/g)].map(([, start]) => start!).filter((start) => start !== `${file}-`);
  const unused = [...written(file).keys()].filter(
    (key) => !text.includes(`'${key.replace(/^(glossary.*)\.about$/, '$1')}'`) && !composed.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
