/** The table being set up: game, seats, options and component pack. */

import { prefs } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import { api } from '../../wire/api';
import { hold } from '../../wire/mine';
import type { BotCard, Chair, ClockRules, GameCard, NewTable, SeatKind, Sign } from '../../wire/types.gen';
import { CLOCKS } from './clocks';
import { newSign } from './sign';
import { route } from '../route.svelte';

/** Names for bots that nobody has named. */
const REGULARS = ['Aloysia', 'Lorenzo', 'Nannerl', 'Antonio', 'Josepha'];

/** How a seat is filled. An "open" one has a link, which the lobby gives to the first person who takes the seat. */
export type SeatWay = SeatKind | 'open';
type Place = Omit<Chair, 'kind'> & { kind: SeatWay };

/** The Elo of the bot that others are measured against. */
const MIDDLE = 1500;

/** Return the name of a bot and how strong it is. */
export function rated({ name, elo }: BotCard): string {
  return i18n.t('bot-rated', { bot: i18n.t(`bot-${name}`), elo: `${elo}` });
}

/** Return the bots that differ in strength and not in style, the weakest first. */
export function levels({ bots }: GameCard): BotCard[] {
  return bots.filter(({ style }) => !style);
}

/** Return how well bots play *game* unless somebody says so: in a first game as weakly as they can, later in between. */
function level(game: GameCard): string {
  const bots = levels(game);
  const usual = prefs.uncoached.includes(game.name) ? bots.find(({ elo }) => elo === MIDDLE) : undefined;
  return (usual ?? bots[0])?.name ?? '';
}

export class Setup {
  game = $state.raw<GameCard>()!;
  chairs = $state<Place[]>([]);
  options = $state<Record<string, string>>({});
  pack = $state('');
  hints = $state(true);
  practice = $state(false);
  /** The name of a clock, or nothing. */
  clock = $state('');
  out = $state<ClockRules['out']>('bot');
  standIn = $state('');
  /** What the front room says of the table, apart from its free seats. */
  notice = $state.raw<Sign>(newSign());

  constructor(
    game: GameCard,
    /** Whether the server shows open tables. */
    readonly shows = false,
  ) {
    this.choose(game);
  }

  /** Lay the table for *game*: me at this screen, and the rest bots. */
  choose(game: GameCard): void {
    this.game = game;
    this.pack = game.packs[0]?.name ?? '';
    this.standIn = game.stand_in;
    const n = Math.min(game.most, Math.max(game.fewest, 3));
    this.chairs = [];
    for (let seat = 0; seat < n; seat += 1) this.chairs.push(this.#chair(seat === 0 ? 'here' : 'bot'));
    this.options = {};
    this.#settle();
  }

  /** What can be chosen at a table with this many seats. */
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
  get kinds(): SeatWay[] {
    return [...new Set(this.chairs.map((chair) => chair.kind))];
  }

  /** The bots that play here, each once. */
  get bots(): string[] {
    return [...new Set(this.chairs.flatMap(({ kind, bot }) => (kind === 'bot' ? [bot] : [])))];
  }

  /** Whether one person plays against bots: then there can be a coach. */
  get againstBots(): boolean {
    return this.chairs.filter(({ kind }) => kind !== 'bot').length === 1 && this.chairs.length > 1;
  }

  /** Whether somebody plays from elsewhere: then it matters how long one waits for them. */
  get apart(): boolean {
    return this.chairs.some(({ kind }) => kind === 'link' || kind === 'open');
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
  reseat(seat: number, kind: SeatWay): void {
    const before = this.chairs[seat]!;
    const fresh = this.#chair(kind);
    const named = kind !== 'open' && before.name !== '' && !REGULARS.includes(before.name);
    this.chairs[seat] = named ? { ...fresh, name: before.name } : fresh;
  }

  /** Whether the table can be one for practice: everybody sits here, and nobody is pressed for time. */
  get canPractise(): boolean {
    return this.clock === '' && this.sign === null && this.chairs.every(({ kind }) => kind === 'here' || kind === 'bot');
  }

  /** How time is kept. */
  get rules(): ClockRules | null {
    const chosen = CLOCKS[this.clock];
    return chosen ? { ...chosen, out: this.out, bot: this.standIn } : null;
  }

  /** How the front room shows the table, if it does. */
  get sign(): Sign | null {
    const seats = this.chairs.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    return this.shows && (seats.length > 0 || this.notice.watch) ? { ...this.notice, seats } : null;
  }

  get order(): NewTable {
    const { game, chairs, options, pack, hints, rules: clock, sign } = this;
    const practice = this.practice && this.canPractise;
    const seats = chairs.map(({ kind, name, bot }) => ({ kind: kind === 'open' ? 'link' : kind, name: name.trim(), bot }) as const);
    return { game: game.name, seats, options, pack, hints, clock, sign, practice };
  }

  /** Lay the table, and sit down at it. */
  async open(): Promise<void> {
    const { host } = await api.open(this.order);
    hold(host);
    route.go({ token: host, step: null });
  }

  /** Keep what was chosen where it still can be. */
  #settle(): void {
    const chosen = Object.entries(this.offered).map(([name, values]) => {
      const before = this.options[name] ?? '';
      return [name, values.includes(before) ? before : (values[0] ?? '')];
    });
    this.options = Object.fromEntries(chosen);
  }

  #chair(kind: SeatWay): Place {
    const taken = this.chairs.map((chair) => chair.name);
    if (kind === 'link' || kind === 'open') return { kind, name: '', bot: '' };
    if (kind === 'here') return { kind, name: taken.includes(prefs.name) ? '' : prefs.name, bot: '' };
    return { kind, name: REGULARS.find((name) => !taken.includes(name)) ?? '', bot: level(this.game) };
  }
}
