/** What on the table an event is about. */

import type { GameEvent } from '../../wire/lacrimosa.gen';

/** Which things the fields of events name. */
const KINDS: Record<string, string> = { place: 'place', slot: 'slot', bonus: 'bonus' };

/** A card is a work or a Memory; no work has the number of a Memory, so the other name points at nothing. */
const cardTargets = (card: number): string[] => [`opus:${card}`, `memory:${card}`];

/** Return the things *event* is about, as the table names them. */
export function targets(event: GameEvent): string[] {
  const fields = new Map(Object.entries(event).filter(([, value]) => typeof value === 'number' && value >= 0)) as Map<string, number>;
  const card = fields.get('card');
  const found = event.type.startsWith('Soloist') || card === undefined || event.type === 'ConstanzeDrawn' ? [] : cardTargets(card);
  for (const [field, value] of fields) if (KINDS[field] && event.type !== 'PeriodEnded') found.push(field === 'bonus' ? 'bonus' : `${KINDS[field]}:${value}`);
  if (event.type === 'ComposerHired') found.push(`space:${event.seat}:${event.space}`);
  if (event.type === 'CourtTaken' || event.type === 'CourtScored') found.push(`court:${event.tile}`);
  if (event.type === 'TilesGilded') found.push(...event.places.map((place) => `place:${place}`));
  if (event.type === 'Paid') found.push(...touched('track', event.seat, event.steps), ...touched('counters', event.seat, event.counters));
  if (event.type === 'Gained') found.push(...touched('track', event.seat, event.steps), ...touched('counters', event.seat, event.counters));
  return found;
}

const touched = (what: string, seat: number, points: number[]): string[] =>
  points.flatMap((n, kind) => (n > 0 ? [`${what}:${seat}:${kind}`] : []));
