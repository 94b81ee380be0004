import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['dist', '**/*.gen.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // svelte-check knows every name, those of the browser included
      'no-restricted-syntax': [
        'error',
        { selector: ':not(ArrowFunctionExpression) > ImportExpression', message: 'Hand `() => import(…)` to `fetched` or `Later`.' },
      ],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Svelte would trim
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps that are shown are replaced as a whole
    },
  },
);
