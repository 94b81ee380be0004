import { expect, test } from 'vitest';
import { addressOf, originFor, placeOf, route } from './route.svelte';

test.each([
  ['/', '', '', { token: '', step: null }],
  ['/t', '', '#abc.d-e_f', { token: 'abc.d-e_f', step: null }],
  ['/t', '', '#abc/57', { token: 'abc', step: 57 }],
  ['/t', '', '#abc/x', { token: 'abc', step: null }],
  ['/t', '', '#abc/57/7f3a', { token: 'abc', step: 57, branch: '7f3a' }],
  ['/t', '', '#abc//board', { token: 'abc', step: null, branch: 'board' }],
  ['/', '', '#abc', { token: '', step: null }],
  ['/g', '?id=a-b_c', '#57/7f3a', { token: 'a-b_c', step: 57, branch: '7f3a' }],
  ['/g', '?id=a-b_c', '', { token: 'a-b_c', step: null }],
  ['/g', '?id=a-b_c&from=elsewhere', '#57', { token: 'a-b_c', step: 57 }],
  ['/g', '', '', { token: 'none', step: null }],
])('%s%s%s', (path, search, hash, place) => {
  expect(placeOf(path, search, hash)).toEqual(place);
});

test('an address leads to the place it was made from', () => {
  for (const place of [
    { token: '', step: null },
    { token: 'a.b', step: null },
    { token: 'a.b', step: 0 },
    { token: 'public', step: null },
    { token: 'public', step: 3 },
    { token: 'a.b', step: 3, branch: 'board' },
    { token: 'a.b', step: null, branch: '7f3a' },
  ]) {
    const { pathname, search, hash } = new URL(addressOf(place), 'http://x');
    expect(placeOf(pathname, search, hash)).toEqual(place);
  }
});

test('the step that is looked at stands in the address, without filling the browser’s history', () => {
  route.go({ token: 'a.bc', step: null });
  const before = history.length;
  route.leaf(12);
  expect(location.hash).toBe('#a.bc/12');
  route.leaf(null);
  expect(location.hash).toBe('#a.bc');
  expect(history.length).toBe(before);
});

test.each([
  ['http://127.0.0.1:1791', [], ''],
  ['http://localhost:1791', ['http://192.168.1.5:1791'], 'http://192.168.1.5:1791'],
  ['http://[::1]:1791', ['http://192.168.1.5:1791'], 'http://192.168.1.5:1791'],
  ['https://herzog.example', [], 'https://herzog.example'],
  ['https://herzog.example', ['http://10.0.0.2:1791'], 'https://herzog.example'],
])('others find %s, reached at %s, at %j', (here, reach, origin) => {
  expect(originFor(new URL(here), reach)).toBe(origin);
});
