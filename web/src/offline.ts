/** Let the browser keep the page's own files, where it can: on this machine or over TLS. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('./worker.js');
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
