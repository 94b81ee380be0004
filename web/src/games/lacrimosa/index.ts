/** Lacrimosa at this table. */

import type { AskName, GameEvent, View } from '../../wire/lacrimosa.gen';
import type { AskFace, GameFace } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Sheet from './Sheet.svelte';

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
  Pay: { where: 'list', settles: true },
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

const SOLOIST = 'light-dark(#4b4b52, #b9b9c4)';
const SEATS = ['light-dark(#2a5488, #86b4e2)', 'light-dark(#866006, #e6bb4a)', 'light-dark(#3c6522, #97c07f)', 'light-dark(#64429a, #c3a6dd)'];

export const colours = (view: View): string[] => [...view.patrons.map(({ seat }) => SEATS[seat % SEATS.length]!), ...(view.soloist ? [SOLOIST] : [])];

export const face: GameFace<View, AskName, GameEvent> = {
  Board,
  Panel,
  Sheet,
  asks,
  colours,
  points: (view) => view.patrons.map(({ vp }) => vp),
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
