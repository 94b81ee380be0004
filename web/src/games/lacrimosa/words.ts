/** The things on the table in words: for those who hear the board, and for what is shown large. */

import { i18n } from '../../text/i18n.svelte';
import type { ComposerTileView, DueView, GoalView, MemoryView, OpusView, SpaceView, TileView } from '../../wire/lacrimosa.gen';
import { gainGoods, listGoods, pointGoods, priceGoods, repeatGoods, type Good } from './goods';

type Args = Parameters<typeof i18n.t>[1];

/** Say the board's own message *key*. */
export const say = (key: string, args?: Args): string => i18n.t(`board-lacrimosa-${key}`, args);

/** Return *goods* in words, one after the other. */
export function inWords(goods: Good[]): string {
  if (goods.length === 0) return say('nothing');
  return goods.map(oneInWords).join(', ');
}

function oneInWords({ of, n, step, type, then }: Good): string {
  const what = say(step ? 'step' : 'good', { of, n });
  const whose = type ? say('of-type', { what, type }) : what;
  return then && then.length > 0 ? `${whose} + ${inWords(then)}` : whose;
}

export const typeName = (type: string): string => say('type', { type });
export const actionName = (action: string): string => say('action', { action });
export const kindName = (kind: string): string => say('kind', { kind });
export const instrumentName = (instrument: string): string => say('instrument', { instrument });
export const numeral = (period: number): string => ['', 'I', 'II', 'III', 'IV', 'V'][period] ?? String(period);

export function opusWords(opus: OpusView): string {
  return say('opus', { title: opus.title, type: typeName(opus.type), period: numeral(opus.period), vp: opus.vp });
}

/** Return what performing and selling a work cost and bring. */
export function opusUses(opus: OpusView): { perform: [Good[], Good[]]; sell: [Good[], Good[]] } {
  const talent = (n: number): Good[] => listGoods([n, 0, 0]);
  return {
    perform: [talent(opus.perform_talent), gainGoods({ ...NOTHING, ducats: opus.perform_ducats })],
    sell: [talent(opus.sell_talent), gainGoods({ ...NOTHING, finance: opus.sell_finance, vp: opus.sell_vp })],
  };
}

const NO_POINTS = { talent: 0, journey: 0, composition: 0, wild: 0 };
const NOTHING = {
  ducats: 0,
  counters: NO_POINTS,
  steps: NO_POINTS,
  finance: 0,
  vp: 0,
  vp_per_opus: null,
  actions: [],
  perform: null,
  sell: null,
  neutral: false,
};

/** Return what a Memory brings in the Experiences section, and what in the Story section. */
export function memoryGoods(memory: MemoryView): { reward: Good[]; actions: Good[]; story: Good[] } {
  const story = pointGoods(memory.story, true);
  if (memory.story_vp > 0) story.push({ of: 'vp', n: memory.story_vp });
  return { reward: gainGoods(memory.reward), actions: memory.actions.map((of) => ({ of, n: 1 })), story };
}

export function memoryWords(memory: MemoryView): string {
  const { reward, actions, story } = memoryGoods(memory);
  return say('memory', { title: memory.title, experience: inWords([...reward, ...actions]), story: inWords(story) });
}

export function tileWords(tile: TileView): string {
  return say('tile', {
    gilded: tile.gilded ? 'yes' : 'no',
    kind: tile.kind,
    price: inWords(priceGoods(tile.price)),
    gain: inWords(gainGoods(tile.gain)),
  });
}

export function composerTileWords(tile: ComposerTileView): string {
  const gain = inWords(gainGoods(tile.gain));
  const words = say('composer-tile', { price: inWords(priceGoods(tile.price)), gain });
  return tile.repeat ? `${words} ${repeatWords(tile)}` : words;
}

export function repeatWords({ repeat }: ComposerTileView): string {
  return repeat ? say('repeat', { kind: repeat.kind, what: inWords(repeatGoods(repeat)) }) : '';
}

/** Return what an instrument space holds: a marker and what it brings on leaving, or a tile. */
export function spaceWords({ instrument, reward, marker, tile }: SpaceView): string {
  const name = instrumentName(instrument);
  if (marker) return say('space-marker', { instrument: name, gain: inWords(gainGoods(reward)) });
  return `${say('space-tile', { instrument: name })} ${tile ? repeatWords(tile) : ''}`;
}

/** Return an item of a royal favour in words. */
export function goalItem(goal: GoalView, item: string): string {
  if (goal.family === 'opus_types') return typeName(item);
  if (goal.family === 'opus_periods') return say('work-of-period', { period: numeral(Number(item)) });
  return goal.family === 'instruments' ? instrumentName(item) : say('movement', { movement: item });
}

/** Return how a price is paid, or what is short. */
export function dueWords(due: DueView): string {
  const price = inWords(priceGoods(due.price));
  return due.payable ? say('you-pay', { price }) : say('you-lack', { price, short: due.short });
}
