import { expect, test } from 'vitest';
import type { Said } from '../../wire/types.gen';
import { talesIn } from './tales';

const said = (...types: string[]): Said[] => types.map((type) => ({ event: { type }, phrase: { key: type, args: {} }, targets: [] }));
const told = (...types: string[]): string[] => talesIn(said(...types)).map((line) => `${line.tale} ${line.said.phrase.key}`);

test('Maintenance is told from the first track to the next round, with all that is gained in between', () => {
  expect(told('Gained', 'TurnEnded', 'TracksReset', 'Gained', 'RowCleared', 'RoundBegan', 'Drew')).toEqual([
    'maintenance TracksReset',
    'maintenance Gained',
    'maintenance RowCleared',
  ]);
});

test('the Soloist is told until somebody has a turn', () => {
  expect(told('TurnEnded', 'SoloistLaid', 'SoloistActs', 'CardTurnedUp', 'TurnBegan', 'Drew')).toEqual([
    'soloist SoloistLaid',
    'soloist SoloistActs',
    'soloist CardTurnedUp',
  ]);
});

test('one tale follows another, and play itself is no tale', () => {
  expect(told('SoloistActs', 'TracksReset', 'CourtScored')).toEqual([
    'soloist SoloistActs',
    'maintenance TracksReset',
    'count CourtScored',
  ]);
  expect(told('Paid', 'Gained', 'Commissioned')).toEqual([]);
});
