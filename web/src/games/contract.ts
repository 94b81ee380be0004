/** What a game brings to the table: a board, panels for its players, and a face for everything it may ask. */

import type { Component, Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Staging } from '../stage/score';
import type { Chair, Decision, Option } from '../wire/types.gen';

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
  /** A *thing* at which a hand may point and mean *name*; keys and screen readers reach *name* itself. */
  shortcut(name: string, thing: string): Attachment<Element>;
  standing(name: string): Standing;
  /** The open options of this target; several when it can be picked in several ways. */
  at(name: string): Option<unknown>[];
  /** Pick an option: what a button of the board's own does. */
  choose(pick: number): void;
  /** Do what a click on *name* does; after another that is not answered yet, it waits for the next question. */
  point(name: string): void;
  /** What a lesson speaks of: targets, or parts of the table as "part:map". A board brings it into sight. */
  readonly taught: readonly string[];
  /** What a review speaks of: the targets of what was picked and of what was better, "" for none. A board shows them. */
  readonly reviewed: { readonly picked: string; readonly better: string };
  /** What picking *name* would do, or why it cannot be picked: sentences. */
  words(name: string): string[];
  /** The target to explain: under the pointer or the focus, shown by a finger, or lit from the list; "" when none is. */
  readonly shown: string;
  /** Whose board somebody asked to see, by a click on their panel. */
  watched: number | undefined;
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

/** What a board is given: *F* is the game's data of an option. */
export interface BoardProps<V, F> extends DrawnProps<V> {
  /** What the seat is asked now; null if nothing, and always in the past. */
  decision: Decision<F> | null;
  /** What the beat on stage is about. */
  told: string[];
}

/** What draws a thing large, with its own words and what it would cost; *other* stands for what is not worth drawing. */
export interface SightProps<V, F> {
  view: V;
  decision: Decision<F> | null;
  target: string;
  other: Snippet;
}

/** Panels are drawn for one seat at a time, inside the shell's own frame with name, clock and presence. */
export interface PanelProps<V> extends DrawnProps<V> {
  /** Whose panel. */
  of: number;
}

/** A line of a player aid: what to draw beside it, and the key of its message. */
export type AidLine = [picture: string, key: string];

/** The player aid of a game, fetched when somebody opens it. */
export interface Aid {
  /** Titles as the shell says them ("shell-aid-goal"), and lines; the last section explains the signs. */
  sections: [title: string, lines: AidLine[]][];
  /** Draws a picture by its name, as the board does. */
  Picture: Component<{ of: string }>;
  /** The picture of a word of the glossary. */
  pictures: Record<string, string>;
}

/** How an ask is met. */
export interface AskFace {
  /** 'list': the decision bar shows every option; 'board': it shows only those that no target stands for. */
  where: 'board' | 'list';
  /** The ask ends a turn: it is confirmed by hand or by itself, as the player prefers. */
  confirms?: boolean;
}

/** The whole of a game: view *V*, data of an option *F*, names of the frames that ask *A* (a new one needs a face), events *E*, and what moves over the table *S*. */
export interface GameFace<V, F, A extends string, E, S> {
  Board: Component<BoardProps<V, F>>;
  Sight: Component<SightProps<V, F>>;
  /** At which edge of the board cards explain things, where they hide least. */
  sightAt: 'start' | 'end';
  /** What is public about one player, in a few glyphs and numbers. */
  Panel: Component<PanelProps<V>>;
  /** Where the points came from, item by item, once the game is over. */
  Sheet: Component<DrawnProps<V>>;
  asks: Record<A, AskFace>;
  /** How what happens is played over the board. */
  staging: Staging<V, E, S>;
  /** The colour of each seat's pieces, as CSS writes it; the shell marks the seats with it. */
  colours(view: V): string[];
  /** The name of the round that *event* begins; nothing if it begins none. */
  round(event: E): string | undefined;
  /** Whether *event*, which others or the game brought about, changes what *seat* has or is: worth a sound. */
  affects(event: E, seat: number): boolean;
  /** Codes of refusals of things that nobody would mean: they explain themselves when pointed at, and are not listed. */
  farFetched: string[];
  /** Points of each seat as the view shows them. */
  points(view: V): number[];
  aid: () => Promise<Aid>;
  /** Words to explain, as keys of messages: "glossary-fourberies-needle", with attribute ".about". */
  glossary: string[];
}
