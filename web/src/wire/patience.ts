/** How long the page waits before it gives something up: one factor for all, which the server writes into the page. */

/** Return *milliseconds*, as many times over as `<html data-patience>` says. */
export function patient(milliseconds: number): number {
  const times = Number(document.documentElement.dataset['patience']);
  return times > 0 && Number.isFinite(times) ? milliseconds * times : milliseconds;
}
