/** What calls a player who looks elsewhere: two sounds, a notice of the browser, and the sign on its tab. */

import { untrack } from 'svelte';
import { fetched } from '../../fetched';
import { prefs } from '../../prefs.svelte';
import { play, type Sound } from '../sounds';
import type { Room } from './room';

/** Call a player in every way; nobody is called to a table aside. */
export function callMe(room: Room): void {
  if (room.table.welcome?.aside) return;
  soundForMe(room);
  signForMe(room);
  tellMe(room);
}

/** Sound when it becomes my turn, and when something that others did touches me; each only if the ear wants it. */
export function soundForMe({ table, director, face }: Pick<Room, 'table' | 'director' | 'face'>): void {
  let due = false;
  $effect(() => {
    const mine = table.due.length > 0;
    if (mine && !due) sound('turn');
    due = mine;
  });

  let touched: { seat: number | null; times: number } | undefined;
  $effect(() => {
    const { seat } = table;
    const times =
      seat === null ? 0 : director.heard(table.log).flatMap(({ said }) => said.filter(({ event }) => face.affects(event, seat))).length;
    if (touched?.seat === seat && times > touched.times) sound('affected');
    touched = { seat, times };
  });
}

function sound(which: Sound): void {
  if (prefs.sound) play(which);
}

const device = () => import('../bell/device');

/** Notify players who asked for it, while the page is in the background, that it is their turn: once for each decision. */
export function tellMe({ table }: Pick<Room, 'table'>): void {
  let told: number | undefined;
  $effect(() => {
    const due = table.due.length > 0 ? table.now?.version : undefined;
    if (due !== undefined && due !== told && prefs.tells && document.hidden) void fetched(device).then(({ ring }) => ring(table));
    told = due;
  });
  $effect(() => {
    if (untrack(() => prefs.tells) && table.mine.length > 0)
      void fetched(device).then(({ join }) => join(table.token).catch(() => undefined));
  });
}

/** Show on the tab of the browser that it is my turn. */
export function signForMe({ table }: Pick<Room, 'table'>): void {
  $effect(() => {
    sign(table.due.length > 0 ? './icon-turn.svg' : './icon.svg');
  });
  $effect(() => () => sign('./icon.svg'));
}

function sign(picture: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', picture);
}
