/** Two fingers on the board make it larger or smaller. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** Return what lets two fingers change the *zoom*, in percent; the place between them stays where it is. */
export function pinch(prefs: { zoom: number }): Attachment<HTMLElement> {
  return (board) => {
    let before: { apart: number; zoom: number } | undefined;
    const start = (event: TouchEvent): void => {
      const two = event.touches.length === 2;
      before = two ? { apart: spread(event.touches), zoom: prefs.zoom } : undefined;
      if (two && event.cancelable) event.preventDefault(); // else a board larger than its place is moved instead
    };
    const end = (): void => {
      before = undefined;
    };
    const move = (event: TouchEvent): void => {
      if (!before || event.touches.length !== 2) return;
      event.preventDefault();
      const [old, box] = [prefs.zoom, board.getBoundingClientRect()];
      prefs.zoom = (before.zoom * spread(event.touches)) / before.apart;
      const [x, y] = middle(event.touches, box);
      const grown = prefs.zoom / old - 1;
      board.scrollBy((board.scrollLeft + x) * grown, (board.scrollTop + y) * grown);
    };
    const stops = [
      on(board, 'touchstart', start, { passive: false }),
      on(board, 'touchmove', move, { passive: false }),
      on(board, 'touchend', end, { passive: true }),
      on(board, 'touchcancel', end, { passive: true }),
    ];
    return () => stops.forEach((stop) => stop());
  };
}

function spread([a, b]: TouchList): number {
  return Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
}

function middle([a, b]: TouchList, box: DOMRect): [x: number, y: number] {
  return [(a!.clientX + b!.clientX) / 2 - box.left, (a!.clientY + b!.clientY) / 2 - box.top];
}
