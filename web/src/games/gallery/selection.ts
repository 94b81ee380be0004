/** A selection for pictures: it marks what a decision opens and refuses, and picks nothing. */

import type { Decision } from '../../wire/types.gen';
import type { Selection, Standing } from '../contract';

interface Marks {
  considered?: string | undefined;
  chosen?: string | undefined;
  last?: string[] | undefined;
}

export function stillSelection(decision: Decision<unknown> | null, { considered = '', chosen = '', last = [] }: Marks = {}): Selection {
  const open = new Set(decision?.options.map(({ target }) => target));
  const refused = new Set(decision?.refused.map(({ target }) => target));
  const standing = (name: string): Standing => (open.has(name) ? 'open' : refused.has(name) ? 'refused' : 'idle');
  return {
    deliberate: false,
    taught: [],
    reviewed: { picked: '', better: '' },
    shown: considered,
    watched: undefined,
    words: () => [],
    standing,
    at: () => [],
    choose: () => undefined,
    point: () => undefined,
    shortcut: () => () => undefined,
    target: (name) => (element) => {
      element.setAttribute('data-target', name);
      element.setAttribute('data-standing', standing(name));
      element.toggleAttribute('data-chosen', name === chosen);
      element.toggleAttribute('data-last', last.includes(name));
      if (standing(name) === 'idle') return;
      element.setAttribute('role', 'button');
      element.setAttribute('tabindex', '0');
    },
  };
}
