import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import PlateArt from './PlateArt.svelte';

const drawn = (game: string): string => render(PlateArt, { game }).container.querySelector('svg')?.innerHTML ?? '';

test('each game has a plate of its own, and an unknown game has none', () => {
  expect(drawn('fourberies')).toContain('curtain');
  expect(drawn('lacrimosa')).toContain('stave');
  expect(drawn('chess')).toBe('');
});
