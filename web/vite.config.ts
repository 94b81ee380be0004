import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:1791';

/** Return the name of the file with the messages of a language that belong to no game. */
const wordsOf = (path: string) => `words-${path.split(/[\\/]/).at(-2)}`;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './',
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    outDir: 'dist',
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Each file costs a request, so what every page needs is one file, and what several parts share is another.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 1 },
            { name: wordsOf, test: /[\\/](?:bots|common|rules|shell)\.ftl/ },
            { name: 'shared', test: /[\\/]web[\\/]src[\\/]shell[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // messages and rules live beside the Python that speaks them
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], isolate: false },
});
