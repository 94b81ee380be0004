/** The one line that always says how things stand: what I must do, or for whom we wait. */

import { i18n } from '../../text/i18n.svelte';
import type { Table } from '../../wire/table.svelte';
import { chairName, listed } from '../names';

/** Return it for *table*; while the stage still *plays* the end, who has won is not given away. */
export function statusOf(table: Table, plays = false): string {
  if (table.exercise && table.decision) return i18n.say(table.decision.question);
  if (table.history.at !== null) return i18n.t('shell-status-past', { step: table.history.at });
  if (table.over) return plays ? i18n.t('barrier-end') : winners(table);
  if (table.lessonOver) return i18n.t('shell-lesson-over');
  if (table.satIn) return i18n.t('shell-bot-plays', { bot: i18n.t(`bot-${table.satIn}`) });
  if (table.decision) return i18n.say(table.decision.question);
  if (table.welcome?.aside === 'plan')
    return i18n.t(table.asked.length > 0 ? 'shell-plan-others' : 'shell-plan-unknown', { names: listed(namesOf(table, table.asked)) });
  const waits = table.here?.waits ?? [];
  if (waits.length === 1) return i18n.say(waits[0]!.phrase);
  const names = namesOf(table, table.asked);
  const ready = table.seat !== null && table.ready.includes(table.seat);
  return i18n.t(ready ? 'shell-status-ready' : 'shell-status-waiting', { names: listed(names), n: names.length });
}

/** Return the names of *seats*. */
export function namesOf(table: Table, seats: readonly number[]): string[] {
  return seats.map((seat) => seatName(table, seat));
}

/** Return the name of the player at *seat*; in a solo game, the opponent has no chair. */
export function seatName({ chairs, welcome }: Table, seat: number): string {
  return seat < chairs.length ? chairName(chairs[seat], seat) : i18n.t(`${welcome!.game}-soloist`);
}

function winners(table: Table): string {
  const { ranks, how } = table.now!.result!;
  if (how === 'abandoned') return i18n.t('note-abandoned');
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (table.welcome?.role !== 'read' && table.mine.length === 1 && first.join() === table.mine.join()) return i18n.t('shell-status-won');
  return i18n.t('shell-status-over', { names: listed(namesOf(table, first)), n: first.length });
}
