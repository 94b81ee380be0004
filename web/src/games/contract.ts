/** What a game brings to the table: a board, panels for its players, and a face for everything it may ask. */

import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Chair, Phrase, Said } from '../wire/types.gen';

/** One thing that may be picked, with its words. */
export interface Choice {
  pick: number;
  /** What it points at on the table, "city:3"; "" for a button. */
  target: string;
  /** False for what no sensible player does; such options are folded away. */
  plain: boolean;
  label: Phrase;
  /** What it costs, gains or brings about, where there is more to say. */
  effect: Phrase | null;
  cautions: Caution[];
}

/** Why a legal thing may be unwise; each kind can be switched off. */
export interface Caution {
  code: string;
  rule: string;
  phrase: Phrase;
}

/** Something on the table that may not be picked now, and why. */
export interface Refusal {
  target: string;
  /** What it is called. */
  name: Phrase;
  rule: string;
  phrase: Phrase;
}

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
  at(name: string): Choice[];
  /** Pick an option: what a button of the board's own does. */
  choose(pick: number): void;
  /** Do what a click on *name* does; after another that is not answered yet, it waits for the next question. */
  point(name: string): void;
  /** The target under the pointer or the focus, or lit from the log or the list of options; "" when none is. */
  readonly considered: string;
  /** Whoever sets this wants to be asked for the rest of the turn, even where the usual answer would give itself. */
  deliberate: boolean;
}

/** What boards and panels are given. *V* is the game's view. */
export interface BoardProps<V> {
  view: V;
  /** Through whose eyes: null is a spectator. */
  seat: number | null;
  chairs: Chair[];
  selection: Selection;
  /** Milliseconds an animation may take; 0 is none. */
  pace: number;
}

/** Panels are drawn for one seat at a time, inside the shell's own frame with name, clock and presence. */
export interface PanelProps<V> extends BoardProps<V> {
  /** Whose panel. */
  of: number;
}

/** How an ask is met. */
export interface AskFace {
  /** 'list': the decision bar shows every option; 'board': it shows only those that no target stands for. */
  where: 'board' | 'list';
  /** The ask ends a turn: it is confirmed by hand or by itself, as the player prefers. */
  confirms?: boolean;
  /** Its only plain option is what people mean: it answers itself, unless the player wants to be asked. */
  settles?: boolean;
}

/** What every view has, whatever the game. */
export interface AnyView {
  decision: AnyDecision | null;
}

/** A decision as every game shapes it. */
export interface AnyDecision {
  ask: string;
  rule: string;
  options: { pick: number; target: string; plain: boolean; cautions: { rule: string }[] }[];
  refused: { target: string; reason: { rule: string } }[];
  /** What can be pointed at once the answers of *path* are given. */
  ahead?: { path: { ask: string; pick: number }[]; options: { target: string }[] }[];
}

/** The whole of a game: view *V*, names of the frames that ask *A* (a new one needs a face), events *E*. */
export interface GameFace<V extends AnyView, A extends string, E extends { type: string }> {
  /** *events* are what has just happened: to be played out once, and already true in the view; *said* is that in words. */
  Board: Component<BoardProps<V> & { events: E[]; said: Said[] }>;
  /** What is public about one player, in a few glyphs and numbers. */
  Panel: Component<PanelProps<V>>;
  /** Where the points came from, item by item, once the game is over. */
  Sheet: Component<BoardProps<V>>;
  asks: Record<A, AskFace>;
  /** The colour of each seat's pieces, as CSS writes it; the shell marks the seats with it. */
  colours(view: V): string[];
  /** Points of each seat as the view shows them. */
  points(view: V): number[];
  /** Words to explain, as keys of messages: "glossary-fourberies-needle", with attribute ".about". */
  glossary: string[];
}
