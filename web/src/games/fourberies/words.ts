/** What the board says of troupes; components have the words of the set. */

import { phrase, yes, type Arg } from '../../text/phrase';
import type { PlayerView, View } from '../../wire/fourberies.gen';
import type { Chair, Phrase } from '../../wire/types.gen';

/** Return which way a show leans, and whether that pleases the King. */
export function leaning({ leaning: difference, pleases }: Pick<PlayerView, 'leaning' | 'pleases'>): Phrase {
  const way = difference === 0 ? 'none' : difference > 0 ? 'comedy' : 'tragedy';
  const pleased = way === 'none' ? 'none' : pleases ? 'yes' : 'no';
  return phrase('board-fourberies-leaning', { way, difference: Math.abs(difference), pleases: pleased });
}

/** Return whose troupe sails under *colour*: a player's, or the friend troupe of one. */
export function troupe(view: View, chairs: Chair[], colour: number): Arg {
  const friend = view.friends.find((each) => each.colour.id === colour);
  const player = chairs[friend?.owner ?? colour]?.name ?? '';
  return friend ? phrase('fourberies-friend', { player, you: yes(friend.owner === view.seat) }) : player;
}
