import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Vocabulary } from './components.svelte';
import { i18n } from './i18n.svelte';
import { phrase } from './phrase';

const described = {
  'opus:3': {
    name: phrase('lacrimosa-opus', { title: 'Zaide', koechel: 'K. 344' }),
    line: phrase('lacrimosa-row-opus', { title: 'Zaide', type: phrase('lacrimosa-type-opera'), vp: 5 }),
    about: [phrase('lacrimosa-about-price', { price: phrase('lacrimosa-ducats', { n: 2 }), vp: 5 })],
    later: null,
    kind: '',
  },
};
const kinds = {
  opus: { rule: 'LAC-5.4', counts: true },
  actor: { rule: 'FOU-10.1', counts: true },
  'pile:cities': { rule: 'LAC-10.11', counts: false },
};
const answer = () => Promise.resolve(new Response(JSON.stringify({ described, kinds })));

beforeAll(async () => {
  await i18n.speak('en');
  await i18n.learn('lacrimosa');
});
afterEach(() => vi.unstubAllGlobals());

test('the words of a set are fetched once, by their hash', async () => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const components = new Vocabulary();
  await components.learn('lacrimosa', 'abc');
  await components.learn('lacrimosa', 'abc');
  expect(fetched.mock.calls).toEqual([['/api/components/lacrimosa/abc', expect.anything()]]);
});

test('what could not be fetched is asked for again', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('away')).mockImplementation(answer));
  const components = new Vocabulary();
  await expect(components.learn('lacrimosa', 'abc')).rejects.toThrow('away');
  await components.learn('lacrimosa', 'abc');
  expect(components.name('opus:3')).toBe('Zaide (K. 344)');
});

test('a component is said in the language of the viewer', async () => {
  const components = new Vocabulary();
  components.know({ described, kinds });
  expect(components.line('opus:3')).toBe('Opus Zaide (opera), 5 VP');
  expect(components.about('opus:3')).toEqual(['Cost on the card: 2 ducats. Brings 5 VP.']);
  expect(components.later('opus:3')).toBe('');
  await i18n.speak('pl');
  expect(components.about('opus:3')[0]).toContain('2 dukaty');
  await i18n.speak('en');
});

test('of what nobody knows nothing is said', () => {
  const components = new Vocabulary();
  expect([components.name('opus:9'), components.line('opus:9'), components.about('opus:9')]).toEqual(['', '', []]);
});

test('a thing is of the kind it says, the one it is named by, or the one it begins with', () => {
  const components = new Vocabulary();
  components.know({ described: { 'encounter:4': { ...described['opus:3'], kind: 'actor' } }, kinds });
  const named = ['encounter:4', 'pile:cities', 'opus:3', 'moon:1'].map((target) => components.kind(target));
  expect(named).toEqual([
    ['actor', kinds.actor],
    ['pile:cities', kinds['pile:cities']],
    ['opus', kinds.opus],
    ['moon', undefined],
  ]);
});
