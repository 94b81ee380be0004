/** Stand-ins for tests: a socket that a test speaks through, and messages of a table with two seats. */

import type { AnyView } from '../games/contract';
import type { Chair, FromServer, LogEntry, Now, SeatNow, ToServer, Welcome } from '../wire/types.gen';

/** A socket whose other end is the test. */
export class FakeSocket {
  static opened: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ToServer[] = [];

  constructor() {
    FakeSocket.opened.push(this);
  }

  static open = (): WebSocket => new FakeSocket() as unknown as WebSocket;

  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(...messages: FromServer<AnyView>[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was said of one *type*. */
  said<T extends ToServer['type']>(type: T): Extract<ToServer, { type: T }>[] {
    return this.sent.filter((message): message is Extract<ToServer, { type: T }> => message.type === type);
  }
}

export const chair = (name: string, kind: Chair['kind'] = 'here'): Chair => ({ kind, name, bot: '' });

export function welcome(changes: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    program: '1',
    table: 't',
    game: 'toy',
    role: 'host',
    mine: [0],
    chairs: [chair('Ana'), chair('Ben', 'bot')],
    options: {},
    pack: { name: '', hash: 'h', version: '1' },
    hints: true,
    next: '',
    ...changes,
  };
}

/** The decision of a seat that may pick *picks*, each pointing at a city. */
export function asking(...picks: number[]): AnyView {
  const options = picks.map((pick) => ({ pick, target: `city:${pick}`, plain: true, cautions: [] }));
  return { decision: { ask: 'ChooseCity', rule: 'TOY-1.1', options, refused: [] } };
}

export const silent: AnyView = { decision: null };

export function seatNow(seat: number | null, view: AnyView, changes: Partial<SeatNow<AnyView>> = {}): SeatNow<AnyView> {
  const { decision } = view;
  const words = decision && {
    ask: { key: 'toy-ask', args: {} },
    options: decision.options.map(({ pick }) => ({ key: 'toy-option', args: { pick } })),
    cautions: decision.options.map(({ cautions }) => cautions.map(() => ({ key: 'toy-caution', args: {} }))),
    effects: decision.options.map(() => null),
    refused: decision.refused.map(() => ({ key: 'toy-refused', args: {} })),
    things: decision.refused.map(({ target }) => ({ key: 'toy-thing', args: { target } })),
  };
  const stop = { key: 'barrier-start', args: {} };
  return { seat, view, words, waits: [], undo: { kind: 'start', seat: -1, ask: '' }, stop, log: [], ...changes };
}

export function now(changes: Partial<Now<AnyView>> = {}): Now<AnyView> {
  return {
    type: 'now',
    version: 1,
    step: 0,
    asked: [0],
    ready: [],
    seats: [seatNow(0, asking(3, 5))],
    since: 0,
    result: null,
    ...changes,
  };
}

export function entry(n: number, seat: number, ...keys: string[]): LogEntry {
  return { n, seat, ask: 'ChooseCity', said: keys.map((key) => ({ event: { type: key }, phrase: { key, args: {} }, targets: [] })) };
}
