import { expect, test } from 'vitest';
import { i18n } from './i18n.svelte';
import { keyName } from './keys';

test.each([
  ['en', ['Shift+U', 'Home End', 'Esc', 'e', '← →']],
  ['fr', ['Maj+U', 'Début Fin', 'Échap', 'e', '← →']],
] as const)('keys are named in %s as its keyboards print them', async (language, names) => {
  await i18n.speak(language);
  expect(['Shift+U', 'Home End', 'Esc', 'e', '← →'].map(keyName)).toEqual(names);
  await i18n.speak('en');
});
