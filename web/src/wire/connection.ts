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
/** A silence after which it asks whether the table is still there, and one while somebody waits for an answer. */
const HEARTBEAT = 15_000;
const SOON = 1_000;
/** How long it waits for the answer to that, and for a table to which it has just connected. */
const ECHO = 4_000;
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
  readonly #end = new AbortController();
  /** Whether it waits until the silence has lasted as long as usual, or shorter, or has asked already. */
  #listens: 'calmly' | 'closely' | 'asked' = 'calmly';

  constructor(
    private readonly word: () => FirstWord,
    private readonly events: ConnectionEvents,
    private readonly open: () => WebSocket = openSocket,
  ) {
    this.#report();
    this.#connect();
    const { signal } = this.#end;
    for (const waking of ['online', 'pageshow']) addEventListener(waking, this.#wake, { signal });
    addEventListener('offline', this.#cutOff, { signal });
    document.addEventListener('visibilitychange', this.#wake, { signal });
    document.addEventListener('visibilitychange', this.#look, { signal });
    network()?.addEventListener('change', this.#move, { signal });
  }

  /** Say *message* now, or as soon as there is a connection. */
  say(message: Said): void {
    this.#unheard.set(message.id, message);
    this.#report();
    if (this.#state !== 'open') return;
    this.#send(message);
    this.#await();
  }

  /** Return whether the message with that *id* is still on its way. */
  waits(id: string): boolean {
    return this.#unheard.has(id);
  }

  close(): void {
    this.#end.abort();
    this.#change('shut');
    this.#giveUp();
  }

  #connect = (): void => {
    this.#giveUp();
    this.#listens = 'calmly';
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
    if ('id' in message) this.#unheard.delete(message.id);
    this.#listen('calmly', this.#unheard.size > 0 ? ECHO : HEARTBEAT);
    this.events.heard(message);
    if (message.type === 'now' && this.#state !== 'open') this.#sat();
    this.#report();
  }

  #sat(): void {
    this.#tries = 0;
    this.#change('open');
    if (document.hidden) this.#look();
    for (const message of this.#unheard.values()) this.#send(message);
    if (this.#unheard.size > 0) this.#await();
  }

  /** Listen for so long before asking whether the table is still there. */
  #listen(how: 'calmly' | 'closely', silence: number): void {
    clearTimeout(this.#timer);
    this.#listens = how;
    this.#timer = setTimeout(this.#ask, silence);
  }

  /** Somebody waits for an answer. Who says more meanwhile does not put off the doubt. */
  #await(): void {
    if (this.#listens === 'calmly') this.#listen('closely', SOON);
  }

  /** Ask whether the table is still there; if nothing at all is heard after that, believe that it is not. */
  #ask = (): void => {
    if (this.#listens === 'asked') return;
    clearTimeout(this.#timer);
    this.#listens = 'asked';
    this.#send({ type: 'ping' });
    this.#timer = setTimeout(this.#lost, patient(ECHO));
  };

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

  /**
   * Somebody looks again, or the network is another: a line may have died without a farewell, so ask at once. Without a line
   * try at once instead of later, unless a try is under way: that one ends by itself, well or after `PATIENCE`.
   */
  #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#state === 'open') this.#ask();
    else if (this.#state === 'lost' && !this.#socket) this.#connect();
  };

  /** Browsers tell of each new guess how fast the network is, too: only another network is news. */
  #move = (): void => {
    const kind = network()?.type;
    if (kind !== this.#network) this.#wake();
    this.#network = kind;
  };
  #network = network()?.type;

  /** The browser knows that there is no network: there is no use in waiting for an answer. */
  #cutOff = (): void => {
    if (this.#state !== 'lost') this.#lost();
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

/** What some browsers, mostly on phones, know about the network. */
function network(): (EventTarget & { type?: string }) | undefined {
  return (navigator as { connection?: EventTarget & { type?: string } }).connection;
}

function openSocket(): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
}
