import { expect, test } from 'vitest';
import { i18n } from '../text/i18n.svelte';
import { RequestRefused } from '../wire/api';
import { worded } from './trouble';

test('whoever has set up too many tables is told how long to wait', async () => {
  await i18n.speak('en');
  expect(worded(new RequestRefused('many-tables', { wait: 288_000 }))).toMatch(/^Too many games .* in 5 minutes\.$/);
  expect(worded(new RequestRefused('too-fast', { wait: 40 }))).toBe('Too much at once. One moment, please.');
  await i18n.speak('pl');
  expect(worded(new RequestRefused('many-tables', { wait: 130_000 }))).toContain('za 3 minuty');
});

test('any other refusal has its sentence', async () => {
  await i18n.speak('en');
  expect(worded(new RequestRefused('not-host'))).toBe('Only the host can do that.');
  expect(worded(new Error('odd'))).toContain('Something went wrong');
});
