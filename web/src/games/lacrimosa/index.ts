/** Lacrimosa at this table. */

import type { AskName, Facts, GameEvent, View } from '../../wire/lacrimosa.gen';
import type { AskFace, GameFace } from '../contract';
import { fetched } from '../../fetched';
import { i18n } from '../../text/i18n.svelte';
import { PATRONS } from '../seats';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Sheet from './Sheet.svelte';
import Sight from './Sight.svelte';
import Sprite from './Sprite.svelte';
import { begin, type Sprite as Moving } from './staging';

const asks = {
  ChooseCounter: { where: 'list' },
  ChooseStep: { where: 'list' },
  Commission: { where: 'board' },
  Document: { where: 'board' },
  EndTurn: { where: 'board', confirms: true },
  HireComposer: { where: 'list' },
  LayExperience: { where: 'board' },
  LayStory: { where: 'board' },
  MayAgain: { where: 'list' },
  Pay: { where: 'list' },
  PayDifferently: { where: 'list' },
  PerformOrSell: { where: 'list' },
  PlaceMarker: { where: 'board' },
  PlaceNeutral: { where: 'board' },
  Requiem: { where: 'board' },
  TakeActions: { where: 'list' },
  Travel: { where: 'board' },
  UseCard: { where: 'list' },
  UseTyped: { where: 'list' },
} satisfies Record<AskName, AskFace>;

const SOLOIST = '#4b4b52';

export const colours = (view: View): string[] => [
  ...view.patrons.map(({ seat }) => PATRONS[seat % PATRONS.length]!),
  ...(view.soloist ? [SOLOIST] : []),
];

/** First from now on, or steps on the Story tracks lost: nothing else reaches over to another patron. */
export function affects(event: GameEvent, seat: number): boolean {
  if (event.type === 'TracksReset') return event.seat === seat && event.steps.some((lost) => lost > 0);
  return event.type === 'FirstPatronPassed' && event.seat === seat;
}

export const face: GameFace<View, Facts, AskName, GameEvent, Moving> = {
  Board,
  Sight,
  sightAt: 'end',
  Panel,
  Sheet,
  asks,
  staging: { begin, Sprite },
  colours,
  round: (event) => (event.type === 'RoundBegan' ? i18n.t('board-lacrimosa-round', { round: event.round }) : undefined),
  affects,
  farFetched: ['not-in-hand', 'not-your-work', 'not-an-opus', 'not-a-memory', 'no-counter-to-sell', 'action-not-offered'],
  points: (view) => view.patrons.map(({ vp }) => vp),
  aid: () => fetched(() => import('./aid')),
  glossary: [
    'glossary-lacrimosa-talent',
    'glossary-lacrimosa-journey',
    'glossary-lacrimosa-composition',
    'glossary-lacrimosa-counter',
    'glossary-lacrimosa-track',
    'glossary-lacrimosa-finance',
    'glossary-lacrimosa-opus',
    'glossary-lacrimosa-memory',
    'glossary-lacrimosa-experience',
    'glossary-lacrimosa-story',
    'glossary-lacrimosa-requiem',
    'glossary-lacrimosa-court',
    'glossary-lacrimosa-bonus',
    'glossary-lacrimosa-maintenance',
  ],
};
