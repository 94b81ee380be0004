import { expect, test } from 'vitest';
import { LANGUAGES } from '../../wire/types.gen';
import { found, parse, rulesOf } from './rules';

const TOY = `# The rules of a toy.

TOY-1 = Set-up
TOY-1-1 = Lay the board.
    .place = p. 3
TOY-1-2 = Deal five cards.
    .place = p. 4
TOY-2 = Turn
TOY-2-1 = Play one card.
    .place = p. 5

TOY-Q1 = Yes.
    .question = May one pass?
    .why =
        Nothing
        forbids it.
`;

test('reads rules with their numbers and places, under their headings', () => {
  const [first, second] = parse(TOY);
  expect(first?.title).toBe('Set-up');
  expect(first?.rules.map(({ number, place, text }) => [number, place, text])).toEqual([
    ['TOY-1.1', 'p. 3', 'Lay the board.'],
    ['TOY-1.2', 'p. 4', 'Deal five cards.'],
  ]);
  expect(second?.rules.map(({ number }) => number)).toEqual(['TOY-2.1']);
});

test('puts the rulings last, with question and reason', () => {
  expect(parse(TOY).at(-1)?.rules).toEqual([
    { number: 'TOY-Q1', text: 'Yes.', place: '', question: 'May one pass?', why: 'Nothing\nforbids it.' },
  ]);
});

test('takes the file of the game in the language of the viewer', async () => {
  const files = {
    '/en/rules-toy.ftl': () => Promise.resolve(TOY),
    '/pl/rules-toy.ftl': () => Promise.resolve('TOY-1 = Przygotowanie\nTOY-1-1 = Rozłóż planszę.'),
  };
  const [section] = await rulesOf('toy', 'pl', files);
  expect([section?.title, section?.rules[0]?.text]).toEqual(['Przygotowanie', 'Rozłóż planszę.']);
  expect(await rulesOf('other', 'pl', files)).toEqual([]);
});

test('is searched by number and by word', () => {
  const numbers = (sought: string): string[] => found(parse(TOY), sought).flatMap(({ rules }) => rules.map(({ number }) => number));
  expect(numbers('toy-2')).toEqual(['TOY-2.1']);
  expect(numbers('CARD')).toEqual(['TOY-1.2', 'TOY-2.1']);
  expect(numbers('forbids')).toEqual(['TOY-Q1']);
  expect(numbers('nowhere')).toEqual([]);
});

test('the real rules of both games can be read in all languages', async () => {
  for (const game of ['fourberies', 'lacrimosa']) {
    const lengths = await Promise.all(
      LANGUAGES.map(async (language) => (await rulesOf(game, language)).flatMap(({ rules }) => rules).length),
    );
    expect(lengths[0]).toBeGreaterThan(50);
    expect(new Set(lengths).size).toBe(1);
  }
});
