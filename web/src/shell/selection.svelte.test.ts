import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Prefs } from '../prefs.svelte';
import { asking, caution, decision, FakeSocket, now, option, refusal, seatNow, welcome } from '../testing/fakes';
import { i18n } from '../text/i18n.svelte';
import { Table } from '../wire/table.svelte';
import type { Code, Decision } from '../wire/types.gen';
import { TableSelection } from './selection.svelte';

type Asked = Decision<null>;
let table: Table;
let prefs: Prefs;
let selection: TableSelection;

beforeEach(() => {
  localStorage.clear();
  FakeSocket.opened = [];
  table = new Table('tok', FakeSocket.open);
  prefs = new Prefs();
  selection = new TableSelection(table, prefs);
  FakeSocket.last.accept();
});
afterEach(() => table.close());

const lay = (asked: Asked, changes = {}): void => FakeSocket.last.hear(welcome(), now({ seats: [seatNow(0, asked)], ...changes }));
const sent = (): number[] => FakeSocket.last.said('answer').map(({ pick }) => pick);

/** City 3 may be picked but had better not be; city 9 may not. */
function risky(): Asked {
  return decision([option(3, null, { cautions: [caution('TOY-2')] })], { refused: [refusal('city:9', 'TOY-3')] });
}

test('pointing at the one thing that can be meant picks it', () => {
  lay(asking(3, 5));
  selection.point('city:5');
  expect(sent()).toEqual([5]);
});

test('pointing at a thing with several options offers them alone', () => {
  lay(decision([3, 5].map((pick) => option(pick, null, { target: 'city:1' }))));
  selection.point('city:1');
  expect([sent(), selection.narrowed]).toEqual([[], 'city:1']);
});

test('pointing at what cannot be picked asks what it is, and why not', () => {
  lay(risky());
  expect(selection.standing('city:9')).toBe('refused');
  selection.point('city:9');
  const [asked] = FakeSocket.last.said('about');
  expect(asked).toMatchObject({ seat: 0, target: 'city:9' });
  const [name, why] = [{ key: 'toy-thing', args: {} }, [{ key: 'toy-refused', args: {} }]];
  FakeSocket.last.hear({ type: 'thing', id: asked!.id, target: 'city:9', name, about: [], why, rule: 'TOY-3' });
  expect([selection.explained?.name?.key, selection.explained?.rule]).toEqual(['toy-thing', 'TOY-3']);
  expect(sent()).toEqual([]);
});

test('something unwise waits for a second word, unless that warning is switched off', () => {
  lay(risky());
  selection.choose(3);
  expect([sent(), selection.proposed?.pick]).toEqual([[], 3]);
  selection.cancel();
  expect(selection.proposed).toBeUndefined();
  prefs.hush('toy-caution');
  selection.choose(3);
  expect(sent()).toEqual([3]);
});

test('the last of a secret choice confirms before everything is turned up', () => {
  lay(asking(3), { asked: [0], ready: [1] });
  selection.choose(3);
  expect(sent()).toEqual([]);
  selection.confirm();
  expect(sent()).toEqual([3]);
});

test('the last choice confirms itself for whoever prefers that', () => {
  prefs.confirmsItself = true;
  lay(asking(3), { asked: [0], ready: [1] });
  selection.choose(3);
  expect(sent()).toEqual([3]);
});

test('what is not offered cannot be chosen', () => {
  lay(asking(3));
  selection.choose(4);
  selection.point('city:4');
  expect([sent(), selection.standing('city:4')]).toEqual([[], 'idle']);
});

/** The ask *ask* with options 3 and 5; behind 3 and then 5 lies "opus:7". */
function leadsOn(ask: string, ...path: number[]): Asked {
  return { ...asking(3, 5), ask, ahead: [way(ask, ...path)] };
}

/** "opus:7" behind the answers *path*. */
function way(ask: string, ...path: number[]): Asked['ahead'][number] {
  return { path: path.map((pick) => ({ ask, pick })), ask: 'Take', options: [option(7, null, { target: 'opus:7' })] };
}

/** The table answers what was sent last with another question. */
function next(asked: Asked): void {
  reply(now({ version: version++, seats: [seatNow(0, asked)] }));
}
let version = 2;

function reply(after: ReturnType<typeof now>): void {
  FakeSocket.last.hear(after, { type: 'done', id: lastId() });
  selection.goOn();
}

/** The table does not take what was sent last. */
function refuse(code: Code): void {
  FakeSocket.last.hear({ type: 'refused', code, id: lastId(), numbers: {} });
  selection.goOn();
}
const lastId = (): string => FakeSocket.last.said('answer').at(-1)!.id;

test('pointing at what lies ahead gives the answers on the way, then picks it', () => {
  lay(leadsOn('Use', 3, 5));
  expect(selection.standing('opus:7')).toBe('ahead');
  selection.point('opus:7');
  selection.point('opus:7'); // a second press on the way changes nothing
  next(leadsOn('Act', 5));
  const last = decision([option(7, null, { target: 'opus:7' })]);
  next(last);
  next(last);
  expect(sent()).toEqual([3, 5, 7]);
});

test('what can be reached in two ways is not ahead', () => {
  lay({ ...asking(3, 5), ask: 'Use', ahead: [way('Use', 3), way('Use', 5)] });
  expect(selection.standing('opus:7')).toBe('idle');
});

test('a press before the next question comes is kept until then', () => {
  lay(asking(3, 5));
  selection.point('city:3');
  selection.point('city:5');
  expect(sent()).toEqual([3]);
  next(asking(5, 8));
  expect(sent()).toEqual([3, 5]);
});

test('whoever points at nothing chooses nothing', () => {
  lay(decision([option(3, null, { target: '' })]));
  selection.goOn();
  expect(sent()).toEqual([]);
});

test('a press that came too early and does not fit is explained', () => {
  lay(asking(3, 5));
  selection.point('city:3');
  selection.point('city:5');
  next(asking(8));
  expect(FakeSocket.last.said('about').map(({ target }) => target)).toEqual(['city:5']);
});

test('who presses twice means it once', () => {
  lay(asking(3, 5));
  selection.point('city:3');
  selection.point('city:3');
  next(asking(3));
  expect(sent()).toEqual([3]);
  selection.point('city:3');
  expect(sent()).toEqual([3, 3]);
});

test('a key pressed before the next question comes counts if the same is asked again', () => {
  lay(asking(3, 5, 8));
  selection.choose(3);
  selection.choose(5);
  expect(sent()).toEqual([3]);
  next(asking(5, 8));
  expect(sent()).toEqual([3, 5]);
});

test('what an early key meant is taken where it stands now', () => {
  const labelled = (...labels: string[]): Asked =>
    decision(labels.map((key, pick) => option(pick, null, { target: '', label: { key, args: {} } })));
  lay(labelled('a', 'b', 'c'));
  selection.choose(0);
  selection.choose(2);
  next(labelled('b', 'c'));
  expect(sent()).toEqual([0, 1]);
});

test('an early key answers no question but the one it was pressed at', () => {
  lay(asking(3, 5));
  selection.choose(3);
  selection.choose(5);
  next({ ...asking(3, 5), ask: 'LeaveCity' });
  next(asking(3, 5));
  expect(sent()).toEqual([3]);
});

test('an early key whose option now says something else is dropped', () => {
  lay(asking(3, 5));
  selection.choose(3);
  selection.choose(5);
  next(decision([option(5, null, { effect: { key: 'toy-costs', args: { coins: 4 } } }), option(8, null)]));
  expect(sent()).toEqual([3]);
});

test('who presses a key twice means it once', () => {
  lay(asking(3, 5));
  selection.choose(3);
  selection.choose(3);
  next(asking(3, 5));
  expect(sent()).toEqual([3]);
  selection.choose(3);
  expect(sent()).toEqual([3, 3]);
});

test.each(['illegal-pick', 'busy', 'failed'] as const)(
  'the answer %s stops the selection on its way, and nothing is said again',
  (code) => {
    lay(leadsOn('Use', 3, 5));
    selection.point('opus:7');
    selection.point('city:5'); // and what was pressed meanwhile is forgotten, too
    refuse(code);
    selection.goOn();
    expect([sent(), table.refused?.code]).toEqual([[3], code]);
    selection.point('opus:7');
    expect(sent()).toEqual([3, 3]);
    expect(table.refused).toBeUndefined();
  },
);

test('where somebody else was quicker, the selection does not go on with what it set out for', () => {
  lay(leadsOn('Use', 3, 5));
  selection.point('opus:7');
  FakeSocket.last.hear(now({ version: version++, seats: [seatNow(0, leadsOn('Act', 5))] }));
  selection.goOn();
  refuse('stale');
  expect(sent()).toEqual([3]);
});

test('where something else is asked on the way, the selection stops', () => {
  lay(leadsOn('Use', 3, 5));
  selection.point('opus:7');
  next(asking(5));
  next(leadsOn('Act', 5));
  expect(sent()).toEqual([3]);
});

test('a warning on the way waits for a second word, and who takes it back goes no further', () => {
  const options = [option(3, null, { cautions: [caution('TOY-2')] }), option(5, null)];
  lay({ ...leadsOn('Use', 3, 5), options });
  selection.point('opus:7');
  expect([sent(), selection.proposed?.pick]).toEqual([[], 3]);
  selection.cancel();
  selection.goOn();
  expect(sent()).toEqual([]);
  selection.point('opus:7');
  selection.confirm();
  next(leadsOn('Act', 5));
  expect(sent()).toEqual([3, 5]);
});

test('a thing says what it is, and what pointing at it would do', () => {
  vi.spyOn(i18n, 'say').mockImplementation(({ key }) => key);
  lay(asking(3));
  const thing = document.createElement('div');
  const stop = $effect.root(() => void selection.target('city:3', 'Rome')(thing));
  flushSync();
  expect(['aria-label', 'aria-description'].map((each) => thing.getAttribute(each))).toEqual(['Rome', 'toy-option']);
  stop();
});

test('a value on something that can be picked gives way to it, and explains itself elsewhere', () => {
  lay(asking(3, 5));
  const [panel, value] = [document.createElement('div'), document.createElement('span')];
  panel.append(value);
  const stop = $effect.root(() => {
    void selection.target('city:3')(panel);
    void selection.target('purse:0')(value);
  });
  flushSync();
  value.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(sent()).toEqual([3]);
  stop();
});

/** City 3 turns something up; nobody can go back behind it. */
const barred = (): Asked => decision([option(3, null, { final: true }), option(5, null)]);

test('what cannot be taken back asks first, unless its player does without', () => {
  lay(barred());
  selection.point('city:3');
  expect([sent(), selection.proposed?.pick]).toEqual([[], 3]);
  selection.confirm();
  expect(sent()).toEqual([3]);
  prefs.asksFirst = false;
  next(barred());
  selection.point('city:3');
  expect(sent()).toEqual([3, 3]);
});

test('the end of a turn is itself the question whether it ends', () => {
  selection = new TableSelection(table, prefs, { End: { where: 'list', confirms: true } });
  lay({ ...barred(), ask: 'End' });
  selection.point('city:3');
  expect(sent()).toEqual([3]);
});

test('the turn can be ended with its last answer, and with no other', () => {
  selection = new TableSelection(table, prefs, { End: { where: 'list', confirms: true } });
  lay(barred());
  const last = option(3, null, { final: true, then: 'End' });
  expect([last, { ...last, then: 'Act' }, { ...last, final: false }].map((each) => selection.isLast(each))).toEqual([true, false, false]);
});

/** "opus:7" lies behind the answers *path* and turns something up. */
function leadsToCard(ask: string, ...path: number[]): Asked {
  const card = { ...way(ask, ...path), options: [option(7, null, { target: 'opus:7', final: true })] };
  const between = { path: path.slice(0, 1).map((pick) => ({ ask, pick })), ask: 'Act', options: [option(5, null)] };
  return { ...asking(3, 5), ask, ahead: path.length > 1 ? [between, card] : [card] };
}

test('what lies ahead and cannot be taken back asks before the first answer on the way, and only once', () => {
  lay(leadsToCard('Use', 3, 5));
  selection.point('opus:7');
  expect([sent(), selection.proposed?.pick, selection.steps.map(({ args }) => args['pick'])]).toEqual([[], 7, [3, 5]]);
  selection.confirm();
  next(leadsToCard('Act', 5));
  next(decision([option(7, null, { target: 'opus:7', final: true })]));
  expect(sent()).toEqual([3, 5, 7]);
  expect(selection.done.map(({ args }) => args['pick'])).toEqual([3, 5, 7]);
});

test('putting it back gives no answer', () => {
  lay(leadsToCard('Use', 3, 5));
  selection.point('opus:7');
  selection.cancel();
  selection.goOn();
  expect([sent(), selection.proposed]).toEqual([[], undefined]);
});

test('who agrees to end the turn, too, does not mean another question', () => {
  lay(barred());
  selection.point('city:3');
  selection.confirm(true);
  expect(selection.ends).toBe(true);
  next(asking(5, 8));
  expect(selection.ends).toBe(false);
});

test('the first tap shows, the second does it', () => {
  lay(asking(3, 5));
  selection.tap('city:3');
  expect([sent(), selection.shown, selection.proposed?.pick]).toEqual([[], 'city:3', 3]);
  selection.tap('city:5');
  expect([sent(), selection.shown]).toEqual([[], 'city:5']);
  selection.tap('city:5');
  expect([sent(), selection.shown]).toEqual([[5], '']);
});

test('a tap on what cannot be picked says why', () => {
  lay(risky());
  selection.tap('city:9');
  expect(FakeSocket.last.said('about').map(({ target }) => target)).toEqual(['city:9']);
  expect(selection.words('city:9')).toHaveLength(1);
});

test('a finger looks first, and a long press only looks', () => {
  vi.useFakeTimers();
  lay(asking(3));
  const thing = document.createElement('div');
  const stop = $effect.root(() => void selection.target('city:3')(thing));
  flushSync();
  const touch = (type: string) => thing.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', isPrimary: true }));
  touch('pointerdown');
  vi.advanceTimersByTime(600);
  expect(selection.shown).toBe('city:3');
  touch('pointerup');
  touch('click');
  expect(sent()).toEqual([]);
  touch('pointerdown');
  touch('pointerup');
  touch('click');
  expect(sent()).toEqual([3]);
  stop();
  vi.useRealTimers();
});
