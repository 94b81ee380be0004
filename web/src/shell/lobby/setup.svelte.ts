/** The table that is being laid: game, seats, options and component pack. */

import { prefs } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import type { Chair, GameCard, NewTable, SeatKind } from '../../wire/types.gen';

/** Company at the café, for bots that nobody has named. */
const REGULARS = ['Aloysia', 'Lorenzo', 'Nannerl', 'Antonio', 'Josepha'];

/** Return the name of somebody who gave none; who comes by link will name themselves. */
export function unnamed(kind: SeatKind, seat: number): string {
  return kind === 'link' ? '' : i18n.t('shell-guest-n', { n: seat + 1 });
}

/** Return the middle one of *levels*, which are told from the weakest to the strongest. */
function middle(levels: string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? '';
}

export class Setup {
  game = $state.raw<GameCard>()!;
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, string>>({});
  pack = $state('');
  hints = $state(true);

  constructor(game: GameCard) {
    this.choose(game);
  }

  /** Lay the table for *game*: me at this screen, and the rest bots. */
  choose(game: GameCard): void {
    this.game = game;
    this.pack = game.packs[0]?.name ?? '';
    const n = Math.min(game.most, Math.max(game.fewest, 3));
    this.chairs = [];
    for (let seat = 0; seat < n; seat += 1) this.chairs.push(this.#chair(seat === 0 ? 'here' : 'bot'));
    this.options = {};
    this.#settle();
  }

  /** What can be chosen at a table of so many seats. */
  get offered(): Record<string, string[]> {
    return this.game.options[this.chairs.length] ?? {};
  }

  get canAdd(): boolean {
    return this.chairs.length < this.game.most;
  }

  get canRemove(): boolean {
    return this.chairs.length > this.game.fewest;
  }

  /** The ways in which people sit here, each once. */
  get kinds(): SeatKind[] {
    return [...new Set(this.chairs.map((chair) => chair.kind))];
  }

  add(): void {
    this.chairs.push(this.#chair('bot'));
    this.#settle();
  }

  remove(seat: number): void {
    this.chairs.splice(seat, 1);
    this.#settle();
  }

  /** Seat somebody of another *kind*; a name that was typed stays. */
  reseat(seat: number, kind: SeatKind): void {
    const before = this.chairs[seat]!;
    const fresh = this.#chair(kind);
    const named = before.name !== '' && !REGULARS.includes(before.name);
    this.chairs[seat] = named ? { ...fresh, name: before.name } : fresh;
  }

  get order(): NewTable {
    const { game, chairs, options, pack, hints } = this;
    const seats = chairs.map((chair, seat) => ({ ...chair, name: chair.name.trim() || unnamed(chair.kind, seat) }));
    return { game: game.name, seats, options, pack, hints };
  }

  /** Keep what was chosen where it still can be. */
  #settle(): void {
    const chosen = Object.entries(this.offered).map(([name, values]) => {
      const before = this.options[name] ?? '';
      return [name, values.includes(before) ? before : (values[0] ?? '')];
    });
    this.options = Object.fromEntries(chosen);
  }

  #chair(kind: SeatKind): Chair {
    const taken = this.chairs.map((chair) => chair.name);
    if (kind === 'link') return { kind, name: '', bot: '' };
    if (kind === 'here') return { kind, name: taken.includes(prefs.name) ? '' : prefs.name, bot: '' };
    return { kind, name: REGULARS.find((name) => !taken.includes(name)) ?? '', bot: middle(this.game.bots) };
  }
}
