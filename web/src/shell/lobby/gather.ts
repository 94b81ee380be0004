/** My tables, wherever the list of them is kept. */

import { api } from '../../wire/api';
import { me } from '../../wire/me';
import { held, letGo } from '../../wire/mine';
import { dropNotes } from '../../wire/notes';
import { gathered, personal } from '../../wire/person';
import type { HeldTable, Summary } from '../../wire/types.gen';

/** Return the tables that my personal link gathers, or else those this browser holds a link to. */
export async function gather(): Promise<HeldTable[]> {
  const mine = me();
  if (mine) return (await gathered(mine)).tables;
  const tokens = held();
  const answers = tokens.length > 0 ? await api.mine(tokens) : [];
  const known = answers.map((summary, at) => ({ token: tokens[at]!, summary }));
  for (const { token, summary } of known) if (summary.type === 'refused') letGo(token);
  return known.filter((each): each is HeldTable => each.summary.type === 'summary');
}

/** Take a table out of my list, with all I wrote there. */
export async function forget(token: string): Promise<void> {
  letGo(token);
  dropNotes(token);
  const mine = me();
  if (mine) await personal.letGo(mine.key, token);
}

/** Whether a table waits for me, and not for a bot that sits in. */
export function waitsForMe({ summary: { asked, mine, stand_ins } }: { summary: Summary }): boolean {
  return asked.some((seat) => mine.includes(seat) && !stand_ins.some((each) => each.seat === seat));
}

/** Return the tables other than *here* that wait for me, the one that has waited longest first. */
export function waiting(tables: HeldTable[], here: string): HeldTable[] {
  const others = tables.filter((each) => each.summary.table !== here && waitsForMe(each));
  return others.sort((a, b) => a.summary.changed - b.summary.changed);
}
