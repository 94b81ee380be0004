/** Mouse, finger and keys on a thing of the table, told apart: a finger looks first, and a long press only looks. */

export interface Deeds {
  press(): void;
  tap(): void;
  show(): void;
  over(): void;
  away(): void;
}

/** Milliseconds after which a press is long, and how far a finger may stray meanwhile. */
const LONG = 450;
const STRAY = 10;

/** Until a finger that rests on something looks at it; a second one, wherever it comes down, means something else. */
let timer: ReturnType<typeof setTimeout> | undefined;
const rest = (): void => clearTimeout(timer);
addEventListener('pointerdown', rest, { capture: true });

/** Listen to *element*; return how to stop. */
export function fingers(element: Element, deeds: Deeds): () => void {
  let start: PointerEvent | undefined;
  let long = false;

  return listen(element, {
    pointerdown: (event: PointerEvent) => {
      long = false;
      start = event;
      if (!isTouch(event) || !event.isPrimary) return;
      timer = setTimeout(() => {
        long = true;
        deeds.show();
      }, LONG);
    },
    pointermove: (event: PointerEvent) => {
      if (!isTouch(event) && !isStill(event)) deeds.over();
      if (start && Math.hypot(event.x - start.x, event.y - start.y) > STRAY) rest();
    },
    pointerup: rest,
    pointercancel: rest,
    contextmenu: (event: PointerEvent) => {
      if (isTouch(event)) event.preventDefault();
    },
    click: (event: PointerEvent) => {
      rest();
      if (givesWay(element)) return;
      event.stopPropagation();
      if (!isTouch(event)) deeds.press();
      else if (!long) deeds.tap();
      long = false;
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      deeds.press();
    },
    pointerenter: (event: PointerEvent) => {
      if (!isTouch(event) && !isStill(event)) deeds.over();
    },
    pointerleave: (event: PointerEvent) => {
      rest();
      if (!isTouch(event)) deeds.away();
    },
    focus: () => {
      if (element.matches(':focus-visible')) deeds.over();
    },
    blur: deeds.away,
  });
}

/** Whether *element* only explains itself and lies on something that can be picked: a press means that. */
const givesWay = (element: Element): boolean =>
  element.matches('[data-standing="idle"]') && element.parentElement?.closest('[data-standing="open"], [data-standing="ahead"]') != null;

/** Where the pointer was when it last moved. */
let seen = { x: NaN, y: NaN };
addEventListener('pointermove', ({ clientX, clientY }) => (seen = { x: clientX, y: clientY }));

/** Whether a thing has come under a pointer that does not move: nobody points at it. */
export const isStill = ({ isTrusted, clientX, clientY }: PointerEvent): boolean => isTrusted && clientX === seen.x && clientY === seen.y;

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

type Listeners = Record<string, ((event: PointerEvent) => void) | ((event: KeyboardEvent) => void) | (() => void)>;

function listen(element: Element, listeners: Listeners): () => void {
  for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener as EventListener);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener as EventListener);
  };
}
