import { expect, test } from 'vitest';
import { decision, option } from '../../testing/fakes';
import type { DueView, Facts, GainView, MemoryView, Provenance, SpaceView } from '../../wire/lacrimosa.gen';
import type { Option } from '../../wire/types.gen';
import { bill, dueAt, foresee, isActing, pairsOf } from './foresight';

const price = { talent: 3, journey: 0, composition: 0, ducats: 0, finance: 0 };
const due: DueView = { price, payable: true, mix: null, missing: [0, 0, 0], short: 0 };
const points = { talent: 0, journey: 0, composition: 0, wild: 0 };
const reward: GainView = {
  ducats: 0,
  counters: points,
  steps: points,
  finance: 0,
  vp: 0,
  vp_per_opus: null,
  actions: [],
  perform: null,
  sell: null,
  neutral: false,
};
const provenance: Provenance = { source: 'reconstructed', known: null };
const memory: MemoryView = {
  id: 4,
  key: 'memory-4',
  title: { en: 'Ave verum corpus' },
  year: 1791,
  period: 5,
  actions: [],
  reward,
  story: points,
  story_vp: 0,
  provenance,
};
const space = (id: number): SpaceView => ({ id, key: `space-${id}`, instrument: 'voice', reward, marker: true, tile: null, provenance });

function means(meaning: Facts['meaning'], target: string, changes: Partial<Option<Facts> & Facts> = {}): Option<Facts> {
  const { pick = 0, outcome = {}, due: owed = null } = changes;
  return option(pick, { meaning, due: owed, gain: null, kind: null, ducats: 0, roads: 0, left: 0 }, { target, outcome });
}

const hand = { hand: [memory] };

test('a card is foreseen in the section it would be laid in', () => {
  const asked = decision([means('lay-story', 'memory:4')], { ask: 'LayStory' });
  expect(foresee(asked, hand, 'memory:4')).toEqual({ card: memory, section: 'story', outcome: {} });
  expect(foresee(asked, hand, '')).toEqual({ card: null, section: 'story', outcome: {} });
  expect(isActing(asked)).toBe(false);
});

test('what an option changes is read off it, ahead as well as now', () => {
  const steps = means('commission-opus', 'opus:7', { outcome: { composition_steps: -3, vp: 4 } });
  const path = [{ ask: 'TakeActions', pick: 1 }];
  const asked = decision([means('commission', 'action:commission')], { ahead: [{ path, ask: 'Commission', options: [steps] }] });
  expect(foresee(asked, hand, 'opus:7').outcome).toEqual({ composition_steps: -3, vp: 4 });
  expect(foresee(asked, hand, 'opus:9').outcome).toEqual({});
  expect(foresee(null, hand, 'opus:7').outcome).toEqual({});
});

test('a thing that can be picked in several ways shows only what they have in common', () => {
  const perform = means('perform-work', 'opus:7', { outcome: { ducats: 5 }, due });
  const sell = means('sell-work', 'opus:7', { pick: 1, outcome: { vp: 5 }, due });
  const asked = decision([perform, sell], { ask: 'PerformOrSell' });
  expect(foresee(asked, hand, 'opus:7').outcome).toEqual({});
  expect(dueAt(asked, 'opus:7')).toEqual(due);
  expect(dueAt(asked, 'opus:8')).toBeNull();
});

test('where a price is due, paying it is foreseen without pointing', () => {
  const asked = decision([means('pay', '', { outcome: { talent_steps: -3 }, due }), means('pay-differently', '', { pick: 1 })], {
    ask: 'Pay',
  });
  expect(bill(asked)).toEqual(due);
  expect(foresee(asked, hand, '').outcome).toEqual({ talent_steps: -3 });
});

test('each composer is offered with each marker, once there is a choice of markers', () => {
  const hire = [means('hire-eighth', 'stack:2'), means('hire-sixteenth', 'stack:3', { pick: 1 })];
  const patron = { seat: 1, spaces: [space(0), space(1)] };
  const after = (pick: number, ...markers: number[]) => ({
    path: [{ ask: 'HireComposer', pick }],
    ask: 'PlaceMarker',
    options: markers.map((id) => means('place-marker', `space:1:${id}`)),
  });
  const pairs = pairsOf(decision(hire, { ask: 'HireComposer', ahead: [after(0, 0, 1), after(1, 1)] }), patron);
  expect(pairs.map(({ side, stack, marker }) => [side, stack, marker])).toEqual([
    ['eighth', 'stack:2', 'space:1:0'],
    ['eighth', 'stack:2', 'space:1:1'],
    ['sixteenth', 'stack:3', 'space:1:1'],
  ]);
  expect(pairsOf(decision(hire, { ask: 'HireComposer', ahead: [after(0, 0)] }), patron)).toEqual([]);
});
