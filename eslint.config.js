import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const globals = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const nodeGlobals = globals(
  'process',
  'console',
  'performance',
  'Buffer',
  'URL',
  'WebAssembly',
  'setTimeout',
  'AbortController',
  'globalThis',
);
const exampleGlobals = globals(
  ...[
    'process',
    'console',
    'URL',
    'AbortController',
    'AbortSignal',
    'Worker',
    'document',
    'FormData',
    'URLSearchParams',
    'addEventListener',
    'location',
    'Response',
  ],
);

/** The ids of the games, as their records in src/core/puzzle/games.ts have them. */
const gameIds = [
  ...readFileSync(new URL('src/core/puzzle/games.ts', import.meta.url), 'utf8').matchAll(
    /^ +id: '([^']+)',$/gm,
  ),
].map(([, id]) => id);
const gameId = `Literal[value=/^(${gameIds.join('|')})$/]`;
/** Where a game's id would make one file of src/ or app/src/ know which game it has. */
const gameComparisons = [
  `BinaryExpression[operator=/^[!=]==?$/] > ${gameId}`,
  `SwitchCase > ${gameId}.test`,
  `MemberExpression[property.name='includes'] > ArrayExpression > ${gameId}`,
];

export default defineConfig(
  globalIgnores([
    'docs/.vitepress/dist/',
    'docs/.vitepress/cache/',
    'docs/public/',
    'docs/reference/',
    'build/',
    'app/build/',
    'coverage/',
  ]),
  js.configs.recommended,
  {
    files: ['{src,app}/**/*.{ts,tsx}', 'test/**/*.ts', 'vitest.config.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A callback may be one call, whose value nobody reads.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The reason of an AbortSignal may be anything.
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
    },
  },
  {
    files: ['{src,app/src}/**/*.{ts,tsx}'],
    ignores: ['src/core/puzzle/games.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...gameComparisons.map((selector) => ({
          selector,
          message: 'Ask the record of the game (src/core/puzzle/games.ts) instead of comparing its id.',
        })),
      ],
    },
  },
  {
    // What it reads may be anything: a value of the wrong type fails a test or throws, and both are reported.
    files: ['src/templates/check/check-certificate.ts'],
    rules: Object.fromEntries(
      [
        'no-explicit-any',
        'no-unsafe-argument',
        'no-unsafe-assignment',
        'no-unsafe-call',
        'no-unsafe-member-access',
        'no-unsafe-return',
        'restrict-plus-operands',
        'restrict-template-expressions',
      ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
    ),
  },
  {
    // AssemblyScript is TypeScript to a parser, apart from decorators on functions, and something else to a
    // type checker.
    files: ['assembly/**/*.ts'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { allowInvalidAST: true } },
    rules: { 'no-undef': 'off', 'no-loss-of-precision': 'off', eqeqeq: 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    ignores: ['examples/**'],
    languageOptions: { globals: nodeGlobals },
  },
  {
    files: ['examples/**/*.{js,jsx,mjs}'],
    languageOptions: { globals: exampleGlobals, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  {
    files: ['app/public/*.js'],
    languageOptions: { globals: globals('document', 'parent', 'ResizeObserver') },
  },
);
