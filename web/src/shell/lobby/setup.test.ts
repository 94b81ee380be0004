import { beforeAll, beforeEach, expect, test } from 'vitest';
import { prefs } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import type { GameCard } from '../../wire/types.gen';
import { Setup } from './setup.svelte';

const game: GameCard = {
  name: 'toy',
  rule_prefix: 'TOY',
  fewest: 2,
  most: 4,
  options: {
    2: { refill: ['action', 'turn'] },
    3: { refill: ['action', 'turn'], pair: ['drawn', 'a+b'] },
    4: { refill: ['action', 'turn'], pair: ['drawn', 'c+d'] },
  },
  packs: [{ name: '', hash: 'h', version: '1', words: 'w' }],
  lessons: [],
  stand_in: 'star',
  bots: [
    { name: 'apprentice', elo: 1200, style: false },
    { name: 'player', elo: 1500, style: false },
    { name: 'star', elo: 1800, style: false },
    { name: 'dreamer', elo: 1800, style: true },
  ],
};
let setup: Setup;
beforeAll(() => i18n.speak('en'));
beforeEach(() => {
  setup = new Setup(game);
});

test('a newcomer only has to sit down', () => {
  expect(setup.chairs.map(({ kind }) => kind)).toEqual(['here', 'bot', 'bot']);
  expect(setup.order.options).toEqual({ refill: 'action', pair: 'drawn' });
  expect(setup.order.seats.map(({ name }) => name)).toEqual(['', 'Aloysia', 'Lorenzo']);
});

test('bots play a first game as weakly as they can, and later in between', () => {
  expect(setup.chairs.map(({ bot }) => bot)).toEqual(['', 'apprentice', 'apprentice']);
  prefs.coach('toy', false);
  expect(new Setup(game).chairs.map(({ bot }) => bot)).toEqual(['', 'player', 'player']);
  prefs.coach('toy', true);
});

test('whoever runs out of time is replaced by the bot that the server proposes, in a first game too', () => {
  setup.clock = 'quick';
  expect(setup.chairs[1]!.bot).toBe('apprentice');
  expect(setup.order.clock).toMatchObject({ out: 'bot', bot: 'star' });
});

test('no two regulars have the same name', () => {
  setup.add();
  const names = setup.chairs.slice(1).map(({ name }) => name);
  expect(new Set(names).size).toBe(3);
});

test('there are never more seats than the game has, nor fewer', () => {
  setup.add();
  expect([setup.chairs.length, setup.canAdd]).toEqual([4, false]);
  for (let seat = 0; seat < 2; seat += 1) setup.remove(0);
  expect([setup.chairs.length, setup.canRemove]).toEqual([2, false]);
});

test('what was chosen stays as long as it can be chosen', () => {
  setup.options = { refill: 'turn', pair: 'a+b' };
  setup.add();
  expect(setup.order.options).toEqual({ refill: 'turn', pair: 'drawn' });
  setup.remove(3);
  setup.remove(2);
  expect(setup.order.options).toEqual({ refill: 'turn' });
});

test('a name that was typed stays when somebody else takes the seat, a regular’s goes', () => {
  setup.reseat(1, 'link');
  expect(setup.chairs[1]).toEqual({ kind: 'link', name: '', bot: '' });
  setup.chairs[1]!.name = 'Ben';
  setup.reseat(1, 'here');
  expect(setup.chairs[1]?.name).toBe('Ben');
});

test('a seat for anyone is free on the sign, and has neither name nor bot', () => {
  setup = new Setup(game, true);
  setup.chairs[1]!.name = 'Ben';
  setup.reseat(1, 'open');
  expect(setup.order.seats[1]).toEqual({ kind: 'link', name: '', bot: '' });
  expect(setup.order.sign).toEqual({ seats: [1], watch: false, language: 'en', speed: 'sitting', level: 'any' });
  setup.reseat(1, 'bot');
  expect(setup.order.sign).toBeNull();
  setup.notice = { ...setup.notice, watch: true };
  expect(setup.order.sign?.seats).toEqual([]);
});

test('where no tables are shown, none is', () => {
  setup.notice = { ...setup.notice, watch: true };
  expect(setup.order.sign).toBeNull();
});
