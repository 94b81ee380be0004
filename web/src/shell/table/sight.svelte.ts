/** What the board scrolls to by itself. */

import { prefs } from '../../prefs.svelte';
import { bringIntoSight } from '../../stage/place';
import type { Table } from '../../wire/table.svelte';
import type { TableSelection } from '../selection.svelte';
import type { Room } from './room';

interface Pane {
  /** What scrolls. */
  board: HTMLElement | undefined;
  /** How much of it is covered. */
  covered: number;
}

/** Scroll to what can be picked if none of it is visible, whenever the covered part of the *pane* changes. Lessons scroll by themselves. */
export function showAsked(table: Table, pane: () => Pane): void {
  $effect(() => {
    const { board } = pane();
    if (!table.decision || !board || table.welcome?.lesson) return;
    const drawn = requestAnimationFrame(() => scrollToOpen(board));
    return () => cancelAnimationFrame(drawn);
  });
}

function scrollToOpen(pane: HTMLElement): void {
  const open = [...pane.querySelectorAll('[data-standing="open"]:not(.quiet)')].filter((each) => each.getClientRects().length > 0);
  if (open.some((each) => isSeen(each, pane.getBoundingClientRect()))) return;
  open[0]?.scrollIntoView({ block: 'center', behavior: prefs.motion > 0 ? 'smooth' : 'auto' });
}

/** Whether *thing* is wholly in *sight*, and nothing lies on it but a drawer, which will be closed. */
function isSeen(thing: Element, sight: DOMRect): boolean {
  const { left, top, bottom, width, height } = thing.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return top >= sight.top && bottom <= sight.bottom && (thing.contains(above) || !!above?.closest('.drawer'));
}

/** Bring what the stage tells of, or a review speaks of, into sight on the *board*. */
export function showTold({ table, director, selection }: Room, board: () => HTMLElement | undefined): void {
  $effect(() => {
    const [pane, told] = [board(), director.beat?.targets ?? []];
    if (pane && !table.decision) bringIntoSight(pane, told, prefs.still);
  });
  $effect(() => {
    const [pane, { better, picked }] = [board(), selection.reviewed];
    if (pane) bringIntoSight(pane, [better, picked], prefs.still);
  });
}

/** The count at the end stands above the board: nothing that was looked at covers it, and it is scrolled to. */
export function showCount(selection: TableSelection, board: HTMLElement | undefined): void {
  selection.cancel();
  selection.consider('');
  board?.scrollTo(0, 0);
}
