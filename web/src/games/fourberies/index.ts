/** Fourberies at this table. */

import type { AskName, Facts, GameEvent, View } from '../../wire/fourberies.gen';
import type { AskFace, GameFace } from '../contract';
import { fetched } from '../../fetched';
import { i18n } from '../../text/i18n.svelte';
import { troupe } from '../seats';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Sheet from './Sheet.svelte';
import Sight from './Sight.svelte';
import Sprite from './Sprite.svelte';
import { begin, type Sprite as Moving } from './staging';

/** Travel cards are always in view, even on a phone; everything else may lie below the fold and is listed too. */
const asks = {
  ChooseCaravel: { where: 'list' },
  ChooseNature: { where: 'list' },
  ChooseRequest: { where: 'list' },
  ChooseTravel: { where: 'board' },
  DiscardRequest: { where: 'list' },
  KeepRequest: { where: 'list' },
  MoveNeedle: { where: 'list' },
  PushCaravel: { where: 'list' },
  ReserveCity: { where: 'board' },
  SalvageActor: { where: 'list' },
  SendToCourt: { where: 'list' },
  StealFrom: { where: 'list' },
  UseAcrobat: { where: 'list' },
} satisfies Record<AskName, AskFace>;

export const colours = (view: View): string[] => view.players.map(({ colour }) => troupe(colour));

/** Robbed, pushed away, not alone in a city, or sent home from the stage. */
export function affects(event: GameEvent, seat: number): boolean {
  if (event.type === 'CoinsStolen') return event.victim === seat;
  if (event.type === 'CaravelPushed') return event.colour === seat && event.seat !== seat;
  if (event.type === 'TroupesMet') return event.colours.includes(seat);
  return event.type === 'MoodChanged' && (event.managers[seat] ?? 0) > 0;
}

export const face: GameFace<View, Facts, AskName, GameEvent, Moving> = {
  Board,
  Sight,
  sightAt: 'start',
  Panel,
  Sheet,
  asks,
  staging: { begin, Sprite },
  colours,
  round: (event) =>
    event.type === 'RoundBegan' ? i18n.t('board-fourberies-round', { season: event.season, round: event.round }) : undefined,
  affects,
  farFetched: [
    'not-your-travel-card',
    'not-in-hand',
    'not-your-acrobat',
    'not-an-actor',
    'not-in-this-city',
    'not-standing',
    'your-own-caravel',
    'your-own-purse',
  ],
  points: (view) => view.players.map(({ purse }) => purse),
  aid: () => fetched(() => import('./aid')),
  glossary: [
    'glossary-fourberies-encounter',
    'glossary-fourberies-actor',
    'glossary-fourberies-acrobat',
    'glossary-fourberies-bonus',
    'glossary-fourberies-request',
    'glossary-fourberies-travel',
    'glossary-fourberies-caravel',
    'glossary-fourberies-manager',
    'glossary-fourberies-needle',
    'glossary-fourberies-court',
    'glossary-fourberies-difference',
    'glossary-fourberies-friend',
  ],
};
