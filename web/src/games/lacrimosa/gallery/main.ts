/**
 * A page to look at the signs and the board without a server; it is not part of what is shipped.
 *
 * `?view=<address of {"view": ...}>` shows a board; `lang`, `pace`, `considered`, `chosen` and `last` set it up.
 * Without a view it shows every sign.
 */

import { mount } from 'svelte';
import '../../../look/base.css';
import '../../../look/fonts.css';
import '../../../look/tokens.css';
import { LANGUAGES, tongue } from '../../../text/tongue.svelte';
import type { GameEvent, View } from '../../../wire/lacrimosa.gen';
import ArtSheet from './ArtSheet.svelte';
import BoardSheet from './BoardSheet.svelte';
import { stillHand } from './hand';

const asked = new URLSearchParams(location.search);
const wish = (name: string): string | undefined => asked.get(name) ?? undefined;
const target = document.getElementById('app')!;

await tongue.speak(LANGUAGES.find((each) => each === wish('lang')) ?? 'en');
const address = wish('view');
if (address === undefined) {
  mount(ArtSheet, { target });
} else {
  const { view, events = [] } = (await (await fetch(address)).json()) as { view: View; events?: GameEvent[] };
  const hand = stillHand(view, { considered: wish('considered'), chosen: wish('chosen'), last: wish('last')?.split(',') });
  mount(BoardSheet, { target, props: { view, hand, events, pace: Number(wish('pace') ?? 0) } });
}
