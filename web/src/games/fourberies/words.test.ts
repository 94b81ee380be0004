import { expect, test } from 'vitest';
import { LANGUAGES, bundleOf } from '../../text/i18n.svelte';
import { face } from './index';
import type { Chair } from '../../wire/types.gen';
import { aColour, aPlayer, aView } from './sample';
import { leaning, troupe } from './words';

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

test('a troupe is called after its player; an allied one is one’s own or somebody else’s', () => {
  const rest = { pile: 6, travel_hand: [], used: [], on_board: [], has_drawn: false, drawn: null };
  const friends = [0, 1].map((owner) => ({ owner, colour: aColour(2 + owner), ...rest }));
  const view = aView({ seat: 1, players: [aPlayer(0), aPlayer(1)], friends });
  const chairs = ['Ana', 'Bo'].map((name): Chair => ({ kind: 'link', name, bot: '' }));
  expect(troupe(view, chairs, 1)).toBe('Bo');
  expect(troupe(view, chairs, 2)).toEqual({ key: 'fourberies-friend', args: { player: 'Ana', you: 'no' } });
  expect(troupe(view, chairs, 3)).toEqual({ key: 'fourberies-friend', args: { player: 'Bo', you: 'yes' } });
});
