/** What each key does at the table; the list in the rules tells them. */

import { i18n } from '../../text/i18n.svelte';
import { lastHeard } from '../../wire/log';
import type { Option } from '../../wire/types.gen';
import type { Announcer } from './automation.svelte';
import { askForHint } from './hint';
import type { KeyDeeds } from './keys';
import type { Room } from './room';
import { statusOf } from './status';

export function shortcuts({ table, selection, drawer }: Room, announcer: Announcer): KeyDeeds {
  const { history } = table;
  const deeds: KeyDeeds = {
    '?': () => drawer.toggle('rules'),
    Escape: () => (drawer.leaf ? drawer.shut() : selection.cancel()),
    h: () => askForHint({ table, selection }),
    u: () => table.undo(),
    'ctrl+z': () => table.undo(),
    U: () => table.undo(true),
    ArrowLeft: () => history.leaf(-1),
    ArrowRight: () => history.leaf(1),
    Home: () => history.open(0),
    End: () => history.open(null),
    s: () => announcer.say(statusOf(table)),
    m: () => announcer.say(table.options.map(spoken).join('; ')),
    l: () =>
      announcer.say(
        lastHeard(table.log)
          ?.said.map(({ phrase }) => i18n.say(phrase))
          .join(' ') ?? '',
      ),
  };
  if (selection.proposed) deeds['Enter'] = () => selection.confirm();
  table.options.slice(0, 9).forEach((option, at) => {
    deeds[String(at + 1)] = () => selection.choose(option.pick);
  });
  return deeds;
}

function spoken({ label, effect }: Option<unknown>): string {
  return [label, effect].flatMap((phrase) => (phrase ? [i18n.say(phrase)] : [])).join(': ');
}

/** The keys, as the help tells them: key and message. */
export const TOLD: [string, string][] = [
  ['1–9', 'shell-key-option'],
  ['Enter', 'shell-key-confirm'],
  ['Esc', 'shell-key-cancel'],
  ['h', 'shell-key-hint'],
  ['u', 'shell-key-undo'],
  ['Shift+U', 'shell-key-restart'],
  ['← →', 'shell-key-leaf'],
  ['Home End', 'shell-key-ends'],
  ['?', 'shell-key-rules'],
  ['s', 'shell-key-status'],
  ['m', 'shell-key-moves'],
  ['l', 'shell-key-last'],
];
