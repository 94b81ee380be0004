/** What each key does at the table; the list in the rules tells them. */

import { prefs, ZOOM } from '../../prefs.svelte';
import { i18n } from '../../text/i18n.svelte';
import { lastHeard } from '../../wire/log';
import { PlanTable } from '../../wire/plan.svelte';
import { joined, phrase, saidOf, yes } from '../../text/phrase';
import type { Holdings, Option } from '../../wire/types.gen';
import { isAnalysable } from '../board/access';
import type { Offer } from '../decision/offer.svelte';
import type { TableSelection } from '../selection.svelte';
import type { Announcer } from './automation.svelte';
import { askForHint } from './hint';
import type { KeyDeeds } from './keys';
import { beginPlan } from './plan';
import type { Room } from './room';
import { statusOf } from './status';
import { undo } from './takeback';

export function shortcuts({ table, selection, drawer, director, prompt }: Room, announcer: Announcer, offer: Offer): KeyDeeds {
  const { history } = table;
  const deeds: KeyDeeds = {
    '?': () => drawer.toggle('rules', true),
    N: () => drawer.toggle('notes', true),
    '/': () => prompt.ask(),
    a: () => drawer.toggle('aid'),
    b: () => isAnalysable(table) && !table.welcome?.aside && drawer.toggle('board'),
    e: () => explore(selection),
    Escape: () => (director.beat ? director.finish() : drawer.leaf ? drawer.shut() : offer.shut()),
    '.': () => director.skip(),
    w: () => (table instanceof PlanTable ? table.leave() : beginPlan(table)),
    h: () => askForHint({ table, selection }),
    u: () => undo({ table, selection }),
    'ctrl+z': () => undo({ table, selection }),
    U: () => undo({ table, selection }, true),
    ArrowLeft: () => history.leaf(-1),
    ArrowRight: () => history.leaf(1),
    Home: () => history.open(0),
    End: () => history.open(null),
    '+': () => (prefs.zoom += ZOOM.step),
    '-': () => (prefs.zoom -= ZOOM.step),
    '0': () => (prefs.zoom = ZOOM.least),
    s: () => announcer.say(statusOf(table)),
    m: () => announcer.say(joined(...table.options.map(spoken))),
    p: () => table.person(table.seat ?? selection.watched ?? table.asked[0] ?? 0, (told) => announcer.say(holdings(told))),
    t: () => announcer.time(),
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

function holdings({ title, lines }: Holdings): string {
  return joined(...[title, ...lines].map((each) => i18n.say(each)));
}

/** Let keys reach everything, or only what can be picked, and say so. */
function explore(selection: TableSelection): void {
  selection.explores = !selection.explores;
  selection.explained = { why: [phrase('shell-explores', { on: yes(selection.explores) })], rule: '' };
}

function spoken({ label, effect }: Option<unknown>): string {
  return saidOf(i18n.say(label), effect ? i18n.say(effect) : '');
}

/** The keys, as the help tells them: key and message. */
export const TOLD: [string, string][] = [
  ['1–9', 'shell-key-option'],
  ['Enter', 'shell-key-confirm'],
  ['Esc', 'shell-key-cancel'],
  ['/', 'shell-key-type'],
  ['h', 'shell-key-hint'],
  ['w', 'shell-key-plan'],
  ['u', 'shell-key-undo'],
  ['Shift+U', 'shell-key-restart'],
  ['← →', 'shell-key-leaf'],
  ['Home End', 'shell-key-ends'],
  ['.', 'shell-key-skip'],
  ['+ − 0', 'shell-key-zoom'],
  ['?', 'shell-key-rules'],
  ['a', 'shell-key-aid'],
  ['b', 'shell-key-board'],
  ['Shift+N', 'shell-key-notes'],
  ['e', 'shell-key-explore'],
  ['s', 'shell-key-status'],
  ['m', 'shell-key-moves'],
  ['l', 'shell-key-last'],
  ['p', 'shell-key-person'],
  ['t', 'shell-key-time'],
];
