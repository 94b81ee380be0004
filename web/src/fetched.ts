/** What the page fetches of itself when it is needed: parts, boards, words. */

import { edition } from './edition.svelte';
import { idleness } from './idle';

/** Return what *load* brings: every dynamic import goes this way. If a file is missing, there may be a newer page. */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await idleness.during(load());
  } catch (problem) {
    void edition.look();
    throw problem;
  }
}
