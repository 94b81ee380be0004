/** How a lesson begins, or goes on: at a table of its own. */

import { prefs } from '../../prefs.svelte';
import { api } from '../../wire/api';
import { route } from '../route.svelte';
import { recall, remember } from './learned';

/** Sit down to a *lesson*: where it was left, unless it is done, gone, or to be taken from the beginning. */
export async function learn(game: string, lesson: string, fresh = false): Promise<void> {
  const kept = recall(game, lesson);
  const token = fresh || kept.done || !(await isThere(kept.token)) ? await lay(game, lesson) : kept.token;
  route.go({ token, step: null });
}

async function isThere(token: string): Promise<boolean> {
  if (!token) return false;
  const [table] = await api.mine([token]);
  return table?.type === 'summary';
}

async function lay(game: string, lesson: string): Promise<string> {
  const learner = { kind: 'here' as const, name: prefs.name, bot: '' };
  const { host } = await api.open({ game, seats: [learner], lesson });
  remember(game, lesson, { token: host, read: [], done: recall(game, lesson).done });
  return host;
}
