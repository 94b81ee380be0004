/** What has been said and not been answered yet, and whether that takes longer than people expect. */

import { freshId } from './ids';
import type { ChatLine, ChatLines, Option, ToServer } from './types.gen';

/** Milliseconds after which people wonder whether anything happens. */
const EXPECTED = 1_000;

class Lag {
  /** It takes long. */
  long = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** It begins, unless it has begun. */
  begin(): void {
    this.#timer ??= setTimeout(() => (this.long = true), EXPECTED);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.long = false;
  }
}

/** The one message about the game that is on its way. */
export class Errand {
  id = $state('');
  #chosen = $state.raw<Option<unknown>>();
  readonly #lag = new Lag();

  /** A message leaves, perhaps with what was *chosen*; return its id. */
  begin(chosen?: Option<unknown>): string {
    this.end();
    this.#lag.begin();
    this.#chosen = chosen;
    return (this.id = freshId());
  }

  end(): void {
    this.#lag.end();
    this.id = '';
    this.#chosen = undefined;
  }

  get isLate(): boolean {
    return this.#lag.long;
  }

  /** What was chosen and should have arrived. */
  get late(): Option<unknown> | undefined {
    return this.isLate ? this.#chosen : undefined;
  }
}

/** What people have said at a table, and what I have said that has not arrived. */
export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  sent = $state.raw<readonly Extract<ToServer, { type: 'chat' }>[]>([]);
  readonly #lag = new Lag();

  /** Return the message that says *text* from *seat*. */
  begin(seat: number | null, text: string): Extract<ToServer, { type: 'chat' }> {
    const message = { type: 'chat', id: freshId(), seat, text } as const;
    this.sent = [...this.sent, message];
    this.#lag.begin();
    return message;
  }

  /** The message *id* has arrived, or never will. */
  end(id: string): void {
    this.sent = this.sent.filter((each) => each.id !== id);
    if (this.sent.length === 0) this.#lag.end();
  }

  hear({ lines, whole }: ChatLines): void {
    this.lines = whole ? lines : [...this.lines, ...lines];
  }

  get isLate(): boolean {
    return this.#lag.long;
  }
}
