/** What everything around one table shares: the table, the finger on it, the game's face, and the drawer at the side. */

import { createContext } from 'svelte';
import type { AnyFace } from '../../games';
import type { Table } from '../../wire/table.svelte';
import type { TableHand } from '../hand.svelte';
import type { Chatter } from './chatter.svelte';
import type { Drawer } from './drawer.svelte';

export interface Room {
  table: Table;
  hand: TableHand;
  face: AnyFace;
  drawer: Drawer;
  chatter: Chatter;
}

export const [useRoom, setRoom] = createContext<Room>();
