/** The connection to a table: a socket that reconnects by itself and repeats only what was not acknowledged. */

import { idleness } from '../idle';
import { patient } from './patience';
import type { Analyse, FromServer, Sit, ToServer, WhatIf } from './types.gen';

/** 'shut' is for good: the server does not know the link, or no longer does. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'shut';

type Said = Extract<ToServer, { id: string }>;

/** What is said first on a socket: where one sits down. */
export type FirstWord = Sit | Analyse | WhatIf;

const SHUT = [4400, 4401, 4404];
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
const LONGEST_WAIT = 15_000;

export interface ConnectionEvents {
  heard(message: FromServer<unknown, unknown>): void;
  changed(state: ConnectionState): void;
}

/** Return how long to wait before trying for the *n*th time, with some chance so that a crowd does not come at once. */
export function backoff(n: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** n) * (0.5 + chance / 2);
}

export class Connection {
  #socket: WebSocket | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: ConnectionState = 'connecting';
  /** What has not been acknowledged. It is said again after a lost connection: the table takes it once. */
  readonly #unheard = new Map<string, Said>();
  readonly #works = idleness.worker();

  constructor(
    private readonly word: () => FirstWord,
    private readonly events: ConnectionEvents,
    private readonly open: () => WebSocket = openSocket,
  ) {
    this.#report();
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    document.addEventListener('visibilitychange', this.#look);
  }

  /** Say *message* now, or as soon as there is a connection. */
  say(message: Said): void {
    this.#unheard.set(message.id, message);
    this.#report();
    if (this.#state === 'open') this.#send(message);
  }

  /** Return whether the message with that *id* is still on its way. */
  waits(id: string): boolean {
    return this.#unheard.has(id);
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    document.removeEventListener('visibilitychange', this.#look);
    this.#change('shut');
    this.#giveUp();
  }

  #connect = (): void => {
    this.#giveUp();
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.word()));
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer<unknown, unknown>);
    socket.onclose = (event) => this.#lost(event.code);
    this.#timer = setTimeout(this.#lost, patient(PATIENCE));
  };

  /** Let go of the socket, if there is one. A dead line takes long to close: nothing that comes from it counts any more. */
  #giveUp(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #hear(message: FromServer<unknown, unknown>): void {
    this.#listen();
    if ('id' in message) this.#unheard.delete(message.id);
    this.events.heard(message);
    if (message.type === 'now' && this.#state !== 'open') this.#sat();
    this.#report();
  }

  #sat(): void {
    this.#tries = 0;
    this.#change('open');
    if (document.hidden) this.#look();
    for (const message of this.#unheard.values()) this.#send(message);
  }

  /** After a silence ask whether the table is still there; after a longer one, believe that it is not. */
  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#timer = setTimeout(this.#lost, patient(PATIENCE));
    }, HEARTBEAT);
  }

  #lost = (code?: number): void => {
    this.#giveUp();
    if (code && SHUT.includes(code)) return this.#change('shut');
    this.#change('lost');
    this.#timer = setTimeout(this.#connect, backoff(this.#tries++));
  };

  /** Let the server know whether anybody sees the table: whoever does not is told elsewhere that it is their turn. */
  #look = (): void => {
    if (this.#state === 'open') this.#send({ type: 'looking', yes: !document.hidden });
  };

  /** Try at once instead of later, unless a try is under way: that one ends by itself, well or after `PATIENCE`. */
  #hurry = (): void => {
    if (this.#state === 'lost' && !this.#socket && document.visibilityState === 'visible') this.#connect();
  };

  #send(message: ToServer): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #change(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.events.changed(state);
    this.#report();
  }

  /** Let the page know whether it waits for an answer, or for a connection. */
  #report(): void {
    if (this.#state === 'shut') this.#works(false);
    else this.#works(this.#state !== 'open' || this.#unheard.size > 0);
  }
}

function openSocket(): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
}
