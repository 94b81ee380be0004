import { expect, test } from 'vitest';
import type { GameEvent } from '../../wire/lacrimosa.gen';
import { taleWith, type Tale } from './tales';

const told = (...types: GameEvent['type'][]): (Tale | undefined)[] => {
  let tale: Tale | undefined;
  return types.map((type) => (tale = taleWith(type, tale)));
};

test('Maintenance goes from the first track to the next round, with all that is gained in between', () => {
  expect(told('Gained', 'TurnEnded', 'TracksReset', 'Gained', 'RowCleared', 'RoundBegan', 'Drew')).toEqual([
    undefined,
    undefined,
    'maintenance',
    'maintenance',
    'maintenance',
    undefined,
    undefined,
  ]);
});

test('the Soloist has the stage until somebody has a turn', () => {
  expect(told('TurnEnded', 'SoloistLaid', 'SoloistActs', 'CardTurnedUp', 'TurnBegan')).toEqual([
    undefined,
    'soloist',
    'soloist',
    'soloist',
    undefined,
  ]);
});

test('one tale follows another, and play itself is not a tale', () => {
  expect(told('SoloistActs', 'TracksReset', 'CourtScored')).toEqual(['soloist', 'maintenance', 'count']);
  expect(told('Paid', 'Gained', 'Commissioned')).toEqual([undefined, undefined, undefined]);
});
