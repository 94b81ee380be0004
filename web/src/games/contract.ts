/** What a game brings to the table: a board, panels for its players, and a face for everything it may ask. */

import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Chair, Decision, Option, Said } from '../wire/types.gen';

/**
 * What a target is at this moment. A board draws the difference by shape as well as by colour. What is 'ahead' is open
 * after answers that go without saying: pointing at it gives those, too.
 */
export type Standing = 'open' | 'ahead' | 'refused' | 'idle';

/**
 * What is pointed at and chosen on the table. A board marks each thing a person could point at with one line,
 *
 *     <g {@attach selection.target('city:3')}> ... </g>
 *
 * and the shell does the rest: `data-target`, `data-standing` (open, ahead, refused or idle), `data-lit`, `data-last` and
 * `data-chosen` to style it by, role and tabindex, click and Enter, and the words for a screen reader.
 */
export interface Selection {
  target(name: string, label?: string): Attachment<Element>;
  standing(name: string): Standing;
  /** The open options of this target; several when it can be picked in several ways. */
  at(name: string): Option<unknown>[];
  /** Pick an option: what a button of the board's own does. */
  choose(pick: number): void;
  /** Do what a click on *name* does; after another that is not answered yet, it waits for the next question. */
  point(name: string): void;
  /** The target under the pointer or the focus, or lit from the log or the list of options; "" when none is. */
  readonly considered: string;
  /** Whoever sets this wants to be asked for the rest of the turn, even where the usual answer would give itself. */
  deliberate: boolean;
}

/** What everything is given that a game draws. *V* is its view. */
export interface DrawnProps<V> {
  view: V;
  /** Through whose eyes: null is a spectator. */
  seat: number | null;
  chairs: Chair[];
  selection: Selection;
  /** Milliseconds an animation may take; 0 is none. */
  pace: number;
}

/** What a board is given: *F* is the game's data of an option, *E* its events. */
export interface BoardProps<V, F, E> extends DrawnProps<V> {
  /** What the seat is asked now; null if nothing, and always in the past. */
  decision: Decision<F> | null;
  /** What has just happened: to be played out once, and already true in the view. */
  events: E[];
  /** The same in words. */
  said: Said[];
}

/** Panels are drawn for one seat at a time, inside the shell's own frame with name, clock and presence. */
export interface PanelProps<V> extends DrawnProps<V> {
  /** Whose panel. */
  of: number;
}

/** How an ask is met. */
export interface AskFace {
  /** 'list': the decision bar shows every option; 'board': it shows only those that no target stands for. */
  where: 'board' | 'list';
  /** The ask ends a turn: it is confirmed by hand or by itself, as the player prefers. */
  confirms?: boolean;
}

/** The whole of a game: view *V*, data of an option *F*, names of the frames that ask *A* (a new one needs a face), events *E*. */
export interface GameFace<V, F, A extends string, E extends { type: string }> {
  Board: Component<BoardProps<V, F, E>>;
  /** What is public about one player, in a few glyphs and numbers. */
  Panel: Component<PanelProps<V>>;
  /** Where the points came from, item by item, once the game is over. */
  Sheet: Component<DrawnProps<V>>;
  asks: Record<A, AskFace>;
  /** The colour of each seat's pieces, as CSS writes it; the shell marks the seats with it. */
  colours(view: V): string[];
  /** Points of each seat as the view shows them. */
  points(view: V): number[];
  /** Words to explain, as keys of messages: "glossary-fourberies-needle", with attribute ".about". */
  glossary: string[];
}
