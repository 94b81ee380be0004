/** Name, language and preferences follow the personal link; the last change wins. */

import { prefs } from '../../prefs.svelte';
import { keepMe, me } from '../../wire/me';
import { gathered, personal } from '../../wire/person';
import type { Gathered } from '../../wire/types.gen';

/** Milliseconds in which more may change before the server is told. */
const CALM = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Take over what another device of mine has changed; a new link takes over what is settled here. */
export async function receive(found: Gathered): Promise<void> {
  const mine = me();
  if (!mine) return;
  if (!found.prefs) return send(prefs.carried);
  if (found.prefs !== mine.prefs) prefs.carried = found.prefs;
  keepMe({ ...mine, prefs: found.prefs });
}

/** Fetch what has changed elsewhere; without a server, or with a link that was replaced, everything stays as it is. */
export async function fetchPrefs(): Promise<void> {
  const mine = me();
  if (mine) await gathered(mine).then(receive, () => undefined);
}

/** Tell the server what has changed here. */
export function sendPrefs(carried: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => void send(carried), CALM);
}

async function send(carried: string): Promise<void> {
  const mine = me();
  if (!mine || mine.prefs === carried) return;
  await personal.prefer(mine.key, carried).then(
    () => keepMe({ ...me()!, prefs: carried }),
    () => undefined, // with the next change, or the next time
  );
}
