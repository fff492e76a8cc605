import {
  abilitiesFile,
  addresses,
  amounts,
  compared,
  everywhere,
  formatters,
  injected,
  injectedMembers,
  money,
  moneyFile,
  noTemplate,
  ownFolderOnly,
  patient,
  rendered,
  stateless,
  tokensOnly,
  tooNew,
  unpaced,
} from './selectors.js';

const worldless = [
  'window',
  'document',
  'navigator',
  'location',
  'process',
  'Buffer',
  'console',
  'require',
  ...injected,
];

const syntax = (...lists) => ['error', ...lists.flat()];
const restricted = (...lists) => [
  'error',
  ...lists.flat().map(([object, property, message]) => ({ object, property, message })),
];

/** Files that are the world, or the sanitiser, and so may touch what others may not. */
const worldFiles = ['engine/browserEnvironment.ts', 'engine/serverEnvironment.ts', abilitiesFile];
/** Files that make formatters; the last asks one what a zone's clocks show, and shows nothing itself. */
const formatterFiles = ['engine/i18n/*.ts', 'engine/api/readers/readTime.ts'];
/** Asks which languages and zones there are, where configurations are compiled, and writes nothing by them. */
const localeCheckers = ['engine/config/localeTags.ts'];
const testFiles = ['**/*.test.{ts,tsx}', 'tests/**'];

/** Habits of the code that a selector can see, by the files that keep them. */
export const habits = [
  { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': syntax(everywhere) } },
  {
    files: ['{engine,widgets,scripts}/**/*.{ts,tsx,js}', '*.{ts,tsx}'],
    ignores: testFiles,
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate) },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': syntax(everywhere, compared, patient) },
  },
  {
    files: ['tests/{browser,e2e,faults,matrix}/**/*.ts'],
    ignores: ['tests/browser/pace.ts'],
    rules: { 'no-restricted-syntax': syntax(everywhere, unpaced) },
  },
  {
    files: ['engine/**/*.{ts,tsx}'],
    ignores: [
      ...testFiles,
      'engine/theme/**',
      'engine/examples/**',
      'engine/ui/SanitizedHtml.tsx',
      moneyFile,
      abilitiesFile,
    ],
    rules: {
      'no-restricted-syntax': syntax(everywhere, noTemplate, rendered, tokensOnly, money, addresses, amounts, tooNew),
    },
  },
  {
    files: ['engine/ui/SanitizedHtml.tsx'],
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate, tokensOnly) },
  },
  {
    files: [abilitiesFile],
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate, rendered, tokensOnly, money, addresses) },
  },
  {
    files: [moneyFile],
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate, rendered, tokensOnly) },
  },
  {
    files: ['widgets/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {
      'no-restricted-syntax': syntax(
        everywhere,
        noTemplate,
        rendered,
        tokensOnly,
        money,
        addresses,
        amounts,
        tooNew,
        ownFolderOnly,
        stateless,
      ),
    },
  },
  {
    files: ['templates/*/widgets/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {
      'no-restricted-syntax': syntax(
        everywhere,
        rendered,
        tokensOnly,
        money,
        addresses,
        amounts,
        tooNew,
        ownFolderOnly,
        stateless,
      ),
    },
  },
  {
    files: ['templates/**/*.css.ts'],
    ignores: ['templates/*/theme.css.ts', 'templates/*/widgets/**'],
    rules: { 'no-restricted-syntax': syntax(everywhere, tokensOnly) },
  },
  {
    files: ['engine/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}'],
    ignores: [...worldFiles, ...testFiles],
    rules: {
      'no-restricted-globals': [
        'error',
        ...injected.map((name) => ({
          name,
          message: 'The world is injected: use the environment (engine/environment.ts).',
        })),
      ],
      'no-restricted-properties': restricted(injectedMembers, formatters),
      'no-console': 'error',
    },
  },
  {
    files: formatterFiles,
    ignores: testFiles,
    rules: { 'no-restricted-properties': restricted(injectedMembers) },
  },
  {
    files: ['engine/config/**/*.ts'],
    ignores: testFiles,
    rules: {
      // It runs in Node alone.
      'no-restricted-properties': restricted(
        injectedMembers.filter(([object]) => object !== 'URL'),
        formatters,
      ),
      'no-restricted-globals': [
        'error',
        ...worldless.map((name) => ({
          name,
          message: 'engine/config is pure: take it as an argument; scripts/ do input and output.',
        })),
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^node:|^(fs|path|os|url|crypto|process|child_process|worker_threads)(/|$)',
              message: 'engine/config is pure: scripts/ read and write files and pass texts in.',
            },
            {
              regex: '^(react|mobx)',
              message: 'engine/config is pure: it compiles in Node and knows neither React nor stores.',
            },
          ],
        },
      ],
    },
  },
  {
    files: localeCheckers,
    rules: {
      'no-restricted-properties': restricted(injectedMembers.filter(([object]) => object !== 'URL')),
    },
  },
  {
    files: ['engine/stores/*Store.ts', 'engine/api/**/*.ts', 'engine/theme/**/*.ts', 'engine/i18n/format.ts'],
    ignores: testFiles,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^react(-|/|$)|^mobx-react', message: 'No React here: a hook beside it may use this.' }],
        },
      ],
    },
  },
  {
    files: ['engine/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}'],
    ignores: [
      ...testFiles,
      'engine/config/**',
      'engine/stores/*Store.ts',
      'engine/api/**',
      'engine/theme/**',
      'engine/i18n/format.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^node:', message: 'This runs in a browser. What needs Node belongs in scripts/.' }] },
      ],
    },
  },
  {
    files: testFiles,
    ignores: ['tests/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'fast-check',
              message: 'Import { fc } from tests/properties: its seed is that of the run, not the clock.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      '**/{utils,helpers,common,misc,util,helper}.{ts,tsx}',
      '**/{utils,helpers,common,misc,util,helper}/**/*.{ts,tsx}',
    ],
    rules: {
      'no-restricted-syntax': syntax([
        { selector: 'Program', message: 'Name the file or folder after the concept it holds.' },
      ]),
    },
  },
];
