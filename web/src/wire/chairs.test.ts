import { expect, test } from 'vitest';
import { toldApart } from './chairs';

const seated = (...names: string[]) => names.map((name) => ({ kind: 'here' as const, name, bot: '' }));
const names = (...given: string[]) => toldApart(seated(...given)).map(({ name }) => name);

test('people of the same name are numbered, everybody else keeps the name they gave', () => {
  expect(names('Anna', 'Ben', 'Anna')).toEqual(['Anna 1', 'Ben', 'Anna 2']);
  expect(names('Anna', 'Ben')).toEqual(['Anna', 'Ben']);
});

test('who gave no name is left without one: the reader words it', () => {
  expect(names('', '', 'Ben')).toEqual(['', '', 'Ben']);
});
