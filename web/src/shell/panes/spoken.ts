/** Parts of the page that are fetched when somebody opens them, with the words that only they say. */

import { fetched } from '../../fetched';
import { i18n } from '../../text/i18n.svelte';

/** Return what *load* brings, as soon as its *words* are here, too. */
export async function spoken<Part>(load: () => Promise<Part>, ...words: string[]): Promise<Part> {
  const part = await fetched(load); // before anything is learned: whoever draws what is fetched does not depend on the language
  await i18n.learn(...words);
  return part;
}
