/** Stand-ins for tests: a socket that a test speaks through, and messages of a table with two seats. */

import type {
  Chair,
  Decision,
  FromServer,
  LogEntry,
  Now,
  Option,
  Phrase,
  Reason,
  RefusedTarget,
  SeatNow,
  Seating,
  ToServer,
  Welcome,
} from '../wire/types.gen';

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

  hear(...messages: FromServer<unknown, unknown>[]): void {
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
    pack: { name: '', hash: 'h', version: '1', words: 'w' },
    hints: true,
    next: '',
    lesson: null,
    clock: null,
    daily: '',
    opened: false,
    sign: null,
    shows: false,
    voice: true,
    practice: false,
    aside: null,
    ...changes,
  };
}

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

export function option<F>(pick: number, facts: F, changes: Partial<Option<F>> = {}): Option<F> {
  const words = { label: phrase('toy-option', { pick }), effect: null };
  return { pick, target: `city:${pick}`, plain: true, facts, outcome: {}, final: false, then: '', cautions: [], ...words, ...changes };
}

export function decision<F>(options: Option<F>[], changes: Partial<Decision<F>> = {}): Decision<F> {
  const none = { settles: false, refused: [], ahead: [] };
  return { ask: 'ChooseCity', rule: 'TOY-1.1', ...none, options, question: phrase('toy-ask'), ...changes };
}

/** The decision of a seat that may pick *picks*, each pointing at a city. */
export function asking(...picks: number[]): Decision<null> {
  return decision(picks.map((pick) => option(pick, null)));
}

export const caution = (rule: string): Reason => ({ pick: 0, code: 'unwise', rule, numbers: {}, says: phrase('toy-caution') });

export function refusal(target: string, rule: string): RefusedTarget {
  return {
    target,
    name: phrase('toy-thing', { target }),
    reason: { pick: 0, code: 'far', rule, numbers: {}, says: phrase('toy-refused') },
  };
}

type AnySeat = SeatNow<unknown, unknown>;

/** The table as *seat* knows it, asked *decides* or, with null, nothing. */
export function seatNow(seat: number | null, decides: AnySeat['decision'], changes: Partial<AnySeat> = {}): AnySeat {
  const stop = phrase('barrier-start');
  const undo = { kind: 'start', seat: -1, ask: '' } as const;
  return { seat, view: 'now', decision: decides, forced: true, waits: [], undo, stop, log: [], ...changes };
}

export function now(changes: Partial<Now<unknown, unknown>> = {}): Now<unknown, unknown> {
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

export function seating(changes: Partial<Seating> = {}): Seating {
  return {
    type: 'seating',
    stand_ins: [],
    people: [0],
    offers: [],
    away: [],
    notes: [],
    bots: ['quick', 'strong'],
    stand_in: 'strong',
    ...changes,
  };
}

export function entry(n: number, seat: number, ...keys: string[]): LogEntry {
  return { n, seat, ask: `Ask${seat}`, said: keys.map((key) => ({ event: { type: key }, phrase: phrase(key), targets: [] })) };
}
