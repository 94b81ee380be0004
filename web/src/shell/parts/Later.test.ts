import { fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edition } from '../../edition.svelte';
import Broken from '../../testing/Broken.svelte';
import { i18n } from '../../text/i18n.svelte';
import Later from './Later.svelte';

const part = () => Promise.resolve({ default: Broken as Component<object> });

beforeEach(() => i18n.speak('en'));
afterEach(() => vi.restoreAllMocks());

test('shows a part once it is here', async () => {
  const { findByText } = render(Later, { props: { part, props: { breaks: () => false } } });
  await findByText('drawn');
});

test('says that a part is missing, and looks for a newer page', async () => {
  const look = vi.spyOn(edition, 'look').mockResolvedValue();
  const { findByRole } = render(Later, {
    props: { part: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  });
  expect((await findByRole('alert')).textContent).toContain('could not be loaded');
  expect((await findByRole('button')).textContent).toBe('Reload');
  expect(look).toHaveBeenCalledTimes(1);
});

test('a part that cannot be drawn says so, and can be tried again', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  let breaks = true;
  const { findByRole, findByText } = render(Later, { props: { part, props: { breaks: () => breaks } } });
  expect((await findByRole('alert')).textContent).toContain('could not be shown');
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'an event that nobody knows' }));
  breaks = false;
  await fireEvent.click(await findByText('Try again'));
  await findByText('drawn');
});
