/** The colours of seats, at the table and before there is one. */

import type { GameName } from '../wire/types.gen';

/** A black piece would not show in the dark, nor a white one on paper: there the mark takes a neighbouring tint. */
const SHADES: Record<string, string> = {
  'colour-black': 'light-dark(#2b2b2f, #9a97a6)',
  'colour-white': 'light-dark(#9a8452, #efe9da)',
};

/** Return the colour of a troupe, as CSS writes it. */
export function troupe({ key, hex }: { key: string; hex: string }): string {
  return SHADES[key] ?? `light-dark(${hex}, color-mix(in oklab, ${hex}, white 40%))`;
}

export const PATRONS = ['#2f5f95', '#e3b43c', '#4c7a3f', '#7a4f93'];

/** As the sets that come with the games have them. */
const SEATS: Record<GameName, string[]> = {
  lacrimosa: PATRONS,
  fourberies: [
    { key: 'colour-blue', hex: '#2f5fa8' },
    { key: 'colour-green', hex: '#3b8a4e' },
    { key: 'colour-violet', hex: '#7a4a9c' },
    { key: 'colour-white', hex: '#efe9da' },
    { key: 'colour-black', hex: '#2b2b2f' },
  ].map(troupe),
};

/** Return the colours of the seats at a table of *game* that is not laid yet, as a style. */
export const seatsOf = (game: string): string => tints(SEATS[game as GameName]);

/** Return *colours*, one for each seat, as a style. */
export function tints(colours: string[]): string {
  return colours.map((colour, seat) => `--seat-${seat}: ${colour}`).join(';');
}
