/** What everything around one table shares: the table, what is pointed at and played on it, the game's face, the drawer. */

import { createContext } from 'svelte';
import type { AnyFace } from '../../games';
import { prefs } from '../../prefs.svelte';
import { Director } from '../../stage/director.svelte';
import { Replay } from '../../stage/replay.svelte';
import type { Table } from '../../wire/table.svelte';
import { Prompt } from '../prompt/prompt.svelte';
import { TableSelection } from '../selection.svelte';
import { Chatter } from './chatter.svelte';
import { Drawer } from './drawer.svelte';
import { Timepiece } from './timepiece.svelte';

export interface Room {
  table: Table;
  selection: TableSelection;
  face: AnyFace;
  drawer: Drawer;
  /** Where the language of the terminal is typed. */
  prompt: Prompt;
  chatter: Chatter;
  /** Who plays out what happens, and the past once more. */
  director: Director;
  replay: Replay;
  /** The clocks, as they run. */
  time: Timepiece;
}

export const [useRoom, setRoom] = createContext<Room>();

/** Return a room around *table*. */
export function lay(table: Table, face: AnyFace): Room {
  const director = new Director(face.staging, prefs);
  table.audience = director;
  const selection = new TableSelection(table, prefs, face.asks);
  const [drawer, prompt] = [new Drawer(), new Prompt(table)];
  const [chatter, time, replay] = [new Chatter(table), new Timepiece(table), new Replay(table, director)];
  return { table, face, selection, drawer, prompt, chatter, director, replay, time };
}
