import { beforeAll, expect, test } from 'vitest';
import { i18n } from './i18n.svelte';
import { joined, listing, phrase, saidOf } from './phrase';

beforeAll(async () => {
  await i18n.speak('en');
  await i18n.learnGame('fourberies');
});

const said = (...items: string[]): string => i18n.say(phrase('fourberies-city-cards', { cards: listing(items) }));

test('a list ends with "and"', () => {
  expect(said('Ana', 'Jean', 'Zoe')).toBe('Ana, Jean and Zoe');
  expect(said('Ana')).toBe('Ana');
});

test('nothing at all is said in words, too', () => {
  expect(said()).toBe('nothing');
});

test('a sentence is not ended twice', () => {
  expect(joined('One tile.', 'It costs 2.', 'free')).toBe('One tile. It costs 2. free');
});

test('French puts a narrow space before a mark', async () => {
  await i18n.speak('fr');
  expect(joined('Vienne', saidOf('coût', '2 ducats'))).toBe('Vienne\u202f; coût\u202f: 2 ducats');
  await i18n.speak('en');
});

test('what is empty is not said', () => {
  expect(joined('Wien', '', 'costs 2')).toBe('Wien; costs 2');
  expect(joined('', '')).toBe('');
  expect(saidOf('Wien', '')).toBe('Wien');
});
