/** How Lacrimosa is played on the stage: others' turns step by step, and line by line what nobody chooses. */

import type { Cues, Flight, Scene } from '../../stage/score';
import type { GameEvent, View } from '../../wire/lacrimosa.gen';
import { target } from '../../wire/target';
import type { Sign } from './art/paths';
import { changed, withHand } from './changes';
import { floatsOf, scored, type GoodsSprite } from './floats';
import { taleWith, type Tale } from './tales';
import { say } from './words';

export type Sprite = GoodsSprite | { kind: 'sign'; of: Sign } | { kind: 'marker'; seat: number };

/** How many paces the stage gives to a line of each part, and to a step of somebody's turn. */
const PACES: Record<Tale, number> = { maintenance: 3, soloist: 4, count: 4 };
const STEP = 5;
/** What everybody knows without being told: it only says where in the turn we are. */
const PASSED_OVER: GameEvent['type'][] = ['TurnBegan', 'TurnEnded', 'DrewUnseen', 'Drew', 'ActionTaken', 'RowSlid'];

const seatOf = (event: GameEvent): number | undefined => ('seat' in event ? event.seat : undefined);

/** Begin a scene: what the viewer did is only seen; what others did, and what nobody chose, is told. */
export function begin({ me, entries, after }: Scene<View>): Cues<View, GameEvent, Sprite> {
  const types = entries.flatMap(({ said }) => said.map(({ event }) => (event as unknown as GameEvent).type));
  const hasTale = types.some((type) => taleWith(type) !== undefined);
  let tale: Tale | undefined;
  let before: GameEvent['type'] | undefined;
  return (event, begins) => {
    tale = taleWith(event.type, tale);
    const again = before === event.type;
    before = event.type;
    const flights = flightsOf(event, after);
    if (tale) {
      const change = (view: View): View => changed(view, event, after);
      const joins = tale === 'maintenance' && again;
      return [{ paces: PACES[tale], heading: say('tale', { tale }), flights, targets: about(event, tale), change, lands: true, joins }];
    }
    const quiet = seatOf(event) === me || PASSED_OVER.includes(event.type);
    const change = hasTale ? (view: View): View => withHand(view, me, after) : (): View => after;
    return [{ paces: STEP, flights, quiet, lands: true, joins: !begins, change }];
  };
}

/** What a line is about, beyond the things that the log points at. */
function about(event: GameEvent, tale: Tale): string[] {
  if (event.type === 'MovementScored') return [target('movement', event.movement)];
  if (event.type === 'SoloistLaid' || event.type === 'SoloistActs') return ['soloist'];
  return tale === 'soloist' && event.type === 'SoloistFinance' ? ['soloist'] : [];
}

function flightsOf(event: GameEvent, view: View): Flight<Sprite>[] {
  switch (event.type) {
    case 'Travelled':
    case 'SoloistMoved':
      return [{ sprite: { kind: 'sign', of: 'travel' }, from: target('place', event.origin), to: target('place', event.place) }];
    case 'SoloistTook':
      return [taken(event.action === 'document' ? 'memory' : 'opus', event.card)];
    case 'MarkerPlaced':
      return [marker(event.seat, target('space', event.seat, event.space), event.slot)];
    case 'SoloistPlaced':
      return [marker(view.soloist!.seat, 'soloist', event.slot)];
    case 'SoloistScored':
    case 'CourtScored':
    case 'MovementScored':
    case 'StoryConcluded':
    case 'MoneyCounted':
      return scored(event.seat, event.vp);
    default:
      return floatsOf(event);
  }
}

const taken = (of: 'opus' | 'memory', card: number): Flight<Sprite> => ({
  sprite: { kind: 'sign', of },
  from: target(of, card),
  to: 'soloist',
});

const marker = (seat: number, from: string, slot: number): Flight<Sprite> => ({
  sprite: { kind: 'marker', seat },
  from,
  to: target('slot', slot),
});
