/** My tables as the front room lists them. */

import { RequestRefused } from '../../wire/api';
import { me } from '../../wire/me';
import type { HeldTable } from '../../wire/types.gen';
import { forget, gather, waitsForMe } from './gather';

const byChange = (a: HeldTable, b: HeldTable): number => b.summary.changed - a.summary.changed;
const byNeed = (a: HeldTable, b: HeldTable): number => Number(waitsForMe(b)) - Number(waitsForMe(a)) || byChange(a, b);

export class TableList {
  tables = $state.raw<HeldTable[]>([]);
  /** What is wrong with the personal link, as the server's code. */
  trouble = $state('');
  /** Whether there is a personal link in this browser. */
  personal = $state(me() !== undefined);

  /** Whether any table here is mine; first-time visitors see the games instead. */
  readonly isMine = $derived(this.personal || this.tables.length > 0);
  /** Those that wait for me first, then the others. */
  readonly running = $derived(this.tables.filter(({ summary }) => !summary.result).sort(byNeed));
  readonly finished = $derived(this.tables.filter(({ summary }) => summary.result).sort(byChange));

  look = async (): Promise<void> => {
    this.personal = me() !== undefined;
    try {
      this.tables = await gather();
      this.trouble = '';
    } catch (refused) {
      this.trouble = refused instanceof RequestRefused && refused.code === 'no-person' ? refused.code : '';
    }
  };

  /** Take a table out of the list. */
  drop(token: string): void {
    this.tables = this.tables.filter((each) => each.token !== token);
    void forget(token).catch(this.look);
  }
}
