/** The branches that are kept with a game, as far as they have been fetched. */

import { api, RequestRefused } from '../../wire/api';
import type { BranchCard } from '../../wire/types.gen';

export class Shelf {
  cards = $state.raw<BranchCard[]>();
  /** Why something was not done, as the server says it. */
  refused = $state.raw<Pick<RequestRefused, 'code' | 'numbers'>>();

  constructor(private readonly token: string) {}

  fetch = (): Promise<void> => this.#take(api.branches(this.token));

  rename(id: string, name: string): Promise<void> {
    return this.#take(api.nameBranch(this.token, id, name.trim()));
  }

  delete(id: string): Promise<void> {
    return this.#take(api.deleteBranch(this.token, id));
  }

  /** Add the line of a *file*; it is called what the file is called. */
  async add(file: File): Promise<void> {
    const name = file.name.replace(/\.[^.]*$/, '').slice(0, 40);
    await this.#take(api.addBranch(this.token, { name, record: await file.text() }));
  }

  async file(id: string): Promise<string | undefined> {
    try {
      return (await api.branchFile(this.token, id)).record;
    } catch (problem) {
      this.#excuse(problem);
      return undefined;
    }
  }

  async #take(answer: Promise<BranchCard[]>): Promise<void> {
    try {
      this.cards = await answer;
      this.refused = undefined;
    } catch (problem) {
      this.#excuse(problem);
    }
  }

  #excuse(problem: unknown): void {
    this.refused = problem instanceof RequestRefused ? problem : { code: 'failed', numbers: {} };
  }
}
