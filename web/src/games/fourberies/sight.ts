/** What a target is, so that it can be shown large: found in the view by its name on the table. */

import type { EncounterView, Facts, RequestView, View } from '../../wire/fourberies.gen';
import { kindAndIds } from '../../wire/target';
import type { Decision } from '../../wire/types.gen';

export interface Sight {
  encounter?: EncounterView;
  request?: RequestView;
}

/** Return the card that *target* names, if it names one. */
export function sightOf(view: View, target: string): Sight {
  const [kind, id] = kindAndIds(target);
  if (kind === 'encounter') return { encounter: encounters(view).find((card) => card.id === id) };
  if (kind === 'request') return { request: requests(view).find((card) => card.id === id) };
  return {};
}

/** Return every Encounter that lies face up, the discard included. */
export function encounters(view: View): EncounterView[] {
  const owned = view.players.flatMap(({ troupe, taken, acrobats }) => [...troupe, ...taken, ...acrobats.map(({ card }) => card)]);
  return [...view.cities.flatMap((city) => city.encounters), ...owned, ...view.discard];
}

function requests(view: View): RequestView[] {
  return view.players.flatMap(({ requests: held, offered, shown, discarded }) => [...held, ...offered, ...shown, ...discarded]);
}

/** Return the cell the needle would come to if the considered *target* were picked; nothing if it would stay. */
export function foreseen(view: View, decision: Decision<Facts> | null, target: string): number | undefined {
  const option = decision?.options.find((each) => target !== '' && each.target === target);
  const change = option?.outcome['needle'];
  return change === undefined ? undefined : view.dial.needle + change;
}
