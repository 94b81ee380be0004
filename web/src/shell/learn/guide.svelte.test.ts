import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSocket, now, welcome } from '../../testing/fakes';
import { phrase } from '../../text/phrase';
import { Table } from '../../wire/table.svelte';
import type { LessonStep } from '../../wire/types.gen';
import { Guide } from './guide.svelte';

const step = (at: number, until: number, task = false): LessonStep => ({
  says: phrase('toy-says'),
  task: task ? phrase('toy-task') : null,
  points: [`city:${at}`],
  rules: [],
  at,
  until,
  answers: [],
});
const steps = [step(0, 0), step(0, 2, true), step(2, 2)];

class Stage {
  beat = $state<never>();
  finish = (): void => void (this.beat = undefined);
}
let stage: Stage;
let table: Table;
let guide: Guide;
let stop = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  FakeSocket.opened = [];
  table = new Table('tok', FakeSocket.open);
  stage = new Stage();
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome({ lesson: { name: 'first', steps } }), now());
  stop = $effect.root(() => {
    guide = new Guide(table, stage, 'toy');
  });
  flushSync();
});
afterEach(() => {
  stop();
  table.close();
});

test('a step to read is done when it was read, a task when the game has come there', () => {
  expect([guide.at, guide.points]).toEqual([0, ['city:0']]);
  guide.goOn();
  expect(guide.at).toBe(1);
  FakeSocket.last.hear(now({ version: 2, step: 2 }));
  flushSync();
  expect([guide.at, guide.points]).toEqual([2, ['city:2']]);
});

test('a task that is not on the board points at the button to press', () => {
  const pressed = { ...step(0, 1, true), points: [], answers: [{ n: 0, ask: 'EndTurn', pick: 0, target: '0' }] };
  FakeSocket.last.hear(welcome({ lesson: { name: 'first', steps: [pressed] } }));
  const again = $effect.root(() => {
    guide = new Guide(table, stage, 'toy');
  });
  expect(guide.points).toEqual(['EndTurn 0']);
  again();
});

test('of several things to press, only the next is pointed at', () => {
  const answers = [
    { n: 0, ask: 'Above', pick: 8, target: 'card:8' },
    { n: 1, ask: 'Below', pick: 9, target: 'card:9' },
  ];
  const both = { ...step(0, 2, true), points: ['card:8', 'card:9', 'city:0'], answers };
  FakeSocket.last.hear(welcome({ lesson: { name: 'first', steps: [both] } }));
  const again = $effect.root(() => {
    guide = new Guide(table, stage, 'toy');
  });
  expect(guide.points).toEqual(['card:8', 'city:0', 'Above 8', 'Below 9']);
  FakeSocket.last.hear(now({ version: 2, step: 1 }));
  flushSync();
  expect(guide.points).toEqual(['card:9', 'city:0', 'Above 8', 'Below 9']);
  again();
});

test('the lesson does not talk on while what happened is played out, and going on ends the play', () => {
  guide.goOn();
  stage.beat = {} as never;
  FakeSocket.last.hear(now({ version: 2, step: 2 }));
  flushSync();
  expect(guide.at).toBe(1);
  guide.goOn();
  flushSync();
  expect([stage.beat, guide.at]).toEqual([undefined, 2]);
});
