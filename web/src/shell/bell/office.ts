/** What is asked of the server about notices. */

import { ask, RequestRefused } from '../../wire/api';
import type { Heard, MailTo, Notices, PushTo, RoomTo } from '../../wire/types.gen';

export const office = {
  notices: (token: string) => ask<Notices>('notices', token),
  push: (token: string, to: PushTo) => ask<Notices>('notices/push', token, to),
  pushNoMore: (token: string, endpoint: string) => ask<Notices>('notices/push/stop', token, { endpoint }),
  mail: (token: string, to: MailTo) => ask<Notices>('notices/mail', token, to),
  room: (token: string, to: RoomTo) => ask<Notices>('notices/room', token, to),
  grant: (wish: string, token: string) => ask<Heard>(`notices/${wish}/${token}`, '', {}),
};

/** What a person can do something about; the rest did not work. */
const WORDED = ['bad-address', 'bad-mail', 'no-mail', 'mail-refused', 'no-answer', 'too-fast', 'bad-link'];

/** Return the message that says why the server would not do it. */
export function trouble(refused: unknown): string {
  const code = refused instanceof RequestRefused ? refused.code : '';
  return `bell-code-${WORDED.includes(code) ? code : 'other'}`;
}
