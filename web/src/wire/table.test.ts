import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking, chair, entry, FakeSocket, now, seating, seatNow, welcome } from '../testing/fakes';
import { Table } from './table.svelte';

let table: Table;

function sit(first = welcome(), ...messages: Parameters<FakeSocket['hear']>): void {
  FakeSocket.last.accept();
  FakeSocket.last.hear(first, ...messages);
}

beforeEach(() => {
  FakeSocket.opened = [];
  table = new Table('tok', FakeSocket.open);
});
afterEach(() => table.close());

test('shows what the server says, with the words of each option', () => {
  sit(welcome(), now());
  expect(table.seat).toBe(0);
  expect(table.options.map(({ pick, target, label }) => [pick, target, label.args])).toEqual([
    [3, 'city:3', { pick: 3 }],
    [5, 'city:5', { pick: 5 }],
  ]);
});

test('answers with the version and the ask that were looked at', () => {
  sit(welcome(), now({ version: 7 }));
  table.answer(5);
  expect(FakeSocket.last.said('answer')).toMatchObject([{ version: 7, seat: 0, ask: 'ChooseCity', pick: 5 }]);
});

test('a double click is one answer, until the server has spoken', () => {
  sit(welcome(), now());
  table.answer(3);
  table.answer(5);
  const [sent] = FakeSocket.last.said('answer');
  expect(FakeSocket.last.said('answer')).toHaveLength(1);
  FakeSocket.last.hear(now({ version: 2 }), { type: 'done', id: sent!.id });
  table.answer(5);
  expect(FakeSocket.last.said('answer')).toHaveLength(2);
});

test('a stale answer heals by itself; any other refusal is shown', () => {
  sit(welcome(), now());
  table.answer(3);
  const [first] = FakeSocket.last.said('answer');
  FakeSocket.last.hear(now({ version: 2 }), { type: 'refused', code: 'stale', id: first!.id, numbers: {} });
  expect(table.refused).toBeUndefined();
  expect(table.busy).toBe(false);
  table.answer(3);
  const second = FakeSocket.last.said('answer')[1]!;
  FakeSocket.last.hear({ type: 'refused', code: 'illegal-pick', id: second.id, numbers: {} });
  expect(table.refused?.code).toBe('illegal-pick');
});

test('what was chosen and has not arrived within a second is marked until it has', () => {
  vi.useFakeTimers();
  sit(welcome(), now());
  table.answer(5);
  vi.advanceTimersByTime(990);
  expect([table.errand.late, table.errand.isLate]).toEqual([undefined, false]);
  vi.advanceTimersByTime(10);
  expect([table.errand.late?.pick, table.errand.isLate]).toEqual([5, true]);
  FakeSocket.last.hear(now({ version: 2 }), { type: 'done', id: FakeSocket.last.said('answer')[0]!.id });
  expect([table.errand.late, table.errand.isLate]).toEqual([undefined, false]);
  table.undo();
  vi.advanceTimersByTime(1_000);
  expect([table.errand.late, table.errand.isLate]).toEqual([undefined, false]);
  vi.useRealTimers();
});

test('what I have said is kept until the server has heard it, or will not', () => {
  vi.useFakeTimers();
  sit(welcome(), now());
  table.speak(' good evening ');
  table.speak('again');
  expect(table.talk.sent.map(({ seat, text }) => [seat, text])).toEqual([
    [0, 'good evening'],
    [0, 'again'],
  ]);
  const [first, second] = FakeSocket.last.said('chat').map(({ id }) => id);
  FakeSocket.last.hear({ type: 'done', id: first! });
  vi.advanceTimersByTime(1_000);
  expect([table.talk.sent.length, table.talk.isLate]).toEqual([1, true]);
  FakeSocket.last.hear({ type: 'refused', code: 'chat-full', id: second!, numbers: {} });
  expect([table.talk.sent, table.talk.isLate]).toEqual([[], false]);
  vi.useRealTimers();
});

test('nothing else is said until the answer is answered, and a message that the server cannot name is', () => {
  sit(welcome(), now());
  table.answer(3);
  FakeSocket.last.hear(now({ version: 2 }));
  expect(table.busy).toBe(true);
  FakeSocket.last.hear({ type: 'refused', code: 'too-fast', id: '', numbers: { wait: 40 } });
  expect([table.busy, table.rebuffed, table.refused?.code]).toEqual([false, true, 'too-fast']);
  table.answer(3);
  expect(table.rebuffed).toBe(false);
});

test('nothing can be taken back behind a barrier', () => {
  sit(welcome(), now());
  table.undo();
  expect(FakeSocket.last.said('undo')).toEqual([]);
  FakeSocket.last.hear(now({ version: 2, seats: [seatNow(0, asking(1), { undo: null })] }));
  table.undo(true);
  expect(FakeSocket.last.said('undo')).toMatchObject([{ version: 2, seat: 0, whole: true }]);
  expect(table.heldBack).toBe(true);
});

test('the log follows the server, also backwards', () => {
  sit(welcome(), now({ step: 2, seats: [seatNow(0, null, { log: [entry(1, 0, 'a'), entry(2, 1, 'b')] })] }));
  FakeSocket.last.hear(now({ step: 1, since: 1, seats: [seatNow(0, null)] }));
  expect(table.log.map(({ n }) => n)).toEqual([1]);
});

test('the past is shown without a choice, and the present stays where it is', () => {
  sit(welcome(), now({ step: 9 }));
  table.history.open(4);
  const [look] = FakeSocket.last.said('look');
  FakeSocket.last.hear({ type: 'past', id: look!.id, step: 4, seats: [{ seat: 0, view: 'then' }] });
  expect(table.view).toBe('then');
  expect(table.options).toEqual([]);
  table.history.open(null);
  expect(table.options).toHaveLength(2);
});

test('a spectator looks through nobody’s eyes and is asked nothing', () => {
  sit(welcome({ role: 'watch', mine: [] }), now({ seats: [seatNow(null, null)] }));
  expect([table.seat, table.curtain, table.canUndo]).toEqual([null, null, false]);
  expect(table.view).toBe('now');
});

const shared = welcome({ mine: [0, 1], chairs: [chair('Ana'), chair('Ben')] });
const both = (asked: number[], ready: number[] = []): ReturnType<typeof now> =>
  now({ asked, ready, seats: [seatNow(0, asking(1)), seatNow(1, asking(2))] });

test('round one screen, nothing is asked before the curtain is lifted for the right seat', () => {
  sit(shared, both([1]));
  expect(table.curtain).toBe(1);
  expect(table.options).toEqual([]);
  table.lift(1);
  expect(table.curtain).toBeNull();
  expect(table.options.map(({ pick }) => pick)).toEqual([2]);
  FakeSocket.last.hear(both([0]));
  expect(table.curtain).toBe(0);
});

test('round one screen, a secret choice goes from one to the next, and back on demand', () => {
  sit(shared, both([0, 1]));
  table.lift(0);
  FakeSocket.last.hear(both([1], [0]));
  expect(table.curtain).toBe(1);
  table.lift(0);
  expect([table.curtain, table.options.map(({ pick }) => pick)]).toEqual([null, [1]]);
  FakeSocket.last.hear(both([1], [0]));
  table.lift(1);
  expect(table.lastOfSecret).toBe(true);
});

test('a seat alone at its screen has no curtain', () => {
  sit(welcome(), now({ asked: [1] }));
  expect(table.curtain).toBeNull();
});

test('chat is told once, also after the connection was lost', () => {
  const lines = [{ seat: 0, text: 'good evening', at: 1, gone: false }];
  sit(welcome(), { type: 'chat', lines, whole: true }, now());
  FakeSocket.last.hear(welcome(), { type: 'chat', lines, whole: true }, now());
  expect(table.chat).toHaveLength(1);
  FakeSocket.last.hear({ type: 'chat', lines, whole: false });
  expect(table.chat).toHaveLength(2);
  FakeSocket.last.hear({ type: 'chat', lines: [], whole: true });
  expect(table.chat).toEqual([]);
});

test('who is muted is neither named nor heard', () => {
  const lines = [0, 1, null].map((seat) => ({ seat, text: 'good evening', at: 1, gone: false }));
  sit(welcome(), { type: 'chat', lines, whole: true }, now());
  table.muted = [1, -1];
  expect(table.chairs.map(({ name }) => name)).toEqual(['Ana', '']);
  expect(table.chat.map(({ seat }) => seat)).toEqual([0]);
  expect(table.hushed).toEqual([['Ben', 1]]);
  table.muted = [];
  expect(table.chairs.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  expect(table.chat).toHaveLength(3);
});

test('what happens between two views is played; after a break or an undo there is only the table as it is', () => {
  const played: unknown[] = [];
  table.audience = {
    stage: ({ before, after, entries }) => played.push([before, after, entries.map(({ n }) => n)]),
    finish: () => played.push('cut'),
  };
  const at = (step: number, since: number) =>
    now({
      step,
      since,
      seats: [seatNow(0, null, { view: `at ${step}`, log: [1, 2, 3, 4].slice(since, step).map((n) => entry(n, 1, 'a')) })],
    });
  sit(welcome(), at(2, 0));
  expect(played).toEqual([]);
  FakeSocket.last.hear(at(3, 2));
  expect(played.splice(0)).toEqual([['at 2', 'at 3', [3]]]);
  FakeSocket.last.hear(at(3, 3), at(2, 2));
  expect(played.splice(0)).toEqual(['cut']);
  FakeSocket.last.hear(at(4, 0));
  expect(played).toEqual(['cut']);
});

test('whoever acts ends the play; an answer that gives itself does not', () => {
  let cuts = 0;
  table.audience = { stage: () => undefined, finish: () => (cuts += 1) };
  sit(welcome(), now());
  table.answer(3, true);
  expect(cuts).toBe(0);
  FakeSocket.last.hear({ type: 'done', id: FakeSocket.last.said('answer')[0]!.id });
  table.answer(5);
  expect(cuts).toBe(1);
});

test('on a shared screen what was secret is turned up behind the curtain, and then for all', () => {
  const played: unknown[] = [];
  table.audience = { stage: ({ me, before, after }) => played.push([me, before, after]), finish: () => undefined };
  const seats = (view: string) => [seatNow(0, asking(3)), seatNow(1, asking(4)), seatNow(null, null, { view })];
  sit(welcome({ mine: [0, 1] }), seating({ people: [0, 1] }), now({ asked: [1], ready: [0], seats: seats('hidden') }));
  table.lift(1);
  FakeSocket.last.hear(now({ step: 2, since: 0, asked: [0, 1], seats: seats('open') }));
  expect([table.curtain, table.seat, played]).toEqual(['all', null, []]);
  table.lift('all');
  expect([table.curtain, table.seat, table.view, played]).toEqual([null, null, 'open', [[null, 'hidden', 'open']]]);
  expect(table.nextUp).toBe(0);
  table.lift(0);
  expect([table.seat, table.decision?.ask]).toEqual([0, 'ChooseCity']);
});

test('names change for everybody', () => {
  sit(welcome(), now());
  table.rename(0, ' Anna ');
  expect(FakeSocket.last.said('name')).toMatchObject([{ seat: 0, name: 'Anna' }]);
  FakeSocket.last.hear({ type: 'chairs', chairs: [chair('Anna'), chair('Ben', 'bot')] });
  expect(table.chairs[0]?.name).toBe('Anna');
});

test('a hint is asked for once, and only for the question it was about', () => {
  const heard: number[] = [];
  const advice = { type: 'advice' as const, version: 1, seat: 0, pick: 5, target: 'city:5', says: [], numbers: [] };
  sit(welcome(), now());
  table.hint(({ pick }) => heard.push(pick));
  table.hint(({ pick }) => heard.push(pick));
  const [asked] = FakeSocket.last.said('hint');
  expect(FakeSocket.last.said('hint')).toHaveLength(1);
  expect(asked).toMatchObject({ version: 1, seat: 0 });
  expect(table.hinting).toBe(true);
  FakeSocket.last.hear({ ...advice, id: asked!.id }, { ...advice, id: asked!.id });
  expect(heard).toEqual([5]);
  table.hint(({ pick }) => heard.push(pick));
  FakeSocket.last.hear(now({ version: 2 }), { ...advice, id: FakeSocket.last.said('hint')[1]!.id });
  expect(heard).toEqual([5]);
  expect(table.hinting).toBe(false);
});

test('no hint where none is allowed, nothing is asked, or the server refuses', () => {
  sit(welcome({ hints: false }), now());
  table.hint(() => undefined);
  FakeSocket.last.hear(welcome(), now({ asked: [], seats: [seatNow(0, null)] }));
  table.hint(() => undefined);
  expect(FakeSocket.last.said('hint')).toEqual([]);
  FakeSocket.last.hear(now());
  table.hint(() => undefined);
  FakeSocket.last.hear({ type: 'refused', code: 'no-hint', id: FakeSocket.last.said('hint')[0]!.id, numbers: {} });
  expect(table.hinting).toBe(false);
  expect(table.refused?.code).toBe('no-hint');
});

test('while a bot sits in, its person is asked nothing and takes nothing back', () => {
  const free = seatNow(0, asking(3, 5), { undo: null, stop: null });
  sit(welcome(), seating(), now({ seats: [free] }));
  expect([table.decision?.ask, table.canUndo, table.due]).toEqual(['ChooseCity', true, [0]]);
  FakeSocket.last.hear(seating({ stand_ins: [{ seat: 0, bot: 'quick' }], people: [] }));
  expect([table.satIn, table.decision, table.canUndo, table.canHint, table.due]).toEqual(['quick', null, false, false, []]);
  table.answer(3);
  expect(FakeSocket.last.said('answer')).toEqual([]);
  FakeSocket.last.hear(seating());
  expect(table.decision?.ask).toBe('ChooseCity');
});

test('a shared screen goes to those who still play', () => {
  const both = [seatNow(0, asking(3)), seatNow(1, asking(4))];
  sit(welcome({ mine: [0, 1] }), seating({ people: [0, 1] }), now({ asked: [0, 1], seats: both }));
  table.lift(0);
  FakeSocket.last.hear(seating({ stand_ins: [{ seat: 0, bot: 'quick' }], people: [1] }));
  expect(table.curtain).toBe(1);
});

test('says what is to become of a seat and of the game', () => {
  sit(welcome(), seating(), now());
  table.handOver(0, 'strong');
  table.takeBack(0);
  table.agree(true);
  table.agree(false);
  table.abandon();
  expect(FakeSocket.last.said('hand-over')).toMatchObject([{ seat: 0, bot: 'strong' }]);
  expect(FakeSocket.last.said('take-back')).toMatchObject([{ seat: 0 }]);
  expect(FakeSocket.last.said('agree').map(({ yes }) => yes)).toEqual([true, false]);
  expect(FakeSocket.last.said('abandon')).toHaveLength(1);
});
