/** Lacrimosa at this table. */

import type { AskName, Facts, GameEvent, View } from '../../wire/lacrimosa.gen';
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
const SEATS = ['#2f5f95', '#e3b43c', '#4c7a3f', '#7a4f93'];

export const colours = (view: View): string[] => [
  ...view.patrons.map(({ seat }) => SEATS[seat % SEATS.length]!),
  ...(view.soloist ? [SOLOIST] : []),
];

export const face: GameFace<View, Facts, AskName, GameEvent> = {
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
