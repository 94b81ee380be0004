/** What an event does to the table as it is drawn: it moves what the event names, until the server's own view is shown. */

import type { CityView, EncounterView, GameEvent, PlayerView, View } from '../../wire/fourberies.gen';
import { encounters } from './sight';

const withPlayer = (view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
});
const withCity = (view: View, id: number, change: (city: CityView) => Partial<CityView>): View => ({
  ...view,
  cities: view.cities.map((city) => (city.id === id ? { ...city, ...change(city) } : city)),
});
const without = (stack: EncounterView[], ...cards: number[]): EncounterView[] => stack.filter(({ id }) => !cards.includes(id));
const found = (view: View, ...cards: number[]): EncounterView[] =>
  cards.flatMap((id) => encounters(view).find((card) => card.id === id) ?? []);

/** Return *view* without the *cards* in any city. */
function lifted(view: View, ...cards: number[]): View {
  return { ...view, cities: view.cities.map((city) => ({ ...city, encounters: without(city.encounters, ...cards) })) };
}

const paid = (view: View, seat: number, amount: number): View => withPlayer(view, seat, ({ purse }) => ({ purse: purse + amount }));

/** Return *view* with the Caravels of one troupe, which is a player's or a friend's, in front of its *cities*. */
function sailed(view: View, colour: number, cities: number[]): View {
  const afloat = cities.reduce(
    (table, id) => withCity(table, id, ({ caravels }) => ({ caravels: [...caravels, { colour, card: id }] })),
    view,
  );
  return withPlayer(afloat, colour, ({ travel_hand, travel_used }) => ({
    travel_hand: travel_hand.filter((id) => !cities.includes(id)),
    travel_used: [...travel_used, ...cities],
    chosen: [],
    laid: [],
  }));
}

/** Return *view* with what lay in front of a city at anchor, each at the city whose card sent it. */
function landed(view: View, id: number): View {
  const ships = view.cities[id]!.caravels;
  const empty = withCity(view, id, () => ({ caravels: [] }));
  return ships.reduce((table, { colour, card }) => withCity(table, card, ({ on_board }) => ({ on_board: [...on_board, colour] })), empty);
}

function pushed(view: View, colour: number, from: number, to: number): View {
  const ship = view.cities[from]!.caravels.find((each) => each.colour === colour);
  const left = withCity(view, from, ({ caravels }) => ({ caravels: caravels.filter((each) => each !== ship) }));
  return ship ? withCity(left, to, ({ caravels }) => ({ caravels: [...caravels, ship] })) : left;
}

/** Return *view* with one more Secret Request for *seat*; whose face may be seen is known *after*. */
function requested(view: View, seat: number, after: View, shown: number[]): View {
  return withPlayer(view, seat, ({ n_requests, requests }) => ({
    n_requests: n_requests + 1,
    requests: [...requests, ...after.players[seat]!.requests.filter(({ id }) => shown.includes(id))],
  }));
}

/** Return *view* once *event* has happened; what it does not name is looked up in the view *after* the scene. */
export function changed(view: View, event: GameEvent, after: View): View {
  switch (event.type) {
    case 'TravelRevealed':
      return [...event.cities, ...event.friends.map((id) => [id])].reduce((table, to, colour) => sailed(table, colour, to), view);
    case 'CaravelPushed':
      return pushed(view, event.colour, event.city, event.to);
    case 'CaravelsLanded':
      return landed(view, event.city);
    case 'BonusGained':
      return paid(lifted(view, event.encounter), event.seat, event.amount);
    case 'ActorMet':
      return withPlayer(lifted(view, event.encounter), event.seat, ({ taken }) => ({ taken: [...taken, ...found(view, event.encounter)] }));
    case 'AcrobatGained':
      return withPlayer(lifted(view, event.encounter), event.seat, ({ acrobats }) => ({
        acrobats: [...acrobats, ...found(view, event.encounter).map((card) => ({ card, status: 'new' as const }))],
      }));
    case 'ActorsJoined': {
      const { troupe, comedians, tragedians, leaning } = after.players[event.seat]!;
      return withPlayer(view, event.seat, () => ({ taken: [], troupe, comedians, tragedians, leaning }));
    }
    case 'ActorSalvaged':
    case 'ActorLost':
      return withPlayer(lifted(view, event.encounter), event.seat, ({ taken }) => ({ taken: without(taken, event.encounter) }));
    case 'ActorSentToCourt':
      return withPlayer(view, event.seat, ({ taken }) => ({ taken: without(taken, event.encounter) }));
    case 'EncountersDiscarded':
    case 'FriendPassed':
      return { ...lifted(view, ...event.encounters), discard: [...view.discard, ...found(view, ...event.encounters)] };
    case 'EncounterPlaced':
      return withCity({ ...view, pile: view.pile - 1 }, event.city, (city) => ({
        encounters: [...city.encounters, ...found(after, event.encounter)],
      }));
    case 'CoinsStolen':
      return paid(paid(view, event.victim, -event.amount), event.seat, event.amount);
    case 'ActorPaid':
      return paid(view, event.seat, -event.amount);
    case 'ActorsRewarded':
    case 'ShowPleased':
    case 'RequestPaid':
      return paid(view, event.seat, event.amount);
    case 'ManagerPlaced':
      return withPlayer(view, event.seat, ({ purse, on_stage, managers_home }) => ({
        purse: purse + event.amount,
        on_stage: on_stage + event.placed,
        managers_home: managers_home - event.placed,
      }));
    case 'NeedleMoved':
      return { ...view, dial: { ...view.dial, needle: event.to } };
    case 'CoinTossed':
      return { ...view, dial: { ...view.dial, needle: event.cell, mood: moodOf(event) } };
    case 'MoodChanged':
      return event.managers.reduce(sentHome, { ...view, dial: { ...view.dial, mood: moodOf(event) } });
    case 'TravelRecalled': {
      const { travel_hand, travel_used, on_board } = after.players[event.seat]!;
      return withPlayer(view, event.seat, () => ({ travel_hand, travel_used, on_board }));
    }
    case 'RequestDrawn':
      return requested(view, event.seat, after, [event.request]);
    case 'RequestDrawnUnseen':
      return requested(view, event.seat, after, []);
    case 'RoundBegan':
      return { ...view, ...time(event), first: event.first };
    case 'SeasonPrepared':
      return { ...after, ...time(view), dial: view.dial, cities: after.cities.map(bare) };
    default:
      return view;
  }
}

type Time = Pick<View, 'season' | 'round' | 'rounds'>;

/** Return when it is at *table*, or by an event: these numbers mean something only together. */
const time = ({ season, round, rounds }: Time): Time => ({ season, round, rounds });

const bare = (city: CityView): CityView => ({ ...city, encounters: [], caravels: [] });

const moodOf = ({ mood }: { mood: number }): View['dial']['mood'] => (mood > 0 ? 'comedy' : 'tragedy');

/** Return *view* once *n* Managers of *seat* have gone home. */
function sentHome(view: View, n: number, seat: number): View {
  return withPlayer(view, seat, ({ on_stage, managers_home }) => ({ on_stage: on_stage - n, managers_home: managers_home + n }));
}
