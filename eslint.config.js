import { readFileSync } from 'node:fs';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { habits } from './scripts/lint/habits.js';
import { layers } from './scripts/lint/layers.js';
import { textAlone } from './scripts/lint/textAlone.js';

const withTypes = { parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: import.meta.dirname } };

/**
 * The rules of `.oxlintrc.json`, which oxlint checks in a tenth of the time. With `LINT_TYPES` they run here, too: the nightly compares.
 * `useVariant` returns components that are module constants; `static-components` takes every call for a new component.
 */
function rulesOfTypes() {
  if (process.env['LINT_TYPES'] === undefined) return [];
  const [types, hooks] = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8')).overrides;
  const named = Object.entries(types.rules).map(([name, options]) => [name.replace(/^typescript\//, '@typescript-eslint/'), options]);
  return [
    {
      files: types.files,
      extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
      languageOptions: withTypes,
      rules: { ...Object.fromEntries(named), '@typescript-eslint/consistent-indexed-object-style': 'off' },
    },
    { files: hooks.files, extends: [reactHooks.configs.flat.recommended], rules: { 'react-hooks/static-components': 'off' } },
  ];
}

/** Our own rules: layers, habits and text alone. */
export default defineConfig(
  { ignores: ['dist/', '.cache/', 'coverage/', 'test-results/', 'playwright-report/', 'schemas/generated/'] },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['engine/**/*.tsx', 'widgets/**/*.tsx', 'templates/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { livery: { rules: { 'text-alone': textAlone } } },
    languageOptions: withTypes,
    rules: { 'livery/text-alone': 'error' },
  },
  ...rulesOfTypes(),
  { plugins: { boundaries } },
  ...layers,
  ...habits,
  {
    // Tools ask for a default export.
    files: ['*.config.{ts,js}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
