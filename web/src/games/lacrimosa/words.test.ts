import { beforeAll, expect, test } from 'vitest';
import { components } from '../../text/components.svelte';
import { i18n } from '../../text/i18n.svelte';
import { phrase } from '../../text/phrase';
import type { DueView, PriceView, SpaceView } from '../../wire/lacrimosa.gen';
import { incomeGoods, listGoods, priceGoods } from './goods';
import { actionName, dueWords, financeWords, inWords, spaceWords, tell } from './words';

beforeAll(async () => {
  await i18n.speak('en');
  await i18n.learnGame('lacrimosa');
});

const PRICE: PriceView = { talent: 2, journey: 0, composition: 0, ducats: 1, finance: 3 };
const said = (...args: Parameters<typeof inWords>): string => tell('brings', { gain: inWords(...args) });

test('a price is told in points and Finance steps down', () => {
  expect(said(priceGoods(PRICE), true)).toBe('brings 2 Talent, 1 ducat and 3 Finance steps down');
});

test('counters and steps are told apart', () => {
  expect(said(listGoods([0, 1, 0]))).toBe('brings 1 Journey counter');
  expect(said(listGoods([0, 1, 0], true))).toBe('brings 1 Journey step');
  expect(said(incomeGoods({ ducats: 3, wild: 1, vp: 2 }))).toBe('brings 3 ducats, 1 step on any track and 2 VP');
});

test('what is due says how much is short', () => {
  const due: DueView = { price: PRICE, payable: true, mix: null, missing: [0, 0, 0], short: 0 };
  const free = { ...due, price: { talent: 0, journey: 0, composition: 0, ducats: 0, finance: 0 } };
  expect(dueWords(due)).toBe('costs 2 Talent, 1 ducat and 3 Finance steps down');
  expect(dueWords(free)).toBe('costs nothing');
  expect(dueWords({ ...due, payable: false, short: 2 })).toContain('2 ducats short');
});

test('actions have the names of the log', () => {
  expect(actionName('perform_or_sell')).toBe('Perform or Sell');
});

test('the income stands beside the place on the Finance track', () => {
  expect(financeWords(4, { ducats: 3, wild: 0, vp: 0 })).toBe('Finance 4; Income at Maintenance: 3 ducats');
});

test('an instrument space is told by its marker, or by the tile that took its place', () => {
  const name = phrase('lacrimosa-instrument-horns');
  const tile = phrase('lacrimosa-composer-tile', { composer: 'Eybler', movement: 'Kyrie' });
  const leaves = phrase('lacrimosa-about-space', { gain: phrase('lacrimosa-ducats', { n: 2 }) });
  const again = phrase('lacrimosa-repeat-action', { what: phrase('lacrimosa-action-travel'), vp: 0 });
  components.know({
    described: {
      'space:1': { name, line: name, about: [leaves], later: null, kind: '' },
      'composer-tile:7': { name: tile, line: tile, about: [], later: again, kind: '' },
    },
    kinds: {},
  });
  const space = { id: 1, tile: null } as SpaceView;
  expect(spaceWords(space)).toBe('horns; When its marker is removed: 2 ducats.');
  expect(spaceWords({ ...space, tile: { id: 7 } as SpaceView['tile'] })).toBe('horns; Eybler (Kyrie); “Travel” may be taken once more');
});
