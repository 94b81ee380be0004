/**
 * The director plays what has happened over the board, beat by beat. The view of the server is the truth and already
 * there: to skip is to show it. Nobody waits for the stage: whoever acts ends the play.
 */

import { idleness } from '../idle';
import type { LogEntry } from '../wire/types.gen';
import { makeScore, type AnyBeat, type AnyStaging, type Flight, type Scene } from './score';

/** How the viewer wants to see it: milliseconds to a pace, and whether nothing may move. */
export interface Tempo {
  readonly pace: number;
  readonly still: boolean;
}

/** A flight that has begun. */
export interface Flown extends Flight<unknown> {
  id: number;
  /** Milliseconds before it starts, and that it takes. */
  delay: number;
  length: number;
}

/** What is in the air at once starts one after the other, this part of a pace apart. */
const APART = 0.35;
/** How long a flight takes, in paces, unless the beat is shorter. */
const FLIGHT = 4;
/** With more beats than this in waiting, all go faster. */
const PATIENCE = 24;
/** Two presses within this many milliseconds skip everything. */
const TWICE = 450;

export class Director {
  /** What is played and what waits; the first is on stage. */
  #beats = $state.raw<AnyBeat[]>([]);
  #arrived = $state(false);
  /** Things in the air. */
  flights = $state.raw<Flown[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #skipped = -Infinity;
  #launched = 0;
  readonly #works = idleness.worker();

  constructor(
    private readonly staging: AnyStaging,
    private readonly tempo: Tempo,
  ) {}

  /** The beat that is on stage. */
  get beat(): AnyBeat | undefined {
    return this.#beats[0];
  }

  /** How many beats are still to come, with the one on stage. */
  get left(): number {
    return this.#beats.length;
  }

  /** The table as the stage shows it; nothing when nothing is played. */
  get view(): unknown {
    return this.#arrived ? this.beat?.after : this.beat?.before;
  }

  /** Return what of *log* has been told so far: the stage does not let it run ahead. */
  heard(log: LogEntry[]): LogEntry[] {
    const { beat } = this;
    if (!beat) return log;
    return log.flatMap((entry) => {
      if (entry.n !== beat.n) return entry.n < beat.n ? [entry] : [];
      return [{ ...entry, said: entry.said.slice(0, beat.told) }];
    });
  }

  /** Play *scene* after all that is still to come; nobody watches a hidden page. */
  stage(scene: Scene<unknown>): void {
    if (this.tempo.pace === 0 || document.hidden) return this.finish();
    const idle = this.left === 0;
    this.#beats = [...this.#beats, ...makeScore(this.staging, scene)];
    if (idle) this.#begin();
  }

  /** Go on to the next beat; a second press at once goes to the end. */
  skip(now = performance.now()): void {
    if (now - this.#skipped < TWICE) return this.finish();
    this.#skipped = now;
    this.flights = [];
    this.#next();
  }

  /** End the play: the table as it is. */
  finish(): void {
    this.#timers.forEach(clearTimeout);
    this.flights = [];
    this.#beats = [];
    this.#report();
  }

  /** What flew by *id* has arrived. */
  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
    this.#report();
  }

  /** Let the page know whether anything is on stage, or still in the air. */
  #report(): void {
    this.#works(this.left > 0 || this.flights.length > 0);
  }

  #next(): void {
    this.#beats = this.#beats.slice(1);
    this.#begin();
  }

  /** Put the first beat on stage, after all that is only seen in passing. */
  #begin(): void {
    while (this.beat?.paces === 0) {
      this.#launch(this.beat, this.tempo.pace * FLIGHT);
      this.#beats = this.#beats.slice(1);
    }
    this.#timers.forEach(clearTimeout);
    const { beat } = this;
    this.#arrived = this.tempo.still;
    if (beat) this.#play(beat);
    this.#report();
  }

  #play(beat: AnyBeat): void {
    const length = this.#lengthOf(beat);
    const air = this.#launch(beat, length);
    this.#timers = [setTimeout(() => (this.#arrived = true), air), setTimeout(() => this.#next(), length)];
  }

  #lengthOf({ paces }: AnyBeat): number {
    return paces * this.tempo.pace * Math.min(1, PATIENCE / this.left);
  }

  /** Let everything fly that moves in *beat*; return after how many milliseconds all of it has arrived. */
  #launch({ waves }: AnyBeat, most: number): number {
    const { pace, still } = this.tempo;
    if (still) this.#show(waves.flat(), most);
    if (still || waves.length === 0) return 0;
    const apart = Math.min(pace * APART, (most * 0.4) / waves.length);
    const length = Math.min(pace * FLIGHT, most * 0.6);
    const fresh = waves.flatMap((wave, at) =>
      wave.map((flight) => {
        const id = (this.#launched += 1);
        return { ...flight, id, delay: at * apart, length: flight.way === 'show' ? most : length };
      }),
    );
    this.flights = [...this.flights, ...fresh];
    return (waves.length - 1) * apart + length;
  }

  /** Where nothing may move, what is shown is there as long as the beat lasts. */
  #show(flights: Flight<unknown>[], length: number): void {
    const shown = flights.filter(({ way }) => way === 'show');
    this.flights = shown.map((flight) => ({ ...flight, from: flight.to, id: (this.#launched += 1), delay: 0, length }));
  }
}
