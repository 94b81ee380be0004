import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { welcome } from '../../testing/fakes';
import { able, join, leave, ring } from './device';

const shown = vi.fn<(title: string, more: NotificationOptions) => Promise<void>>(() => Promise.resolve());
const subscription = {
  endpoint: 'https://push.example.org/a',
  toJSON: () => ({ endpoint: 'https://push.example.org/a', keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
const pushManager = {
  held: undefined as typeof subscription | undefined,
  getSubscription: () => Promise.resolve(pushManager.held ?? null),
  subscribe: vi.fn(() => Promise.resolve(subscription)),
};
const asked: [path: string, body: unknown][] = [];

beforeEach(() => {
  [asked.length, pushManager.held] = [0, undefined];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    languages: ['en'],
    serviceWorker: { ready: Promise.resolve({ pushManager, showNotification: shown }) },
  });
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    asked.push([path, body && JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify({ push_key: 'ours' })));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the browser shows whose table waits, and opens it', async () => {
  await ring({ token: 'tok.en', welcome: welcome() });
  expect(shown).toHaveBeenCalledOnce();
  expect(shown.mock.calls[0]![1]).toMatchObject({ tag: welcome().table, data: { open: '/t#tok.en' } });
});

test('it shows nothing that nobody has allowed', async () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  await ring({ token: 'tok.en', welcome: welcome() });
  expect(shown).not.toHaveBeenCalled();
});

test('without TLS there are no notices', () => {
  expect(able()).toBe(true);
  vi.stubGlobal('isSecureContext', false);
  expect(able()).toBe(false);
});

test('the push service is told our key, and the server what the push service says', async () => {
  await join('tok');
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'ours' });
  expect(asked.map(([path]) => path)).toEqual(['/api/notices', '/api/notices/push']);
  expect(asked[1]![1]).toEqual({ endpoint: subscription.endpoint, p256dh: 'key', auth: 'secret', language: 'en' });
});

test('a browser that is subscribed already is not asked again', async () => {
  pushManager.held = subscription;
  await join('tok');
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(asked.map(([path]) => path)).toEqual(['/api/notices/push']);
});

test('whoever wants no more is forgotten by both', async () => {
  await leave('tok');
  expect(asked).toEqual([]);
  pushManager.held = subscription;
  await leave('tok');
  expect(asked).toEqual([['/api/notices/push/stop', { endpoint: subscription.endpoint }]]);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});
