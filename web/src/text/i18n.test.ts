import { expect, test } from 'vitest';
import { preferred, I18n, type Language } from './i18n.svelte';

const EN = `
greeting = Good evening, { $who }
coins = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
paid = { $who } pays { $coins }
left = { $player } leaves the { $colour } table
button = Go
    .about = Goes on.
`;
const PL = `
greeting = Dobry wieczór, { $who }
coins = { $n ->
    [one] { $n } dukat
    [few] { $n } dukaty
   *[many] { $n } dukatów
  }
paid = { $who } płaci { $coins }
`;
const files = { '/en/a.ftl': () => Promise.resolve(EN), '/pl/a.ftl': () => Promise.resolve(PL) };

async function speaking(language: Language): Promise<I18n> {
  const i18n = new I18n();
  await i18n.speak(language, files);
  return i18n;
}

test('says a phrase with phrases and names inside it, each in the language of the viewer', async () => {
  const phrase = {
    key: 'paid',
    args: { who: { en: 'Vienna', pl: 'Wiedeń' }, coins: { key: 'coins', args: { n: 3 } } },
  };
  const i18n = await speaking('en');
  expect(i18n.say(phrase)).toBe('Vienna pays 3 ducats');
  await i18n.speak('pl', files);
  expect(i18n.say(phrase)).toBe('Wiedeń płaci 3 dukaty');
});

test('a name that is not to be read is said otherwise, and nothing else that happens to be called so', async () => {
  const i18n = await speaking('en');
  i18n.called = new Map([['blue', 'Player 2']]);
  expect(i18n.say({ key: 'left', args: { player: 'blue', colour: 'blue' } })).toBe('Player 2 leaves the blue table');
});

test.each([
  [1, '1 dukat'],
  [2, '2 dukaty'],
  [5, '5 dukatów'],
  [22, '22 dukaty'],
])('counts as the language does: %i', async (n, said) => {
  expect((await speaking('pl')).say({ key: 'coins', args: { n } })).toBe(said);
});

test('what nobody has written shows its key, never nothing', async () => {
  const i18n = await speaking('pl');
  expect(i18n.t('nowhere')).toBe('nowhere');
  expect([i18n.knows('greeting'), i18n.knows('nowhere')]).toEqual([true, false]);
});

test('a name that has no word in this language is given in English, or in what there is', async () => {
  const i18n = await speaking('pl');
  expect(i18n.name({ en: 'Prague', fr: 'Prague' })).toBe('Prague');
  expect(i18n.name({ fr: 'Francfort' })).toBe('Francfort');
});

test('attributes of a message can be said', async () => {
  expect((await speaking('en')).t('button.about')).toBe('Goes on.');
});

test('the language asked for last wins, however slow the other was', async () => {
  const i18n = new I18n();
  let arrive: (text: string) => void = () => undefined;
  const slow = { ...files, '/pl/a.ftl': () => new Promise<string>((done) => (arrive = done)) };
  const first = i18n.speak('pl', slow);
  await i18n.speak('en', files);
  arrive(PL);
  await first;
  expect(i18n.t('greeting', { who: 'Ana' })).toBe('Good evening, Ana');
});

test('whoever learns while a language comes has both in the end', async () => {
  const i18n = new I18n();
  const first = i18n.speak('pl', files);
  const second = i18n.speak('pl', { ...files, '/pl/b.ftl': () => Promise.resolve('more = Więcej') });
  await first;
  expect(i18n.t('more')).toBe('Więcej');
  await second;
  expect(i18n.t('more')).toBe('Więcej');
});

test('listens to what the browser asks for', () => {
  expect(preferred(['xx-XX', 'ru-RU', 'en'])).toBe('ru');
  expect(preferred(['xx'])).toBe('en');
});
