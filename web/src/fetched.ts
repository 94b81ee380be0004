/** What the page fetches of itself when it is needed: parts, boards, words. */

import { idleness } from './idle';

/** Return what *load* brings: every dynamic import goes this way. */
export const fetched = <Part>(load: () => Promise<Part>): Promise<Part> => idleness.during(load());
