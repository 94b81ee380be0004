import { beforeAll, expect, test } from 'vitest';
import { i18n } from './i18n.svelte';
import { joined, listing, phrase } from './phrase';

beforeAll(() => i18n.speak('en'));

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

test('what is empty is not said', () => {
  expect(joined('Wien', '', 'costs 2')).toBe('Wien; costs 2');
  expect(joined('', '')).toBe('');
});
