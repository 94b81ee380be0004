/** Lists of tables change while somebody looks at them. */

const EVERY = 15_000; // milliseconds

/** Call *look* from time to time, and whenever the page comes into sight again; return what ends that. */
export function lookAgain(look: () => void): () => void {
  const glance = (): void => {
    if (!document.hidden) look();
  };
  const timer = setInterval(glance, EVERY);
  document.addEventListener('visibilitychange', glance);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', glance);
  };
}
