import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Edition } from './edition.svelte';
import { idleness } from './idle';

const pageOf = (script: string) => `<!doctype html><html><body><script type="module" src="${script}"></script></body></html>`;
const reload = vi.fn();
let served: () => Promise<Response>;
let edition: Edition;
let atRest: { mockReturnValue(rests: boolean): unknown };
let ended: AbortController;

beforeEach(() => {
  document.body.innerHTML = '<script type="module" src="./assets/index-old.js"></script>';
  serve('./assets/index-new.js');
  vi.stubGlobal('fetch', () => served());
  atRest = vi.spyOn(idleness, 'rests', 'get').mockReturnValue(true);
  sessionStorage.clear();
  reload.mockClear();
  ended = new AbortController();
  edition = new Edition(reload);
  edition.watch(ended.signal);
  edition.mayReload = true;
});
afterEach(() => {
  ended.abort();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function serve(script: string): void {
  served = () => Promise.resolve(new Response(pageOf(script)));
}

/** Come back to the page, and wait until it has looked. */
async function comeBack(meanwhile = (): void => undefined): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  meanwhile();
  await new Promise((resolve) => setTimeout(resolve, 5));
}

test('is old once the server gives out another page, and not before', async () => {
  serve('./assets/index-old.js');
  await edition.look();
  expect(edition.isOld).toBe(false);
  serve('./assets/index-new.js');
  await edition.look();
  expect(edition.isOld).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['is away', () => Promise.reject(new TypeError('away'))],
  ['says something else', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
])('a server that %s changes nothing', async (_, answer) => {
  served = answer;
  await edition.look();
  expect(edition.isOld).toBe(false);
});

test('reloads when somebody comes back to the table', async () => {
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('never reloads under the eyes or the hands of somebody', async () => {
  await edition.look();
  await comeBack(() => dispatchEvent(new Event('pointerdown')));
  expect(edition.isOld).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('never reloads behind the back of somebody, whose bell would fall silent', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await comeBack();
  await edition.look();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['it is my turn', () => (edition.mayReload = false)],
  ['something is being written', () => (document.body.innerHTML += '<textarea>Well play</textarea>')],
  ['a drawer is open', () => (document.body.innerHTML += '<aside class="drawer"></aside>')],
  ['a dialog is open', () => (document.body.innerHTML += '<dialog open></dialog>')],
])('does not reload by itself while %s', async (_, happens) => {
  happens();
  await comeBack();
  expect(edition.isOld).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload while an answer is on its way', async () => {
  atRest.mockReturnValue(false);
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
  atRest.mockReturnValue(true);
  await edition.look();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('never reloads twice for one page, whatever stands between', async () => {
  await comeBack();
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  serve('./assets/index-newer.js');
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(2);
  serve('./assets/index-new.js');
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(2);
});
