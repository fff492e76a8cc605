import { readFileSync } from 'node:fs';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { amountsKept } from './scripts/lint/amountsKept.js';
import { habits } from './scripts/lint/habits.js';
import { layers } from './scripts/lint/layers.js';
import { ownNames } from './scripts/lint/ownNames.js';
import { textAlone } from './scripts/lint/textAlone.js';

/** With all rules of types, all files; without, those alone that a rule of ours asks for types. */
const project = process.env['LINT_TYPES'] === undefined ? './scripts/lint/tsconfig.json' : './tsconfig.json';
const withTypes = { parserOptions: { project: [project], tsconfigRootDir: import.meta.dirname } };

/**
 * The rules of `.oxlintrc.json`, which oxlint checks in a tenth of the time. With `LINT_TYPES` they run here, too: the
 * nightly compares. `useVariant` returns components that are module constants; `static-components` takes every call for
 * a new component.
 */
function rulesOfTypes() {
  if (process.env['LINT_TYPES'] === undefined) return [];
  const [types, hooks] = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8')).overrides;
  const named = Object.entries(types.rules).map(([name, options]) => [
    name.replace(/^typescript\//, '@typescript-eslint/'),
    options,
  ]);
  return [
    {
      files: types.files,
      extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
      languageOptions: withTypes,
      rules: { ...Object.fromEntries(named), '@typescript-eslint/consistent-indexed-object-style': 'off' },
    },
    {
      files: hooks.files,
      extends: [reactHooks.configs.flat.recommended],
      rules: { 'react-hooks/static-components': 'off' },
    },
  ];
}

/** Our own rules: layers, habits, text alone and own names. */
export default defineConfig(
  { ignores: ['dist/', '.cache/', 'coverage/', 'test-results/', 'playwright-report/', 'schemas/generated/'] },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['engine/**/*.tsx', 'widgets/**/*.tsx', 'templates/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { livery: { rules: { 'amounts-kept': amountsKept, 'text-alone': textAlone } } },
    languageOptions: withTypes,
    rules: { 'livery/amounts-kept': 'error', 'livery/text-alone': 'error' },
  },
  {
    // What reads names out of files, addresses and answers.
    files: [
      '{engine,widgets}/**/*.{ts,tsx}',
      'templates/*/widgets/**/*.{ts,tsx}',
      'scripts/{config,deliver,dev,diff,explain,migrate,prerender,preview,production,sandbox,serve}/**/*.ts',
    ],
    ignores: [
      ...['**/*.{test,examples,css}.{ts,tsx}', 'scripts/prerender/boot.ts', 'scripts/sandbox/art/**'],
      // They ask for names that the compiler or the generator has checked, and every first visit carries them.
      ...['engine/{registry,render,routing,ui}/**', 'engine/api/readers/**', 'engine/stores/{payload,siteStore}.ts'],
      ...[
        'engine/application/useMenus.ts',
        'engine/i18n/messageSlice.ts',
        'templates/*/widgets/{category-nav/Pictures.tsx,jackpots/**}',
      ],
    ],
    plugins: { names: { rules: { 'own-names': ownNames } } },
    languageOptions: withTypes,
    rules: { 'names/own-names': 'error' },
  },
  ...rulesOfTypes(),
  { plugins: { boundaries } },
  ...layers,
  ...habits,
  {
    // Tools ask for a default export.
    files: ['*.config.{ts,js}'],
    rules: { 'habits/general': 'off' },
  },
);
