/** What a target is, so that it can be shown large: found in the view by its name on the table. */

import type {
  ComposerTileView,
  CourtView,
  DueView,
  MemoryView,
  OpusView,
  PlaceView,
  StackView,
  View,
  WorkView,
} from '../../wire/lacrimosa.gen';
import { kindAndIds } from '../../wire/target';
import { dueAt, type Asked } from './foresight';

export interface Sight {
  opus?: OpusView;
  work?: WorkView;
  memory?: MemoryView;
  place?: PlaceView;
  stack?: StackView;
  tile?: ComposerTileView;
  court?: CourtView;
  due?: DueView | null;
}

/** Return the thing that *target* names with its price as it would be paid, if there is more to show of it than lies there. */
export function sightOf(view: View, decision: Asked, target: string): Sight | null {
  const sight = thingAt(view, target);
  const due = dueAt(decision, target);
  return sight && due ? { ...sight, due } : sight;
}

function thingAt(view: View, target: string): Sight | null {
  const [kind, id = NaN, second = NaN] = kindAndIds(target);
  if (kind === 'opus') return opusSight(view, id);
  if (kind === 'memory') return memorySight(view, id);
  if (kind === 'place') return placeSight(view, id);
  if (kind === 'stack') return stackSight(view, id);
  if (kind === 'space') return spaceSight(view, id, second);
  const court = kind === 'court' ? view.patrons.flatMap(({ courts }) => courts).find(({ tile }) => tile.id === id) : undefined;
  return court ? { court } : null;
}

function opusSight(view: View, id: number): Sight | null {
  const space = view.row.find(({ opus }) => opus?.id === id);
  if (space?.opus) return { opus: space.opus, due: space.due };
  const work = view.patrons.flatMap(({ works }) => works).find(({ opus }) => opus.id === id);
  return work ? { opus: work.opus, work } : null;
}

function memorySight(view: View, id: number): Sight | null {
  const space = view.row.find(({ memory }) => memory?.id === id);
  if (space?.memory) return { memory: space.memory, due: space.due };
  const memory = view.patrons.flatMap(({ hand, experience, story }) => [...hand, ...experience, ...story]).find((card) => card.id === id);
  return memory ? { memory } : null;
}

function placeSight(view: View, id: number): Sight | null {
  const place = view.places.find((each) => each.id === id);
  return place ? { place, due: place.due } : null;
}

function stackSight(view: View, id: number): Sight | null {
  const stack = view.movements.flatMap(({ stacks }) => stacks).find((each) => each.id === id);
  return stack && stack.tiles.length > 0 ? { stack, due: stack.due } : null;
}

function spaceSight(view: View, seat: number, id: number): Sight | null {
  const tile = view.patrons[seat]?.spaces[id]?.tile;
  return tile ? { tile } : null;
}
