import { expect, test } from 'vitest';
import { keyOf, wordsOf } from './phrase';

const KEY = 'f39_f39_f39_f39_f39_fw'; // sixteen bytes of 0x7f, whose words BIP 39 gives as an example
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

test('the words are those of the standard', () => {
  expect(wordsOf(KEY).join(' ')).toBe(WORDS);
  expect(wordsOf('AAAAAAAAAAAAAAAAAAAAAA')).toEqual([...Array<string>(11).fill('abandon'), 'about']);
});

test.each([KEY, ` https://play.example.org/m#${KEY}\n`, WORDS, WORDS.toUpperCase(), `1. ${WORDS.replaceAll(' ', ', ')}`])(
  'a key is read from %s',
  (typed) => {
    expect(keyOf(typed)).toBe(KEY);
  },
);

test('the first letters of each word will do', () => {
  expect(keyOf('lega winn than year wave saus wort usef lega winn than yell')).toBe(KEY);
});

test.each(['', 'rubbish', WORDS.replace('yellow', 'year'), WORDS.split(' ').slice(1).join(' '), 'https://play.example.org/t#rubbish'])(
  '%s is no key',
  (typed) => {
    expect(keyOf(typed)).toBeUndefined();
  },
);
