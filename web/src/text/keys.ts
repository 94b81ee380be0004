import { i18n } from './i18n.svelte';

/** Return *key* as keyboards of the reader's language print it: "Shift+U" is "Maj+U" in French. */
export const keyName = (key: string): string =>
  key.replace(/\b(Enter|Esc|Shift|Home|End)\b/g, (name) => i18n.t(`shell-keyname-${name.toLowerCase()}`));
