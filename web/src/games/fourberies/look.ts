/** Small readings of the view for drawing. */

import type { ColourView, View } from '../../wire/fourberies.gen';

/** Return the colour *id*: those of the players, then those of their friend troupes. */
export function colourOf(view: View, id: number): ColourView {
  const found = [...view.players, ...view.friends].find(({ colour }) => colour.id === id);
  if (!found) throw new Error(`no troupe has colour ${id}`);
  return found.colour;
}
