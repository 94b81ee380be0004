/** What the parts told under a heading do to the table as it is drawn, until the server's own view is shown. */

import type { GameEvent, SlotView, SoloistCardView, SoloistView, View } from '../../wire/lacrimosa.gen';

const withSoloist = (view: View, change: (soloist: SoloistView) => Partial<SoloistView>): View => ({
  ...view,
  soloist: view.soloist && { ...view.soloist, ...change(view.soloist) },
});

/** Return *view* with the cards that *me* holds *after* the scene: whoever is asked plays them at once. */
export function withHand(view: View, me: number | null, after: View): View {
  const mine = after.patrons.find(({ seat }) => seat === me);
  if (!mine) return view;
  const { hand, n_hand, n_deck, unseen } = mine;
  return { ...view, patrons: view.patrons.map((patron) => (patron.seat === me ? { ...patron, hand, n_hand, n_deck, unseen } : patron)) };
}

/** Return *view* with *vp* more for *seat*, the Soloist's included. */
function scored(view: View, seat: number, vp: number): View {
  const patrons = view.patrons.map((patron) => (patron.seat === seat ? { ...patron, vp: patron.vp + vp } : patron));
  const shown = { ...view, patrons };
  return view.soloist?.seat === seat ? withSoloist(shown, (soloist) => ({ vp: soloist.vp + vp })) : shown;
}

const moved = (view: View, to: number): View => ({ ...view, places: view.places.map((place) => ({ ...place, marker: place.id === to })) });

const slotted = (view: View, id: number, change: Partial<SlotView>): View => ({
  ...view,
  movements: view.movements.map((movement) => ({
    ...movement,
    slots: movement.slots.map((slot) => (slot.id === id ? { ...slot, ...change } : slot)),
  })),
});

function laid(view: View, section: 'experience' | 'story', card: number, after: View): View {
  const known = [after.soloist, view.soloist].flatMap((each) => (each ? [...each[section], ...each.unseen] : []));
  const found = known.find(({ id }) => id === card);
  const more = (cards: SoloistCardView[]): SoloistCardView[] => (found && !cards.includes(found) ? [...cards, found] : cards);
  return withSoloist(view, (soloist) => ({ [section]: more(soloist[section]) }));
}

/** Return *view* once *event* has happened; what it does not name is looked up in the view *after* the scene. */
export function changed(view: View, event: GameEvent, after: View): View {
  switch (event.type) {
    case 'Gained':
    case 'Overflowed':
    case 'SoloistScored':
    case 'CourtScored':
    case 'MovementScored':
    case 'StoryConcluded':
    case 'MoneyCounted':
      return scored(view, event.seat, event.vp);
    case 'SoloistMoved':
      return moved(view, event.place);
    case 'SoloistTook':
      return { ...view, row: view.row.map((space) => (space.space === event.space ? { ...space, opus: null, memory: null } : space)) };
    case 'SoloistPlaced':
      return slotted(view, event.slot, { status: 'marker', owner: view.soloist?.seat ?? null });
    case 'SoloistLaid':
      return laid(view, event.section, event.card, after);
    case 'SoloistFinance':
      return withSoloist(view, () => ({ finance: event.finance }));
    case 'RowSlid':
    case 'CardTurnedUp':
      return { ...view, row: after.row };
    case 'TracksReset':
      return { ...view, patrons: view.patrons.map((patron) => (patron.seat === event.seat ? { ...patron, track: [0, 0, 0] } : patron)) };
    default:
      return view;
  }
}
