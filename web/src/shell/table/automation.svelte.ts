/** What happens at a table without anybody touching it: forced answers, announcements, a soft bell. */

import { untrack } from 'svelte';
import type { AnyFace } from '../../games';
import { prefs } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import { lastHeard } from '../../wire/log';
import type { LogEntry, Option } from '../../wire/types.gen';
import type { Table } from '../../wire/table.svelte';
import type { TableSelection } from '../selection.svelte';
import { bell } from '../bell';
import { statusOf } from './status';

const MOMENT = 350;
const TURN_ENDS_IN = 2_500;
const BILL_IS_READ = 3; // paces

/** Return the only thing to choose, or the only one that people mean, and how long to wait before it answers itself. */
function forced(table: Table, face: AnyFace, selection: TableSelection): [only?: Option<unknown>, wait?: number | null] {
  const { ask = '', settles = false } = table.decision ?? {};
  const usual = settles && !selection.deliberate ? table.options.filter(({ plain }) => plain) : table.options;
  if (usual.length !== 1 || table.busy || table.rebuffed || table.heldBack || table.lastOfSecret) return [];
  if (face.asks[ask]?.confirms) return [usual[0], prefs.confirmsItself ? TURN_ENDS_IN : null];
  if (prefs.stopsAtForced) return [];
  return [usual[0], settles ? BILL_IS_READ * prefs.pace : MOMENT + prefs.pace];
}

/** Answer for a seat that has only one thing to choose; the log shows that it happened. */
export function answerForced(table: Table, face: AnyFace, selection: TableSelection): void {
  $effect(() => {
    const [only, wait = null] = forced(table, face, selection);
    if (wait === null || !only) return;
    const timer = setTimeout(() => table.answer(only.pick), wait);
    return () => clearTimeout(timer);
  });
}

/** Give the answers that go without saying on the way to what was pointed at; a new turn is not a deliberate one. */
export function followThrough(table: Table, selection: TableSelection): void {
  $effect(() => {
    if (!table.decision) selection.deliberate = false;
    if (!table.busy) untrack(() => selection.goOn());
  });
}

/** Mark on the board what the last step was about. */
export function markLast(table: Table, selection: TableSelection): void {
  $effect(() => {
    const at = table.history.at;
    const log = at === null ? table.log : table.log.filter((entry) => entry.n <= at);
    selection.last = new Set(targetsOf(lastHeard(log)));
  });
}

/** Return what on the table *entry* is about. */
export function targetsOf(entry: LogEntry | undefined): string[] {
  return entry?.said.flatMap(({ targets }) => targets) ?? [];
}

/** What a screen reader hears: what happened since it last spoke, then what is asked. */
export class Announcer {
  heard = $state('');
  #upTo = -1;
  #noted = 0;

  constructor(table: Table) {
    $effect(() => {
      const { notes } = table.seating;
      const fresh = table.log.filter((entry) => entry.n > this.#upTo).flatMap((entry) => entry.said);
      const told = this.#upTo < 0 ? [] : [...fresh, ...notes.slice(this.#noted)].map(({ phrase }) => i18n.say(phrase));
      this.#upTo = table.log.at(-1)?.n ?? 0;
      this.#noted = notes.length;
      this.heard = [...told.slice(-8), statusOf(table)].join(' ');
    });
  }

  /** Say *text* at once, for those who ask. */
  say(text: string): void {
    this.heard = '';
    requestAnimationFrame(() => (this.heard = text));
  }
}

/** Ring when it becomes my turn, if the ear wants it; and say it in the title of the page. */
export function ringForMe(table: Table): void {
  let before = false;
  $effect(() => {
    const mine = table.due.length > 0;
    if (mine && !before && prefs.sound) bell();
    before = mine;
  });
}

/** Tell whether I am the host of a table that has not begun and that somebody still has to be invited to. */
export function awaitsGuests({ welcome, chairs, present, log }: Table): boolean {
  const absent = chairs.some(({ kind }, seat) => kind === 'link' && !present.includes(seat));
  return welcome?.role === 'host' && absent && !log.some(({ seat }) => seat >= 0);
}
