/** Fourberies at this table. */

import type { AskName, Facts, GameEvent, View } from '../../wire/fourberies.gen';
import type { AskFace, GameFace } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Sheet from './Sheet.svelte';

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

/** A black piece would not show in the dark, nor a white one on paper: there the mark takes a neighbouring tint. */
const SHADES: Record<string, string> = {
  'colour-black': 'light-dark(#2b2b2f, #9a97a6)',
  'colour-white': 'light-dark(#9a8452, #efe9da)',
};

export const colours = (view: View): string[] => view.players.map(({ colour }) => SHADES[colour.key] ?? tint(colour.hex));

const tint = (hex: string): string => `light-dark(${hex}, color-mix(in oklab, ${hex}, white 40%))`;

export const face: GameFace<View, Facts, AskName, GameEvent> = {
  Board,
  Panel,
  Sheet,
  asks,
  colours,
  points: (view) => view.players.map(({ purse }) => purse),
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
