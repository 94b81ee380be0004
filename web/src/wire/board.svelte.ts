/** An analysis board: a table aside at which one person plays all sides, and every line is kept as a branch. */

import type { Place } from '../shell/route.svelte';
import type { FirstWord } from './connection';
import { Table } from './table.svelte';
import type { BranchCard, FromServer, Ponder, Pondering } from './types.gen';

/** The address of a board that is on no branch. */
export const NO_BRANCH = 'board';

export class BoardTable extends Table {
  /** The branch that the board is on; none as long as it follows the game. */
  branch = $state.raw<BranchCard | null>(null);
  /** What was found of the position on the board. */
  found = $state.raw<Partial<Record<Ponder['about'], Pondering>>>({});
  /** What is being thought about. */
  ponders = $state<Ponder['about']>();
  /** Whether somebody wants to see the best lines of whatever comes. */
  wantsLines = $state(false);

  /** Sit at the board of the game that *token* opens, after *step* steps of it or of what *address* names. */
  constructor(
    token: string,
    private readonly address: string,
    private readonly step: number | null,
    open?: ConstructorParameters<typeof Table>[1],
  ) {
    super(token, open);
  }

  protected override word(): FirstWord {
    const { branch, step } = this.place;
    return { type: 'analyse', token: this.token, branch: branch === NO_BRANCH ? '' : branch, step };
  }

  /** Where the board is: what the address says until it has been set up. */
  get place(): Omit<Place, 'token'> {
    if (!this.now) return { step: this.step, branch: this.address };
    return { step: this.history.at ?? this.now.step, branch: this.branch?.id ?? NO_BRANCH };
  }

  /** Play on from the step that is looked at. */
  goOn(): void {
    const step = this.history.at;
    if (step === null) return;
    this.history.open(null);
    this.audience?.finish();
    this.mention((id) => ({ type: 'go-on', id, step }));
  }

  /** Ask for the best lines, or let bots finish the game. */
  ponder(about: Ponder['about']): void {
    this.found = { ...this.found, [about]: undefined };
    this.ponders = about;
    if (about === 'lines') this.wantsLines = true;
    this.mention((id) => ({ type: 'ponder', id, about, seat: this.seat ?? 0 }));
  }

  stopIt(): void {
    if (this.ponders === 'lines') this.wantsLines = false;
    this.ponders = undefined;
    this.mention((id) => ({ type: 'stop-it', id }));
  }

  protected override overhear(message: FromServer<unknown, unknown>): void {
    if (message.type === 'on-branch') this.branch = message.branch;
    else if (message.type === 'pondering') this.#learn(message);
    else if (message.type === 'now') [this.found, this.ponders] = [{}, undefined]; // what was found holds for one position
  }

  #learn(found: Pondering): void {
    if (found.about !== this.ponders) return;
    this.found = { ...this.found, [found.about]: found };
    if (found.done === found.total) this.ponders = undefined;
  }
}
