/** A personal link in words, to be kept on paper: the same sixteen bytes, with a checksum. */

import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

const KEY = /^[\w-]{22}$/;

/** Return the twelve words of *key*. */
export function wordsOf(key: string): string[] {
  const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return entropyToMnemonic(
    Uint8Array.from(bytes, (each) => each.charCodeAt(0)),
    wordlist,
  ).split(' ');
}

/** Return the key that somebody typed: a link, what follows `#` in it, or twelve words, of which four letters each will do. */
export function keyOf(typed: string): string | undefined {
  const last = typed.trim().split('#').at(-1) ?? '';
  return KEY.test(last)
    ? last
    : keyOfWords(
        typed
          .toLowerCase()
          .split(/[^a-z]+/)
          .filter(Boolean),
      );
}

function keyOfWords(typed: string[]): string | undefined {
  const words = typed.map(
    (word) => wordlist.find((each) => each === word) ?? wordlist.find((each) => word.length > 3 && each.startsWith(word)),
  );
  try {
    const bytes = String.fromCharCode(...mnemonicToEntropy(words.join(' '), wordlist));
    const key = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return KEY.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}
