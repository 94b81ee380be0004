/** What happens at a table without anybody touching it: forced answers, marks and announcements. */

import { untrack } from 'svelte';
import type { AnyFace } from '../../games';
import { idleness } from '../../idle';
import { prefs } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import { lastHeard, sinceMyLast } from '../../wire/log';
import type { LogEntry, Option } from '../../wire/types.gen';
import type { Table } from '../../wire/table.svelte';
import type { TableSelection } from '../selection.svelte';
import { ago, clockTime } from '../names';
import type { Room } from './room';
import { seatName, statusOf } from './status';

const MOMENT = 350;
const TURN_ENDS_IN = 2_500;
const BILL_IS_READ = 3; // paces

/**
 * Return the only thing to choose, or the only one that people mean, and how long to wait before it answers itself.
 * What only this seat knows to be the only one waits for the player: an answer at once would tell the others.
 */
function forced(table: Table, face: AnyFace, selection: TableSelection): [only?: Option<unknown>, wait?: number | null] {
  const { ask = '', settles = false } = table.decision ?? {};
  if (table.planned.steps.length > 0) return [];
  const usual = settles && !selection.deliberate ? table.options.filter(({ plain }) => plain) : table.options;
  if (face.asks[ask]?.confirms && selection.ends && !table.busy) return [table.options.find(({ plain }) => plain), 0];
  if (usual.length !== 1 || table.busy || table.rebuffed || table.heldBack || !table.here?.forced) return [];
  if (face.asks[ask]?.confirms) return [usual[0], prefs.confirmsItself ? TURN_ENDS_IN : null];
  if (prefs.stopsAtForced) return [];
  return [usual[0], settles ? BILL_IS_READ * prefs.pace : MOMENT + prefs.pace];
}

/** Whether what is asked answers itself. */
export function isForced({ table, face, selection }: Room): boolean {
  const [only, wait = null] = forced(table, face, selection);
  return wait !== null && only !== undefined;
}

/** Answer for a seat that has only one thing to choose; the log shows that it happened. */
export function answerForced(table: Table, face: AnyFace, selection: TableSelection): void {
  const works = idleness.worker();
  $effect(() => {
    const [only, wait = null] = forced(table, face, selection);
    if (wait === null || !only) return;
    works(true); // a page that is about to answer is not idle
    const timer = setTimeout(() => selection.follow(only.pick), wait);
    return () => {
      clearTimeout(timer);
      works(false);
    };
  });
}

/** Play what was planned, one answer after the other; where something else is asked, the rest is forgotten. */
export function followPlan(table: Table): void {
  $effect(() => {
    const { planned } = table;
    const [next, ...rest] = planned.steps;
    if (!next || table.busy) return;
    const possible = table.decision?.ask === next.ask && table.options.some(({ pick }) => pick === next.pick);
    untrack(() => {
      planned.steps = possible && !table.rebuffed ? rest : [];
      if (planned.steps === rest) table.answer(next.pick);
    });
  });
}

/** Give the answers that go without saying on the way to what was pointed at; a new turn is not a deliberate one. */
export function followThrough(table: Table, selection: TableSelection): void {
  $effect(() => {
    if (!table.decision) selection.deliberate = selection.ends = false;
    if (!table.busy) untrack(() => selection.goOn());
  });
}

/** Mark on the board what others did since my last move, or else what the last step was about. */
export function markLast({ table, selection, director }: Pick<Room, 'table' | 'selection' | 'director'>): void {
  $effect(() => {
    const at = table.history.at;
    const log = at === null ? director.heard(table.log) : table.log.filter((entry) => entry.n <= at);
    const missed = at === null ? sinceMyLast(log, table.seat).filter(({ seat }) => seat >= 0) : [];
    selection.last = new Set(missed.length > 0 ? missed.flatMap(targetsOf) : targetsOf(lastHeard(log)));
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
  /** When the last move was made, in seconds since 1970, if it was made while somebody looked. */
  #moved: number | undefined;

  constructor(private readonly room: Pick<Room, 'table' | 'time'>) {
    const { table } = room;
    $effect(() => {
      const { notes } = table.seating;
      const fresh = table.log.filter((entry) => entry.n > this.#upTo).flatMap((entry) => entry.said);
      const told = this.#upTo < 0 ? [] : [...fresh, ...notes.slice(this.#noted)].map(({ phrase }) => i18n.say(phrase));
      if (this.#upTo >= 0 && fresh.length > 0) this.#moved = Date.now() / 1000;
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

  /** Say for whom the table waits and since when, and what is left to everybody. */
  time(): void {
    const since = this.#moved === undefined ? [] : [i18n.t('shell-moved', { ago: ago(this.#moved) })];
    this.say([statusOf(this.room.table), ...since, ...this.#clocks()].join(' '));
  }

  #clocks(): string[] {
    const { table, time } = this.room;
    const clocks = table.chairs.flatMap((_, seat) => time.of(seat) ?? []);
    if (clocks.length === 0) return [i18n.t('shell-no-clock')];
    return clocks.map(
      ({ seat, turn, bank }) => `${i18n.t('shell-time-of', { name: seatName(table, seat), time: clockTime(turn + bank) })}.`,
    );
  }
}

/** Return whether I am the host of a table that has not begun and that somebody still has to be invited to. */
export function awaitsGuests({ welcome, chairs, present, log }: Table): boolean {
  const absent = chairs.some(({ kind }, seat) => kind === 'link' && !present.includes(seat));
  return welcome?.role === 'host' && absent && !log.some(({ seat }) => seat >= 0);
}
