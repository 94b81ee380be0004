import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnyFace } from '../../games';
import { affects as affectsPatron } from '../../games/lacrimosa';
import { affects as affectsTroupe } from '../../games/fourberies';
import { prefs } from '../../prefs.svelte';
import { Director } from '../../stage/director.svelte';
import { asking, entry, FakeSocket, now, seatNow, welcome } from '../../testing/fakes';
import { Table } from '../../wire/table.svelte';
import { signForMe, soundForMe, tellMe } from './calls.svelte';

const device = vi.hoisted(() => ({ ring: vi.fn(), join: vi.fn(() => Promise.resolve()) }));
vi.mock('../bell/device', () => device);

/** What was heard: how high each tone was. */
const heard: number[] = [];
const silent = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
class FakeAudio {
  currentTime = 0;
  destination = {};
  createGain = () => ({ gain: silent, connect: vi.fn() });
  createOscillator = () => ({
    frequency: {
      set value(pitch: number) {
        heard.push(pitch);
      },
    },
    connect: (next: unknown) => next,
    start: vi.fn(),
    stop: vi.fn(),
  });
}

const face = { affects: (event: { type: string }, seat: number) => event.type === 'robbed' && seat === 0 } as unknown as AnyFace;
const TURN = [660, 990];
const AFFECTED = [330, 247];
let table: Table;
let stop = (): void => undefined;
const icon = document.createElement('link');

beforeAll(() => vi.stubGlobal('AudioContext', FakeAudio));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  [FakeSocket.opened, heard.length, prefs.sound] = [[], 0, true];
  icon.rel = 'icon';
  document.head.append(icon);
  table = new Table('tok', FakeSocket.open);
  const room = { table, face, director: new Director(undefined as never, prefs) };
  stop = $effect.root(() => {
    soundForMe(room);
    signForMe(room);
    tellMe(room);
  });
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now({ asked: [1], step: 1, seats: [seatNow(0, null, { log: [entry(1, 1, 'robbed')] })] }));
  flushSync();
});
afterEach(() => {
  stop();
  table.close();
  icon.remove();
  prefs.sound = false;
});

const next = (asked: number[], ...keys: string[]): void => {
  const seat = seatNow(0, asked.includes(0) ? asking(3) : null, { log: [entry(2, 1, ...keys)] });
  FakeSocket.last.hear(now({ version: 2, step: 2, since: 1, asked, seats: [seat] }));
  flushSync();
};

test('whoever comes back hears nothing of what happened before', () => {
  expect(heard).toEqual([]);
});

test('my turn sounds, and shows on the tab until I have moved or left', () => {
  expect(icon.getAttribute('href')).toBe('./icon.svg');
  next([0], 'moved');
  expect(heard).toEqual(TURN);
  expect(icon.getAttribute('href')).toBe('./icon-turn.svg');
  stop();
  expect(icon.getAttribute('href')).toBe('./icon.svg');
});

test('what touches me has a sound of its own', () => {
  next([1], 'robbed');
  expect(heard).toEqual(AFFECTED);
});

test('nothing sounds for whoever wants silence', () => {
  prefs.sound = false;
  next([0], 'robbed');
  expect(heard).toEqual([]);
});

test('the browser tells whoever wants it and looks elsewhere, once for each decision', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const told = async (): Promise<number> => {
    await new Promise((done) => setTimeout(done));
    return device.ring.mock.calls.length;
  };
  next([0]);
  expect(await told()).toBe(0);
  next([1]);
  prefs.tells = true;
  hidden.mockReturnValue(false);
  next([0]);
  expect(await told()).toBe(0);
  next([1]);
  hidden.mockReturnValue(true);
  next([0]);
  next([0]);
  expect(await told()).toBe(1);
  prefs.tells = false;
  hidden.mockRestore();
});

test('the server may tell this browser of every table that it opens, if that is wanted', async () => {
  expect(device.join).not.toHaveBeenCalled();
  prefs.tells = true;
  const leave = $effect.root(() => tellMe({ table }));
  flushSync();
  await new Promise((done) => setTimeout(done));
  expect(device.join).toHaveBeenCalledExactlyOnceWith('tok');
  leave();
  prefs.tells = false;
});

test('in Fourberies one is robbed, pushed, not alone, or sent home', () => {
  expect(affectsTroupe({ type: 'CoinsStolen', seat: 1, victim: 0, amount: 2 }, 0)).toBe(true);
  expect(affectsTroupe({ type: 'CoinsStolen', seat: 0, victim: 1, amount: 2 }, 0)).toBe(false);
  expect(affectsTroupe({ type: 'CaravelPushed', seat: 1, colour: 0, city: 1, to: 2 }, 0)).toBe(true);
  expect(affectsTroupe({ type: 'CaravelPushed', seat: 0, colour: 0, city: 1, to: 2 }, 0)).toBe(false);
  expect(affectsTroupe({ type: 'TroupesMet', city: 1, colours: [0, 2] }, 0)).toBe(true);
  expect(affectsTroupe({ type: 'MoodChanged', mood: 0, managers: [0, 2] }, 0)).toBe(false);
  expect(affectsTroupe({ type: 'MoodChanged', mood: 0, managers: [0, 2] }, 1)).toBe(true);
});

test('in Lacrimosa one becomes first, or loses steps', () => {
  expect(affectsPatron({ type: 'FirstPatronPassed', seat: 1 }, 1)).toBe(true);
  expect(affectsPatron({ type: 'TracksReset', seat: 1, steps: [0, 2, 0] }, 1)).toBe(true);
  expect(affectsPatron({ type: 'TracksReset', seat: 1, steps: [0, 0, 0] }, 1)).toBe(false);
});
