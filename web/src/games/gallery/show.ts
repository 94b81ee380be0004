/**
 * A page to look at the drawings and the board of a game without a server; it is not part of what is shipped.
 *
 * `?view=<address of {"view": ..., "decision": ..., "components": ...}>` shows a board; `lang`, `pace`, `considered`, `chosen` and `last` set it up.
 * Without a view it shows every drawing.
 */

import { mount, type Component } from 'svelte';
import '../../look/base.css';
import '../../look/fonts.css';
import '../../look/tokens.css';
import { components } from '../../text/components.svelte';
import { LANGUAGES, i18n } from '../../text/i18n.svelte';
import type { Components, Decision } from '../../wire/types.gen';
import { faceOf } from '../index';
import BoardSheet, { type ShownView } from './BoardSheet.svelte';
import { stillSelection } from './selection';

/** What the address holds: a table as one seat knows it. */
interface Shown {
  view: ShownView;
  decision?: Decision<unknown> | null;
  /** The words of the set; without them the board stays silent. */
  components?: Components;
}

/** Show what the address of the page asks for: a board of *game*, or all that *ArtSheet* draws. */
export async function show(game: string, ArtSheet: Component): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const wish = (name: string): string | undefined => asked.get(name) ?? undefined;
  const target = document.getElementById('app')!;
  await i18n.speak(LANGUAGES.find((each) => each === wish('lang')) ?? 'en');
  const face = await faceOf(game);
  const address = wish('view');
  if (address === undefined) {
    mount(ArtSheet, { target });
    return;
  }
  const { view, decision = null, components: words } = (await (await fetch(address)).json()) as Shown;
  if (words) components.know(words);
  const selection = stillSelection(decision, { considered: wish('considered'), chosen: wish('chosen'), last: wish('last')?.split(',') });
  mount(BoardSheet, { target, props: { face, view, decision, selection, pace: Number(wish('pace') ?? 0) } });
}
