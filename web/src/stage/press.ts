/** A press on the board while something is played goes on to what comes next, unless it means something of its own. */

import type { Director } from './director.svelte';

const MEANS = '[data-standing="open"], [data-standing="ahead"], button, a, input, select, summary';

/** Let presses on *board* skip beats; return how to stop that. */
export function skipByPress(board: HTMLElement, director: Director): () => void {
  const press = (event: MouseEvent): void => {
    if (!director.beat || (event.target as Element).closest(MEANS)) return;
    event.stopPropagation();
    director.skip();
  };
  board.addEventListener('click', press, true);
  return () => board.removeEventListener('click', press, true);
}
