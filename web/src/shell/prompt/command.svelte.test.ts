import { afterEach, beforeEach, expect, test } from 'vitest';
import { prefs } from '../../prefs.svelte';
import { asking, decision, FakeSocket, now, option, seatNow, welcome } from '../../testing/fakes';
import { i18n } from '../../text/i18n.svelte';
import { Table } from '../../wire/table.svelte';
import { TableSelection } from '../selection.svelte';
import { Drawer } from '../table/drawer.svelte';
import { Command } from './command.svelte';
import { Prompt } from './prompt.svelte';
import { closest, plain } from './words';

const MESSAGES = `
toy-option = go to { $pick ->
    [3] Vienna
   *[other] Prague
  }
toy-thing = Salzburg
toy-far = too far
terminal-unknown = { $typed } means nothing
terminal-ambiguous = { $typed } could be several
terminal-command-undo = zurück
barrier-start = it has just begun
`;
let table: Table;
let prompt: Prompt;
let drawer: Drawer;
let command: Command;

beforeEach(async () => {
  await i18n.speak('en', { '/en/toy.ftl': () => Promise.resolve(MESSAGES) });
  FakeSocket.opened = [];
  table = new Table('tok', FakeSocket.open);
  [prompt, drawer] = [new Prompt(table), new Drawer()];
  const selection = new TableSelection(table, prefs);
  command = new Command({ table, prompt, drawer, selection });
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now());
  prompt.ask();
});
afterEach(() => table.close());

const type = (text: string): void => {
  command.text = text;
  command.enter();
};
const mean = (ways: number[][], things: string[] = []): void => {
  const { id, version, seat } = FakeSocket.last.said('typed').at(-1)!;
  FakeSocket.last.hear({ type: 'meant', id, version, seat, ways, things });
};
const picks = (): number[] => FakeSocket.last.said('answer').map(({ pick }) => pick);

test('what is typed goes to the server in the language of the reader, and its one meaning is answered', () => {
  type(' vienna ');
  expect(FakeSocket.last.said('typed')).toMatchObject([{ text: 'vienna', language: 'en', seat: 0, version: 1 }]);
  mean([[3]]);
  expect(picks()).toEqual([3]);
  expect(prompt.open).toBe(false);
});

test('words that are not clear offer what they may mean', () => {
  type('go');
  mean([[3], [5]]);
  expect(command.reply?.says).toEqual(['go could be several']);
  expect(command.reply?.offers.map(({ pick }) => pick)).toEqual([3, 5]);
  expect(picks()).toEqual([]);
  command.take(5);
  expect(picks()).toEqual([5]);
});

test('the name of something else is told line by line, with the reason and the rule', () => {
  type('salzburg');
  mean([], ['city:9']);
  const { id } = FakeSocket.last.said('about')[0]!;
  FakeSocket.last.hear({
    type: 'thing',
    id,
    target: 'city:9',
    name: { key: 'toy-thing', args: {} },
    about: [{ key: 'toy-thing', args: {} }],
    why: [{ key: 'toy-far', args: {} }],
    rule: 'TOY-1.1',
  });
  expect(command.reply?.says).toEqual(['Salzburg – Salzburg', 'too far [TOY-1.1]']);
  expect(prompt.open).toBe(true);
});

test('what means nothing is said in place, with what was probably meant first', () => {
  type('pragu');
  mean([]);
  expect(command.reply?.says).toEqual(['pragu means nothing']);
  expect(command.reply?.offers.map(({ pick }) => pick)).toEqual([5, 3]);
});

test('other words are known in both languages, and may be cut short where they answer nothing', () => {
  type('zuruck');
  expect(command.reply?.says).toEqual(['it has just begun']);
  type('rules marker');
  expect([drawer.leaf, drawer.sought]).toEqual(['rules', 'marker']);
  prompt.ask();
  type('rul');
  mean([]);
  expect([drawer.leaf, drawer.rule]).toEqual(['rules', 'TOY-1.1']);
});

test('there is no line where nothing is asked', () => {
  FakeSocket.last.hear(now({ version: 2, asked: [1], seats: [seatNow(0, null)] }));
  expect(prompt.open).toBe(false);
});

test('a line of several answers stops for a second word where there is no way back, and then goes on', () => {
  const done = (): void => FakeSocket.last.hear({ type: 'done', id: FakeSocket.last.said('answer').at(-1)!.id });
  const selection = new TableSelection(table, prefs);
  selection.answer([3, 4, 6]);
  FakeSocket.last.hear(now({ version: 2, seats: [seatNow(0, decision([option(4, null, { final: true })]))] }));
  done();
  selection.goOn();
  expect(picks()).toEqual([3]);
  expect(selection.proposed?.pick).toBe(4);
  selection.confirm();
  FakeSocket.last.hear(now({ version: 3, seats: [seatNow(0, asking(6, 7))] }));
  done();
  selection.goOn();
  expect(picks()).toEqual([3, 4, 6]);
});

test('a line ends where the table asks something it does not fit', () => {
  const selection = new TableSelection(table, prefs);
  selection.answer([3, 4, 6]);
  FakeSocket.last.hear(now({ version: 2, seats: [seatNow(0, asking(6, 7))] }), { type: 'done', id: FakeSocket.last.said('answer')[0]!.id });
  selection.goOn();
  selection.goOn();
  expect(picks()).toEqual([3]);
});

test('likeness does not mind accents, capitals and a letter too few', () => {
  expect(plain('Règles')).toBe('regles');
  expect(closest('zauberflote', ['Idomeneo', 'Die Zauberflöte', 'Requiem'], (name) => name, 1)).toEqual(['Die Zauberflöte']);
});
