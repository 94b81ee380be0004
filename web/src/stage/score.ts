/**
 * The score of a scene: what has just happened, as beats that can be played one after the other.
 *
 * A scene lies between two views that the server sent. Each beat tells one thing in the words of the log, says what on the
 * table it is about and what moves, and knows the table before and after it.
 */

import type { Component } from 'svelte';
import type { LogEntry, Phrase, Said } from '../wire/types.gen';

/** A thing on its way between two places of the table: targets, anchors, or a place at the front of the stage. */
export interface Flight<S> {
  sprite: S;
  from: string;
  to: string;
  /** It flies in an arc unless it is shown as long as the beat lasts, or rises or sinks where it is. */
  way?: 'show' | 'rise' | 'sink';
}

/** Return the place of the *n*th of *all* things that are shown side by side at the front of the stage. */
export const front = (n: number, all: number): string => `front:${n}:${all}`;

/** How an event is played. */
export interface Cue<V, S> {
  /** How long it has the stage, in paces. */
  paces: number;
  flights?: Flight<S>[];
  /** What it is about, beyond what the log points at. */
  targets?: string[];
  /** Return the table once it has happened. */
  change?: (view: V) => V;
  /** The change is seen when what moves has arrived; else at once. */
  lands?: boolean;
  /** It is told together with what came before. */
  joins?: boolean;
  /** Whoever looks did it: it is seen at once, and not told. */
  quiet?: boolean;
  /** The part of the game it belongs to, in words. */
  heading?: string;
}

/** Return how an event is played; *begins* if it is the first of its step. No cues: it is not played. */
export type Cues<V, E, S> = (event: E, begins: boolean) => Cue<V, S>[];

/** What a game brings to the stage. */
export interface Staging<V, E, S> {
  /** Begin *scene*: its events are asked for one after the other. */
  begin(scene: Scene<V>): Cues<V, E, S>;
  Sprite: Component<{ view: V; sprite: S }>;
}

export type AnyStaging = Staging<unknown, unknown, unknown>;

/** What happened between two views of *me*. */
export interface Scene<V> {
  me: number | null;
  before: V;
  entries: LogEntry[];
  after: V;
}

export interface Beat<V, S> {
  /** The step it is part of, and how much of its log has been told with it. */
  n: number;
  told: number;
  captions: Phrase[];
  heading: string;
  targets: string[];
  /** What moves at once, and what starts after it. */
  waves: Flight<S>[][];
  paces: number;
  /** The table while things move, and when they have arrived. */
  before: V;
  after: V;
}

export type AnyBeat = Beat<unknown, unknown>;

/** What one more thing told in the same beat adds to its length, as a part of what it would have alone. */
const JOINED = 0.4;

/** Return the beats of *scene*, in order. */
export function makeScore<V, E, S>(staging: Staging<V, E, S>, scene: Scene<V>): Beat<V, S>[] {
  const cues = staging.begin(scene);
  const beats: Beat<V, S>[] = [];
  for (const entry of scene.entries) {
    entry.said.forEach((said, at) => {
      for (const cue of cues(said.event as E, at === 0)) {
        const view = beats.at(-1)?.after ?? scene.before;
        add(beats, beatOf(cue, said, view, entry.n, at + 1), cue);
      }
    });
  }
  return beats;
}

function beatOf<V, S>(cue: Cue<V, S>, said: Said, view: V, n: number, told: number): Beat<V, S> {
  const after = cue.change?.(view) ?? view;
  return {
    n,
    told,
    captions: cue.quiet ? [] : [said.phrase],
    heading: cue.heading ?? '',
    targets: cue.quiet ? [] : [...new Set([...said.targets, ...(cue.targets ?? [])])],
    waves: cue.flights?.length ? [cue.flights] : [],
    paces: cue.quiet ? 0 : cue.paces,
    before: cue.lands && !cue.quiet ? view : after,
    after,
  };
}

function add<V, S>(beats: Beat<V, S>[], beat: Beat<V, S>, cue: Cue<V, S>): void {
  const last = beats.at(-1);
  if (!cue.joins || !last || last.paces === 0 || beat.paces === 0) beats.push(beat);
  else beats[beats.length - 1] = join(last, beat);
}

function join<V, S>(first: Beat<V, S>, second: Beat<V, S>): Beat<V, S> {
  const waits = first.before !== first.after || second.before !== second.after;
  return {
    ...second,
    heading: first.heading || second.heading,
    captions: [...first.captions, ...second.captions].filter((each, at, all) => each !== all[at - 1]),
    targets: [...new Set([...first.targets, ...second.targets])],
    waves: [...first.waves, ...second.waves],
    paces: first.paces + second.paces * JOINED,
    before: waits ? first.before : second.before,
  };
}
