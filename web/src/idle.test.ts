import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Idleness } from './idle';

/** A browser that draws when it is told to. */
const browser = {
  frames: [] as (() => void)[],
  runs: [] as { playState: string; effect: unknown; finished: Promise<unknown> }[],
  fonts: Object.assign(new EventTarget(), { status: 'loaded', ready: Promise.resolve() as Promise<unknown> }),
};

class FakeObserver {
  constructor(private readonly call: () => void) {}
  observe = (): void => void browser.frames.push(this.call);
  disconnect = (): void => undefined;
}

let root: HTMLElement;
let idleness: Idleness;
let ended: AbortController;
const isIdle = () => 'idle' in root.dataset;

/** Let the browser draw, as often as it is asked to. */
async function draw(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const call of browser.frames.splice(0)) call();
  }
}

function later() {
  let [resolve, reject]: ((why?: unknown) => void)[] = [];
  const promise = new Promise<unknown>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve: () => resolve!(), reject: (why: unknown) => reject!(why) };
}

const timing = (endTime: number) => ({ getComputedTiming: () => ({ endTime }) });

beforeEach(async () => {
  Object.assign(browser, { frames: [], runs: [] });
  Object.assign(browser.fonts, { status: 'loaded', ready: Promise.resolve() });
  vi.stubGlobal('ResizeObserver', FakeObserver);
  Object.assign(document, { fonts: browser.fonts, getAnimations: () => browser.runs });
  root = document.createElement('html');
  idleness = new Idleness();
  ended = new AbortController();
  idleness.watch(root, ended.signal);
  expect(isIdle()).toBe(false);
  await draw();
  expect(isIdle()).toBe(true);
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
});

test('is not idle while anybody is at work, and only once all have done', async () => {
  const [first, second] = [idleness.worker(), idleness.worker()];
  first(true);
  first(true);
  second(true);
  expect(isIdle()).toBe(false);
  first(false);
  await draw();
  expect(isIdle()).toBe(false);
  second(false);
  expect(isIdle()).toBe(false);
  await draw();
  expect(isIdle()).toBe(true);
});

test('is not idle during what is fetched, also if that fails', async () => {
  const [good, bad] = [later(), later()];
  const all = Promise.allSettled([idleness.during(good.promise), idleness.during(bad.promise)]);
  good.resolve();
  await draw();
  expect(isIdle()).toBe(false);
  bad.reject(new Error('gone'));
  await all;
  await draw();
  expect(isIdle()).toBe(true);
});

test('is not idle before what changed has been drawn', async () => {
  dispatchEvent(new Event('click'));
  expect(isIdle()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isIdle()).toBe(false);
  await draw();
  expect(isIdle()).toBe(true);
});

test('waits for what moves and comes to rest, not for what goes on for ever', async () => {
  const { promise: finished, resolve } = later();
  const fades = { playState: 'running', effect: timing(300), finished };
  const flickers = { playState: 'running', effect: timing(Infinity), finished: later().promise };
  browser.runs = [fades, flickers];
  dispatchEvent(new Event('transitionrun'));
  await draw();
  expect(isIdle()).toBe(false);
  fades.playState = 'finished';
  resolve();
  await draw();
  expect(isIdle()).toBe(true);
});

test('what is cancelled has come to rest, too', async () => {
  const { promise: finished, reject } = later();
  browser.runs = [{ playState: 'running', effect: timing(300), finished }];
  dispatchEvent(new Event('animationstart'));
  await draw();
  browser.runs = [];
  reject(new DOMException('cancelled', 'AbortError'));
  await draw();
  expect(isIdle()).toBe(true);
});

test('waits for the letters', async () => {
  const { promise: ready, resolve } = later();
  Object.assign(browser.fonts, { status: 'loading', ready });
  browser.fonts.dispatchEvent(new Event('loading'));
  await draw();
  expect(isIdle()).toBe(false);
  browser.fonts.status = 'loaded';
  resolve();
  await draw();
  expect(isIdle()).toBe(true);
});

test('starts over when somebody goes back to work while it waits for a frame', async () => {
  const works = idleness.worker();
  dispatchEvent(new Event('click'));
  await new Promise((resolve) => setTimeout(resolve));
  works(true);
  await draw();
  expect(isIdle()).toBe(false);
  works(false);
  await draw();
  expect(isIdle()).toBe(true);
});

test('asks the browser nothing while nothing happens', async () => {
  const asked = vi.spyOn(document, 'getAnimations');
  await draw();
  expect(asked).not.toHaveBeenCalled();
  expect(browser.frames).toEqual([]);
});
