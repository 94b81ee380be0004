/** What everything around one table shares: the table, the selection on it, the game's face, and the drawer at the side. */

import { createContext } from 'svelte';
import type { AnyFace } from '../../games';
import type { Table } from '../../wire/table.svelte';
import type { TableSelection } from '../selection.svelte';
import type { Chatter } from './chatter.svelte';
import type { Drawer } from './drawer.svelte';

export interface Room {
  table: Table;
  selection: TableSelection;
  face: AnyFace;
  drawer: Drawer;
  chatter: Chatter;
}

export const [useRoom, setRoom] = createContext<Room>();
