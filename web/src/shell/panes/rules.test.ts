import { expect, test } from 'vitest';
import { found, parse, rulesOf } from './rules';

const RULES = `# Rules
## 1. Set-up
- **TOY-1.1** (p. 3) Lay the board
  in the middle.
- **TOY-1.2** (p. 4) Deal five cards.
## 2. Turn
Some words about turns.
- **TOY-2.1** (p. 5) Play one card.
`;
const RULINGS = `### TOY-Q1 · May one pass?
Choice: Yes.
Why: Nothing forbids it.
`;

test('reads rules with their numbers and places, under their headings', () => {
  const [first, second] = parse(RULES);
  expect(first?.title).toBe('1. Set-up');
  expect(first?.rules).toEqual([
    { number: 'TOY-1.1', place: 'p. 3', text: 'Lay the board\nin the middle.' },
    { number: 'TOY-1.2', place: 'p. 4', text: 'Deal five cards.' },
  ]);
  expect(second?.rules.map(({ number }) => number)).toEqual(['TOY-2.1']);
});

test('reads rulings with all their lines', () => {
  expect(parse(RULINGS)[0]?.rules[0]).toEqual({
    number: 'TOY-Q1',
    place: '',
    text: 'May one pass?\nChoice: Yes.\nWhy: Nothing forbids it.',
  });
});

test('puts rules before rulings, of one game only', async () => {
  const files = { '/rulings/toy.md': RULINGS, '/rules/toy.md': RULES, '/rules/other.md': '## X\n- **OTH-1** (p) Y' };
  const loaders = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, () => Promise.resolve(text)]));
  const numbers = (await rulesOf('toy', loaders)).flatMap(({ rules }) => rules.map(({ number }) => number));
  expect(numbers).toEqual(['TOY-1.1', 'TOY-1.2', 'TOY-2.1', 'TOY-Q1']);
});

test('is searched by number and by word', () => {
  const sections = parse(RULES);
  expect(found(sections, 'toy-2').flatMap(({ rules }) => rules)).toHaveLength(1);
  expect(found(sections, 'CARD').flatMap(({ rules }) => rules)).toHaveLength(2);
  expect(found(sections, 'nowhere')).toEqual([]);
});
