/** What on the table an event is about. */

import type { GameEvent } from '../../wire/fourberies.gen';

type Field = 'city' | 'to' | 'encounter' | 'acrobat' | 'request' | 'seat' | 'victim';

/** Which things the fields of events name. */
const KINDS: Record<Field, string> = {
  city: 'city',
  to: 'city',
  encounter: 'encounter',
  acrobat: 'encounter',
  request: 'request',
  seat: 'seat',
  victim: 'seat',
};

/** Return the things *event* is about, as the table names them. */
export function targets(event: GameEvent): string[] {
  if (event.type === 'NeedleMoved') return [`cell:${event.to}`];
  if (event.type === 'CoinTossed') return [`cell:${event.cell}`];
  if (event.type === 'TravelRevealed') return caravels(event.cities, event.friends);
  const fields = Object.entries(event).filter(([field, value]) => field in KINDS && typeof value === 'number' && value >= 0);
  const listed = 'encounters' in event && Array.isArray(event.encounters) ? event.encounters : [];
  return [...fields.map(([field, value]) => `${KINDS[field as Field]}:${value}`), ...listed.map((id) => `encounter:${id}`)];
}

/** Return the Caravels sent to *cities* by each seat, and to those of the friend troupes. */
export function caravels(cities: number[][], friends: number[]): string[] {
  const own = cities.flatMap((to, seat) => to.map((city) => `caravel:${seat}:${city}`));
  return [...own, ...friends.map((city, owner) => `caravel:${cities.length + owner}:${city}`)];
}
