import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:1791';

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
  },
  // messages and rules live beside the Python that speaks them
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], isolate: false },
});
