import { expect, test } from 'vitest';
import { bundleOf, LANGUAGES, I18n, type Language } from '../../text/i18n.svelte';
import { face } from './index';
import { anAcrobat, anActor, aBonus, aRequest } from './sample';
import { aboutCard, card, condition, leaning, listing } from './words';

const FILES = import.meta.glob<string>('../../../../src/herzog/text/messages/*/*.ftl', { query: '?raw', import: 'default' });

async function speaker(language: Language): Promise<I18n> {
  const i18n = new I18n();
  await i18n.speak(language, FILES);
  return i18n;
}

const ACROBATS = [
  anAcrobat(1, 'ox', 'before-travel-choice', { kind: 'reserve-city', protect: true }),
  anAcrobat(2, 'horse', 'before-travel-choice', { kind: 'extra-city', cards: 2 }),
  anAcrobat(3, 'chameleon', 'season-scoring', { kind: 'count-in-difference', experience: 1, nature: 'choice' }),
  anAcrobat(4, 'goat', 'after-reveal', { kind: 'push-caravel', distance: 1 }),
  anAcrobat(5, 'cat', 'before-shared-city', { kind: 'salvage-actor', max_experience: 3 }),
  anAcrobat(6, 'raven', 'end-of-round', { kind: 'move-needle', max_cells: 2, direction: 'choice' }),
  anAcrobat(7, 'magpie', 'end-of-round', { kind: 'steal-coins', from: 'each-richer-opponent', amount: 1 }),
  anAcrobat(8, 'swallow', 'end-of-round', { kind: 'recall-travel' }),
  anAcrobat(9, 'owl', 'end-of-round', { kind: 'draw-requests', draw: 2, keep: 1 }),
];
const ACTORS = [1, 2, 3, 4, 5].map((experience) => anActor(experience, 'comedian', experience));

test.each(LANGUAGES)('every card says what it does in %s, with all of its numbers', async (language) => {
  const i18n = await speaker(language);
  for (const each of [...ACROBATS, ...ACTORS, aBonus(20, 2)]) {
    const said = [card(each), ...aboutCard(each)].map(i18n.say).join(' ');
    expect(said).not.toMatch(/fourberies-|\{|\?\?\?/);
  }
  expect(i18n.say(aboutCard(ACROBATS[5]!)[0]!)).toContain('2');
  expect(i18n.say(aboutCard(ACROBATS[4]!)[0]!)).toContain('3');
});

test.each(LANGUAGES)('Secret Requests are put into words in %s', async (language) => {
  const i18n = await speaker(language);
  const flat = i18n.say(condition(aRequest(1)));
  const each = i18n.say(condition(aRequest(2, { payout: { kind: 'per-item', each: 2, stat: 'mood-actors', cap: 8 } })));
  expect(flat).toContain('5');
  expect(each).toContain('8');
  expect(`${flat} ${each}`).not.toMatch(/fourberies-|\{/);
});

test.each(LANGUAGES)('every message of the board is written in %s itself', async (language) => {
  const english = Object.keys(FILES).find((path) => path.includes('/en/board-fourberies'))!;
  const keys = [...(await FILES[english]!()).matchAll(/^((?:board|glossary)-[\w-]+) =/gm)].map(([, key]) => key!);
  const bundle = bundleOf(language, [await FILES[english.replace('/en/', `/${language}/`)]!()]);
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  for (const key of face.glossary) expect(bundle.getMessage(key)?.attributes['about']).toBeTruthy();
});

test('a show pleases, goes against the mood, or leans neither way', () => {
  expect(leaning({ leaning: 3, pleases: true }).args).toEqual({ way: 'comedy', difference: 3, pleases: 'yes' });
  expect(leaning({ leaning: -2, pleases: false }).args).toEqual({ way: 'tragedy', difference: 2, pleases: 'no' });
  expect(leaning({ leaning: 0, pleases: false }).args).toEqual({ way: 'none', difference: 0, pleases: 'none' });
});

test('a list ends with "and"', async () => {
  const i18n = await speaker('en');
  expect(i18n.t('board-fourberies-friend-of', { player: listing(['Ana', 'Jean', 'Zoe']) })).toContain('Ana, Jean and Zoe');
});
