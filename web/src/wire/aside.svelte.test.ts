import { beforeEach, expect, test } from 'vitest';
import { asking, FakeSocket, now, seatNow, welcome } from '../testing/fakes';
import { BoardTable } from './board.svelte';
import { PlanTable } from './plan.svelte';
import { Table } from './table.svelte';
import type { Pondering } from './types.gen';

const card = { id: '7f3a', name: '', at: 40, steps: 43, changed: 0 };

beforeEach(() => {
  FakeSocket.opened = [];
});

function seated<T extends Table>(table: T, ...messages: Parameters<FakeSocket['hear']>): T {
  FakeSocket.last.accept();
  FakeSocket.last.hear(...messages);
  return table;
}

test('a board sits down where the address says, and after a break where it was', () => {
  const board = seated(new BoardTable('tok', 'board', 40, FakeSocket.open));
  expect(FakeSocket.last.said('analyse')).toEqual([{ type: 'analyse', token: 'tok', branch: '', step: 40 }]);
  FakeSocket.last.hear(welcome({ aside: 'board', mine: [0, 1] }), now({ step: 42 }));
  expect(board.place).toEqual({ step: 42, branch: 'board' });
  FakeSocket.last.hear({ type: 'on-branch', branch: card }, now({ step: 43, version: 2 }));
  expect(board.place).toEqual({ step: 43, branch: '7f3a' });
  board.close();
});

test('who plays all sides looks through the eyes of whoever is asked, without a curtain', () => {
  const seats = [seatNow(0, null), seatNow(1, asking(3))];
  const board = seated(
    new BoardTable('tok', 'board', 4, FakeSocket.open),
    welcome({ aside: 'board', mine: [0, 1] }),
    now({ asked: [1], seats }),
  );
  expect([board.curtain, board.seat, board.decision?.ask]).toEqual([null, 1, 'ChooseCity']);
  board.close();
});

test('what was found holds for one position', () => {
  const board = seated(new BoardTable('tok', 'board', 4, FakeSocket.open), welcome({ aside: 'board', mine: [0, 1] }), now());
  board.ponder('lines');
  const found: Omit<Pondering, 'done'> = {
    type: 'pondering',
    id: 'x',
    about: 'lines',
    seat: 0,
    step: 0,
    total: 2,
    lines: [],
    spread: [],
    bot: '',
    parts: 1,
  };
  FakeSocket.last.hear({ ...found, done: 1 });
  expect([board.found.lines?.done, board.ponders]).toEqual([1, 'lines']);
  FakeSocket.last.hear({ ...found, done: 2 });
  expect(board.ponders).toBeUndefined();
  FakeSocket.last.hear(now({ step: 1, version: 2 }));
  expect(board.found).toEqual({});
  board.close();
});

test('a plan remembers its answers, and hands them to the table', () => {
  const live = seated(new Table('tok', FakeSocket.open), welcome(), now());
  const plan = new PlanTable(live, FakeSocket.open);
  live.planned.aside = plan;
  seated(plan, welcome({ aside: 'plan' }), now());
  expect(FakeSocket.last.said('what-if')).toEqual([{ type: 'what-if', token: 'tok', seat: 0 }]);
  plan.answer(5);
  FakeSocket.last.hear(now({ step: 1, version: 2, seats: [seatNow(0, asking(3), { undo: null })] }), {
    type: 'done',
    id: FakeSocket.last.said('answer')[0]!.id,
  });
  expect(plan.steps).toEqual([{ ask: 'ChooseCity', pick: 5 }]);
  plan.undo();
  FakeSocket.last.hear(now({ step: 0, version: 3 }), { type: 'done', id: FakeSocket.last.said('undo')[0]!.id });
  expect(plan.steps).toEqual([]);
  plan.answer(3);
  FakeSocket.last.hear(now({ step: 1, version: 4 }));
  plan.play();
  expect([live.planned.steps, live.planned.aside]).toEqual([[{ ask: 'ChooseCity', pick: 3 }], undefined]);
  live.close();
});

test('a plan is void once something else is asked at the table', () => {
  const live = seated(new Table('tok', FakeSocket.open), welcome(), now());
  const table = FakeSocket.last;
  const plan = new PlanTable(live, FakeSocket.open);
  expect(plan.isVoid).toBe(false);
  table.hear(now({ version: 2 }));
  expect(plan.isVoid).toBe(true);
  plan.close();
  live.close();
});
