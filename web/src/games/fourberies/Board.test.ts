import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { components } from '../../text/components.svelte';
import { i18n } from '../../text/i18n.svelte';
import type { View } from '../../wire/fourberies.gen';
import type { Chair } from '../../wire/types.gen';
import { stillSelection } from '../gallery/selection';
import { face } from './index';
import { aCity, aColour, anAcrobat, anActor, aBonus, aPlayer, aRequest, aView, theWords } from './sample';

const chairs: Chair[] = ['Ana', 'Ben', 'Cyd'].map((name) => ({ kind: 'link', name, bot: '' }));
const shared = (view: View) => ({ view, seat: view.seat, chairs, selection: stillSelection(null), pace: 0 });
const board = (view: View) => render(face.Board, { props: { ...shared(view), decision: null, told: [] } }).container;
const names = (root: Element): string[] => [...root.querySelectorAll('[data-target]')].map((each) => each.getAttribute('data-target')!);

const busy = aView({
  cities: Array.from({ length: 8 }, (_, id) =>
    aCity(
      id,
      id === 2 ? { encounters: [anActor(1, 'comedian', 2), aBonus(2, 3)], caravels: [{ colour: 1, card: 4 }], on_board: [0, 2] } : {},
    ),
  ),
  players: [
    aPlayer(0, {
      troupe: [anActor(3, 'tragedian', 4)],
      taken: [anActor(4, 'comedian', 1)],
      acrobats: [{ card: anAcrobat(5, 'raven', 'end-of-round', { kind: 'move-needle' }), status: 'tilted' }],
      requests: [aRequest(6)],
      offered: [aRequest(7)],
      shown: [aRequest(8)],
    }),
    aPlayer(1, { troupe: [anActor(9, 'comedian', 5)], shown: [aRequest(10)] }),
    aPlayer(2),
  ],
});

beforeAll(async () => {
  await i18n.speak('en');
  await i18n.learnGame('fourberies');
  components.know(theWords());
});

test('everything on the table can be pointed at', () => {
  const found = names(board(busy));
  for (const kind of ['city', 'travel:0']) for (let id = 0; id < 8; id += 1) expect(found).toContain(`${kind}:${id}`);
  for (let cell = 0; cell < 12; cell += 1) expect(found).toContain(`cell:${cell}`);
  for (const id of [1, 2, 3, 4, 5]) expect(found).toContain(`encounter:${id}`);
  for (const id of [6, 7, 8]) expect(found).toContain(`request:${id}`);
  expect(found).toEqual(
    expect.arrayContaining(['caravel:1:4', 'caravel:0:2', 'caravel:2:2', 'seat:0', 'pile:encounters', 'pile:requests']),
  );
});

test('a panel shows what another player has, and can be pointed at', () => {
  const found = names(render(face.Panel, { props: { ...shared(busy), of: 1 } }).container);
  expect(found).toEqual(expect.arrayContaining(['seat:1', 'encounter:9', 'request:10']));
});

test('every target has words of its own', () => {
  const root = board(busy);
  for (const each of root.querySelectorAll('[data-target]'))
    expect(each.textContent?.trim(), each.getAttribute('data-target')!).toBeTruthy();
});

test('components are called as the set calls them', () => {
  const root = board(busy);
  const said = (target: string): string => root.querySelector(`[data-target="${target}"] .unseen`)!.textContent;
  expect(said('encounter:1')).toBe('Encounter 1');
  expect(said('request:6')).toContain('Request 6');
  expect(said('city:2')).toBe('City 2; Encounter 1 and Encounter 2');
});

test('the newest Encounter lies nearest to the reader and shows its picture; the older ones their strips', () => {
  const cards = [...board(busy).querySelectorAll('.stack [data-target]')];
  expect(cards.map((card) => card.getAttribute('data-target'))).toEqual(['encounter:1', 'encounter:2']);
  expect(cards.map((card) => card.querySelector('.picture') !== null)).toEqual([false, true]);
});

test('a used Acrobat and a used Travel card look used', () => {
  const view = aView({ players: [aPlayer(0, { ...busy.players[0]!, travel_hand: [1, 2], travel_used: [0] }), aPlayer(1)] });
  const root = board(view);
  expect(root.querySelector('[data-target="encounter:5"]')!.className).toContain('tilted');
  expect(root.querySelector('[data-target="travel:0:0"]')!.className).toContain('used');
  expect(root.querySelector('[data-target="travel:0:1"]')!.className).not.toContain('used');
});

test('the card of a secret choice stands out until everybody is ready', () => {
  const root = board(aView({ players: [aPlayer(0, { chosen: [4] }), aPlayer(1)] }));
  const chosen = [...root.querySelectorAll('.chosen')].map((each) => each.getAttribute('data-target'));
  expect(chosen).toEqual(['travel:0:4']);
});

test("a spectator sees the theatre and nobody's cards", () => {
  const root = board({ ...busy, seat: null });
  expect(root.querySelector('.theatre')).not.toBeNull();
  expect(root.querySelector('.travel')).toBeNull();
});

test('five colours differ by mark and by sail, not by colour alone', () => {
  const five = aView({
    cities: [aCity(0, { on_board: [0, 1, 2, 3, 4] })],
    players: [0, 1, 2, 3, 4].map((seat) => aPlayer(seat, { colour: { ...aColour(seat), hex: '#777777' } })),
  });
  const ships = [...board(five).querySelectorAll('.ship svg')].map((ship) => ship.innerHTML.replace(/id="[^"]*"|url\([^)]*\)/g, ''));
  expect(new Set(ships).size).toBe(5);
});

test('names follow the language at once', async () => {
  const root = board(busy);
  expect(root.textContent).toContain('City 3');
  await i18n.speak('fr');
  await Promise.resolve();
  expect(root.textContent).toContain('City 3 (fr)');
  await i18n.speak('en');
});
