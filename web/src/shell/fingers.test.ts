/** Fingers on things: one that rests looks, two do something else. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fingers } from './fingers';

const deeds = { press: vi.fn(), tap: vi.fn(), show: vi.fn(), over: vi.fn(), away: vi.fn() };
const [here, there] = [document.createElement('div'), document.createElement('div')];
const finger = (thing: Element, type: string, isPrimary: boolean): boolean =>
  thing.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', isPrimary, bubbles: true }));
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.append(here, there);
  stops = [here, there].map((thing) => fingers(thing, deeds));
});
afterEach(() => {
  stops.forEach((stop) => stop());
  vi.useRealTimers();
});

test('one finger that rests looks', () => {
  finger(here, 'pointerdown', true);
  vi.advanceTimersByTime(600);
  expect(deeds.show).toHaveBeenCalledOnce();
});

test.each([
  ['the same thing', here],
  ['another thing', there],
  ['nothing in particular', document.body],
])('a second finger on %s: nobody looks, however long both rest', (_, second) => {
  finger(here, 'pointerdown', true);
  finger(second, 'pointerdown', false);
  vi.advanceTimersByTime(600);
  expect(deeds.show).not.toHaveBeenCalled();
});
