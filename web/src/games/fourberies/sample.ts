/** A small table for tests: three seats in the middle of a season. */

import type {
  CityView,
  ColourView,
  EncounterView,
  Nature,
  PlayerView,
  Provenance,
  RequestView,
  Timing,
  View,
} from '../../wire/fourberies.gen';
import { phrase } from '../../text/phrase';
import { target } from '../../wire/target';
import type { Components, Described, Phrase } from '../../wire/types.gen';

const provenance: Provenance = { source: 'reconstructed', known: null };
const HEXES = ['#2f5fa8', '#3b8a4e', '#7a4a9c', '#efe9da', '#2b2b2f'];

export const named = (name: string): Record<string, string> => ({ en: name, fr: `${name} (fr)`, pl: `${name} (pl)`, ru: `${name} (ru)` });

export const aColour = (id: number): ColourView => ({ id, key: `colour-${id}`, hex: HEXES[id]!, name: named(`Colour ${id}`) });

/** Words for the first components of a set: "Encounter 3", "Request 3", "City 3". */
export function theWords(): Components {
  const say = (name: string): Phrase => phrase('fourberies-card-acrobat', { name: named(name) });
  const entry = (kind: string, id: number): [string, Described] => {
    const name = say(`${kind} ${id}`);
    return [target(kind.toLowerCase(), id), { name, line: name, about: [say(`About ${kind} ${id}`)], later: null, kind: '' }];
  };
  const ids = [...Array(20).keys()];
  return { described: Object.fromEntries(['Encounter', 'Request', 'City'].flatMap((kind) => ids.map((id) => entry(kind, id)))), kinds: {} };
}

export function anActor(id: number, nature: Nature, experience: number): EncounterView {
  const effect = { kind: ['recall-travel', 'steal-coins', 'place-manager', 'none', 'pay-coins'][experience - 1]!, amount: 1 };
  const key = `${nature}-${experience}a`;
  return { id, key, kind: 'actor', name: named(`Actor ${id}`), provenance, nature, experience, amount: 0, timing: '', effect };
}

export function anAcrobat(id: number, key: string, timing: Timing, effect: EncounterView['effect']): EncounterView {
  return { id, key, kind: 'acrobat', name: named(`The ${key}`), provenance, nature: '', experience: 0, amount: 0, timing, effect };
}

export function aBonus(id: number, amount: number): EncounterView {
  return { id, key: `bonus-${amount}`, kind: 'bonus', name: {}, provenance, nature: '', experience: 0, amount, timing: '', effect: {} };
}

export function aRequest(id: number, changes: Partial<RequestView> = {}): RequestView {
  const condition: RequestView['condition'] = [{ test: 'at-least', stat: 'comedians', n: 3, value: 1 }];
  const payout = { kind: 'flat', amount: 5 };
  return { id, key: `request-${id}`, name: named(`Request ${id}`), provenance, condition, payout, fulfilled: false, pays: 0, ...changes };
}

export function aCity(id: number, changes: Partial<CityView> = {}): CityView {
  const name = named(`City ${id + 1}`);
  const place = { id, number: id + 1, name, provenance, x: 70 + 123 * id, y: id % 2 ? 150 : 255 };
  return { ...place, encounters: [], caravels: [], on_board: [], reserved: false, guarded: false, ...changes };
}

export function aPlayer(seat: number, changes: Partial<PlayerView> = {}): PlayerView {
  const travel = { travel_hand: [0, 1, 2, 3, 4, 5, 6, 7], travel_used: [], laid: [], chosen: [], choosing_more: false, on_board: [] };
  const troupe = { troupe: [], taken: [], acrobats: [], comedians: 0, tragedians: 0, leaning: 0, pleases: false };
  const requests = { n_requests: 0, requests: [], offered: [], n_discarded: 0, discarded: [], shown: [] };
  const purse_from = { start: 3, bonuses: 0, managers: 0, stolen: 0, robbed: 0, wages: 0, actors: 0, shows: 0, requests: 0 };
  const rest = { purse: 3, purse_from, managers_home: 3, on_stage: 0, sheets: [], asked: false };
  return { seat, colour: aColour(seat), ...travel, ...troupe, ...requests, ...rest, ...changes };
}

export function aView(changes: Partial<View> = {}): View {
  const players = changes.players ?? [aPlayer(0), aPlayer(1), aPlayer(2)];
  return {
    seat: 0,
    season: 1,
    round: 2,
    rounds: 6,
    first: 1,
    canvas: { width: 1000, height: 400 },
    dial: { cells_per_side: 6, needle: 6, mood: 'comedy' },
    cities: Array.from({ length: 8 }, (_, id) => aCity(id)),
    friends: [],
    pile: 24,
    discard: [],
    request_pile: 20,
    request_discard: 1,
    asked: [0],
    ask: 'ChooseTravel',
    over: false,
    scores: players.map(({ purse }) => purse),
    ranks: players.map(() => 1),
    ...changes,
    players,
  };
}
