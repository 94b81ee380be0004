/** How Fourberies is played on the stage: what moves when something happens, and how long it is looked at. */

import { front, type Cue, type Cues, type Flight, type Scene } from '../../stage/score';
import type { GameEvent, View } from '../../wire/fourberies.gen';
import { target } from '../../wire/target';
import { changed } from './changes';

export type Sprite =
  | { kind: 'caravel' | 'manager'; colour: number }
  | { kind: 'travel'; colour: number; city: number }
  | { kind: 'card'; encounter: number }
  | { kind: 'coins'; amount: number }
  | { kind: 'request' | 'clash' };

type Air = Flight<Sprite>[];

/** How many paces each event has the stage; those not named have the usual number. */
const PACES: Partial<Record<GameEvent['type'], number>> = {
  TroupesMet: 6,
  NeedleMoved: 5,
  MoodChanged: 8,
  CoinTossed: 6,
  CoinsStolen: 5,
  ManagerPlaced: 5,
  CaravelPushed: 5,
  EncounterPlaced: 4,
  SeasonEnded: 6,
  ShowPleased: 5,
  RequestsRevealed: 6,
  GameEnded: 6,
};
const USUAL = 3.5;
/** All cards are turned, then all Caravels sail. */
const TURN = 7;
const SAIL = 7;

/** What is told in one breath, if it happens several times in a row. */
const TOGETHER: GameEvent['type'][] = ['EncounterPlaced', 'RequestDrawn', 'RequestDrawnUnseen', 'ActorsRewarded'];
/** What only follows from what was told before. */
const FOLLOWS: GameEvent['type'][] = ['CaravelsLanded', 'ActorsJoined', 'RoundBegan'];
/** What is seen when it arrives, not when it leaves. */
const ARRIVES: GameEvent['type'][] = [
  'CaravelPushed',
  'EncounterPlaced',
  'CoinsStolen',
  'ManagerPlaced',
  'ActorsRewarded',
  'ShowPleased',
  'RequestPaid',
];

const ENCOUNTERS = target('pile', 'encounters');
const seat = (id: number): string => target('seat', id);
const sea = (id: number): string => target('sea', id);
const stack = (id: number): string => target('stack', id);

const coins = (amount: number, from: string, to: string): Air => (amount > 0 ? [{ sprite: { kind: 'coins', amount }, from, to }] : []);
const cards = (ids: number[], from: string, to: string): Air => ids.map((encounter) => ({ sprite: { kind: 'card', encounter }, from, to }));
const caravel = (colour: number, from: string, to: string): Flight<Sprite> => ({ sprite: { kind: 'caravel', colour }, from, to });
const managers = (n: number, colour: number, from: string, to: string): Air =>
  Array.from({ length: n }, () => ({ sprite: { kind: 'manager' as const, colour }, from, to }));

/** Begin a scene: where it is set, and what came before, decide how an event is played. */
export function begin({ after }: Scene<View>): Cues<View, GameEvent, Sprite> {
  let here = '';
  let before: GameEvent['type'] | undefined;
  return (event) => {
    if (event.type === 'LoneTroupeArrived' || event.type === 'TroupesMet') here = stack(event.city);
    const again = before === event.type && TOGETHER.includes(event.type);
    before = event.type;
    if (event.type === 'TravelRevealed') return reveal(event, (view) => changed(view, event, after));
    return [
      {
        paces: PACES[event.type] ?? USUAL,
        flights: flightsOf(event, here),
        change: (view) => changed(view, event, after),
        lands: ARRIVES.includes(event.type),
        joins: again || FOLLOWS.includes(event.type),
      },
    ];
  };
}

/** The Travel cards of all troupes are turned at once; then every Caravel sails from where its card was. */
function reveal({ cities, friends }: Extract<GameEvent, { type: 'TravelRevealed' }>, change: (view: View) => View): Cue<View, Sprite>[] {
  const going = [
    ...cities.flatMap((to, colour) => to.map((city) => ({ colour, owner: colour, city }))),
    ...friends.map((city, owner) => ({ colour: cities.length + owner, owner, city })),
  ];
  const turns = going.map(({ colour, owner, city }, at): Flight<Sprite> => ({
    sprite: { kind: 'travel', colour, city },
    from: seat(owner),
    to: front(at, going.length),
    way: 'show',
  }));
  const sails = going.map(({ colour, city }, at) => caravel(colour, front(at, going.length), sea(city)));
  const targets = going.map(({ city }) => target('city', city));
  return [
    { paces: TURN, flights: turns },
    { paces: SAIL, flights: sails, targets, change, lands: true },
  ];
}

/** Return what flies because of *event*, *here* being the city that is resolved. */
function flightsOf(event: GameEvent, here: string): Air {
  switch (event.type) {
    case 'CaravelPushed':
      return [caravel(event.colour, sea(event.city), sea(event.to))];
    case 'TroupesMet':
      return [{ sprite: { kind: 'clash' }, from: here, to: here, way: 'show' }];
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
      return [...managers(event.placed, event.seat, seat(event.seat), 'stage'), ...coins(event.amount, 'stage', seat(event.seat))];
    case 'MoodChanged':
      return event.managers.flatMap((n, colour) => managers(n, colour, 'stage', seat(colour)));
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
