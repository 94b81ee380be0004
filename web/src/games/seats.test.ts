import { expect, test } from 'vitest';
import { chairName, named } from '../shell/names';
import { chair } from '../testing/fakes';
import { aView } from './fourberies/sample';
import { colours } from './fourberies';
import { seatsOf, tints } from './seats';

test('a seat has the colour in the lobby that it has at the table', () => {
  const [lobby, table] = [seatsOf('fourberies'), tints(colours(aView()))];
  expect(lobby.startsWith(table)).toBe(true);
  expect(lobby.split(';')).toHaveLength(5);
});

test('a seat that nobody has named is called the same everywhere', () => {
  const chairs = [chair('Ana'), chair('', 'link')];
  expect(named(chairs).map(({ name }) => name)).toEqual(['Ana', chairName(chairs[1], 1)]);
});
