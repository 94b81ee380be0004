/**
 * Keeps the page's own files in the browser, so that it opens without the server and can say that the server is away.
 * Games are never kept here: they live on the server, and nothing of a seat stays behind on a shared machine.
 * It also shows notices that it is somebody's turn, and opens the table when one is pressed.
 */

const SHELF = 'page';
const INDEX = './';

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(fetch(INDEX).then(keepIndex));
});

addEventListener('activate', (event) => event.waitUntil(clients.claim()));

// The first visit fetched its files before this worker was there: the page names them.
addEventListener('message', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(event.data.filter(isOurs))));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(index());
  else if (isOurs(request.url)) event.respondWith(file(request));
});

// A notice of the server, sealed for this browser: it is somebody's turn.
addEventListener('push', (event) => event.waitUntil(show(event.data.json())));

addEventListener('notificationclick', (event) => {
  const { open, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? fetch(`./api/notices/stop/${stop}`, { method: 'POST' }) : enter(open));
});

/** Show a notice; one with the same tag replaces it. */
function show({ title, body, tag, open, stop, stop_words }) {
  const actions = [{ action: 'stop', title: stop_words }];
  return registration.showNotification(title, { body, tag, icon: './icon-192.png', data: { open, stop }, actions });
}

/** Bring the tab forward in which the table is open, or open one. */
async function enter(path) {
  const address = new URL(path, location.origin).href;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address || url.startsWith(`${address}/`));
  return there ? there.focus() : clients.openWindow(address);
}

/** Return whether *url* is a file of the page whose name changes with its content. */
function isOurs(url) {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && pathname.startsWith('/assets/');
}

/** Return the page from the server, or the one that was kept if there is no answer. */
async function index() {
  try {
    const answer = await fetch(INDEX, { cache: 'no-cache' });
    if (answer.ok) await keepIndex(answer.clone());
    return answer;
  } catch (away) {
    return (await caches.match(INDEX)) ?? Promise.reject(away);
  }
}

/** Keep the page; a new one has files of other names, so those of the old one go. */
async function keepIndex(answer) {
  const [old, now] = [await caches.match(INDEX), answer.clone()];
  if (old && (await old.text()) !== (await answer.text())) await caches.delete(SHELF);
  await (await caches.open(SHELF)).put(INDEX, now);
}

/** Return a file as it was kept, or else fetch and keep it. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
