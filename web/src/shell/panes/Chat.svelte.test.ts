import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, now, welcome } from '../../testing/fakes';
import { i18n } from '../../text/i18n.svelte';
import { Table } from '../../wire/table.svelte';
import { Chatter } from '../table/chatter.svelte';
import type { Room } from '../table/room';
import Chat from './Chat.svelte';

const room = vi.hoisted(() => ({ here: undefined as unknown }));
vi.mock('../table/room', () => ({ useRoom: () => room.here as Room }));

let table: Table;
let stop = (): void => undefined;
const field = (): HTMLInputElement => document.querySelector('input')!;

beforeEach(async () => {
  sessionStorage.clear();
  Element.prototype.scrollTo = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  await i18n.speak('en');
  table = new Table('tok', FakeSocket.open);
  FakeSocket.last.accept();
  FakeSocket.last.hear(welcome(), now());
  stop = $effect.root(() => void (room.here = { table, chatter: new Chatter(table) } as Room));
});
afterEach(() => {
  cleanup();
  stop();
  table.close();
  vi.unstubAllGlobals();
});

test('whoever looks at something else and comes back goes on writing', async () => {
  render(Chat);
  await fireEvent.input(field(), { target: { value: 'good ev' } });
  cleanup();
  render(Chat);
  expect(field().value).toBe('good ev');
  await fireEvent.submit(document.querySelector('form')!);
  expect(FakeSocket.last.said('chat').map(({ text }) => text)).toEqual(['good ev']);
  expect(field().value).toBe('');
});

test('what is said stands there before it has arrived, and says so if it takes long', async () => {
  vi.useFakeTimers();
  const { queryByText, getByText } = render(Chat);
  await fireEvent.input(field(), { target: { value: 'good evening' } });
  await fireEvent.submit(document.querySelector('form')!);
  expect(getByText('good evening')).toBeTruthy();
  expect(queryByText('Sending…')).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(getByText('Sending…')).toBeTruthy();
  FakeSocket.last.hear(
    { type: 'chat', lines: [{ seat: 0, text: 'good evening', at: 1, gone: false }], whole: false },
    { type: 'done', id: FakeSocket.last.said('chat')[0]!.id },
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(getByText('good evening')).toBeTruthy(); // once
  expect(queryByText('Sending…')).toBeNull();
  vi.useRealTimers();
});
