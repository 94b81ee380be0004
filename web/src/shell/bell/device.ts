/** This browser as a bell: it shows notices by itself while the page is open, and takes those of the server when it is not. */

import { prefs } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import type { Table } from '../../wire/table.svelte';
import { addressOf } from '../route.svelte';
import { office } from './office';

/** Whether this browser can show notices here at all: it can over TLS and on this machine. */
export const able = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator && isSecureContext;

/** Show that it is my turn at *table*, in place of what was shown of it before. */
export async function ring(table: Pick<Table, 'token' | 'welcome'>): Promise<void> {
  const { token, welcome } = table;
  if (!welcome || !able() || Notification.permission !== 'granted') return;
  const home = await navigator.serviceWorker.ready;
  const open = addressOf({ token, step: null });
  const body = i18n.t(`game-${welcome.game}`);
  await home.showNotification(i18n.t('shell-your-turn'), { body, tag: welcome.table, icon: './icon-192.png', data: { open, stop: '' } });
}

/** Let the server tell this browser, for the seat of *token*, also when the page is closed. It fails where there is no push service. */
export async function join(token: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = (await pushManager.getSubscription()) ?? (await subscribe(pushManager, token));
  const { endpoint, keys } = subscription.toJSON();
  await office.push(token, { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']!, language: prefs.language });
}

async function subscribe(pushManager: PushManager, token: string): Promise<PushSubscription> {
  const { push_key: applicationServerKey } = await office.notices(token);
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Take no more notices in this browser, of any table. */
export async function leave(token: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  await office.pushNoMore(token, subscription.endpoint).finally(() => subscription.unsubscribe());
}
