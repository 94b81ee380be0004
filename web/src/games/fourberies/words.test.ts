import { expect, test } from 'vitest';
import { LANGUAGES, bundleOf } from '../../text/i18n.svelte';
import { face } from './index';
import { leaning } from './words';

const FILES = import.meta.glob<string>('../../../../src/herzog/text/messages/*/board-fourberies.ftl', { query: '?raw', import: 'default' });

test.each(LANGUAGES)('every word of the glossary is explained in %s', async (language) => {
  const path = Object.keys(FILES).find((each) => each.includes(`/${language}/`))!;
  const bundle = bundleOf(language, [await FILES[path]!()]);
  expect(face.glossary.length).toBeGreaterThan(5);
  for (const key of face.glossary) expect(bundle.getMessage(key)?.attributes['about'], key).toBeTruthy();
});

test('a show pleases, goes against the mood, or leans neither way', () => {
  expect(leaning({ leaning: 3, pleases: true }).args).toEqual({ way: 'comedy', difference: 3, pleases: 'yes' });
  expect(leaning({ leaning: -2, pleases: false }).args).toEqual({ way: 'tragedy', difference: 2, pleases: 'no' });
  expect(leaning({ leaning: 0, pleases: false }).args).toEqual({ way: 'none', difference: 0, pleases: 'none' });
});
