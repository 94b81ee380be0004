/** What flies over the table when something happens: each event as a few things that go from one place to another. */

import type { GameEvent } from '../../wire/fourberies.gen';
import { target } from '../../wire/target';

export type Sprite =
  | { kind: 'caravel'; colour: number }
  | { kind: 'manager'; colour: number }
  | { kind: 'card'; encounter: number }
  | { kind: 'coins'; amount: number }
  | { kind: 'request' };

/** A thing on its way between two places: targets, or anchors of the board such as "sea:3", "dial" and "stage". */
export interface Flight {
  sprite: Sprite;
  from: string;
  to: string;
}

type Beat = Flight[];

const coins = (amount: number, from: string, to: string): Beat => (amount > 0 ? [{ sprite: { kind: 'coins', amount }, from, to }] : []);
const cards = (ids: number[], from: string, to: string): Beat =>
  ids.map((encounter) => ({ sprite: { kind: 'card', encounter }, from, to }));
const caravel = (colour: number, from: string, to: string): Flight => ({ sprite: { kind: 'caravel', colour }, from, to });
const ENCOUNTERS = target('pile', 'encounters');
const seat = (id: number): string => target('seat', id);
const sea = (id: number): string => target('sea', id);
const stack = (id: number): string => target('stack', id);

/** Return the beats of *events*, in order; cards laid out one after the other make one beat. */
export function beats(events: GameEvent[]): Beat[] {
  const found: Beat[] = [];
  let here = '';
  let before = '';
  for (const event of events) {
    if (event.type === 'LoneTroupeArrived' || event.type === 'TroupesMet') here = stack(event.city);
    const beat = flightsOf(event, here);
    if (beat.length === 0) continue;
    if (event.type === 'EncounterPlaced' && before === event.type) found.at(-1)!.push(...beat);
    else found.push(beat);
    before = event.type;
  }
  return found;
}

/** Return what flies because of *event*, *here* being the city that is resolved. */
function flightsOf(event: GameEvent, here: string): Beat {
  switch (event.type) {
    case 'TravelRevealed':
      return [
        ...event.cities.flatMap((to, colour) => to.map((id) => caravel(colour, seat(colour), sea(id)))),
        ...event.friends.map((id, owner) => caravel(event.cities.length + owner, seat(owner), sea(id))),
      ];
    case 'CaravelPushed':
      return [caravel(event.colour, sea(event.city), sea(event.to))];
    case 'EncounterPlaced':
      return cards([event.encounter], ENCOUNTERS, stack(event.city));
    case 'ActorMet':
    case 'AcrobatGained':
      return cards([event.encounter], here, seat(event.seat));
    case 'ActorLost':
      return cards([event.encounter], here, ENCOUNTERS);
    case 'ActorSalvaged':
      return cards([event.encounter], stack(event.city), seat(event.seat));
    case 'ActorSentToCourt':
      return cards([event.encounter], seat(event.seat), 'dial');
    case 'EncountersDiscarded':
      return cards(event.encounters, stack(event.city), 'dial');
    case 'FriendPassed':
      return cards(event.encounters, stack(event.city), ENCOUNTERS);
    case 'BonusGained':
      return coins(event.amount, here, seat(event.seat));
    case 'CoinsStolen':
      return coins(event.amount, seat(event.victim), seat(event.seat));
    case 'ActorPaid':
      return coins(event.amount, seat(event.seat), here);
    case 'ManagerPlaced':
      return [
        ...Array.from({ length: event.placed }, (): Flight => ({
          sprite: { kind: 'manager', colour: event.seat },
          from: seat(event.seat),
          to: 'stage',
        })),
        ...coins(event.amount, 'stage', seat(event.seat)),
      ];
    case 'MoodChanged':
      return event.managers.flatMap((n, colour) =>
        Array.from({ length: n }, (): Flight => ({ sprite: { kind: 'manager', colour }, from: 'stage', to: seat(colour) })),
      );
    case 'RequestDrawn':
    case 'RequestDrawnUnseen':
      return [{ sprite: { kind: 'request' }, from: target('pile', 'requests'), to: seat(event.seat) }];
    case 'ActorsRewarded':
    case 'ShowPleased':
    case 'RequestPaid':
      return coins(event.amount, 'dial', seat(event.seat));
    default:
      return [];
  }
}
