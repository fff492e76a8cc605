import { readFileSync } from 'node:fs';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { habits } from './scripts/lint/habits.js';
import { layers } from './scripts/lint/layers.js';
import { ownNames } from './scripts/lint/ownNames.js';
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

/** Older files of the compiler, which go through keys that the parser has checked (`tests/configs/inheritedNames.test.ts`). No file is added here. */
const checkedNames = [
  'engine/config/advice.ts',
  'engine/config/compileBundle.ts',
  'engine/config/compileNode.ts',
  'engine/config/compileSite.ts',
  'engine/config/conditions.ts',
  'engine/config/descriptors.ts',
  'engine/config/layers.ts',
  'engine/config/layouts.ts',
  'engine/config/notOffered.ts',
  'engine/config/offering.ts',
  'engine/config/plainJson.ts',
  'engine/config/platform.ts',
  'engine/config/platformRules.ts',
  'engine/config/provenance.ts',
  'engine/config/reachability.ts',
  'engine/config/shapeFindings.ts',
  'engine/config/syntaxProblems.ts',
  'engine/config/templateContext.ts',
  'engine/config/treeEdits.ts',
  'engine/config/trees.ts',
  'engine/config/unclosed.ts',
  'engine/config/vocabulary.ts',
];

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
    plugins: { livery: { rules: { 'text-alone': textAlone } } },
    languageOptions: withTypes,
    rules: { 'livery/text-alone': 'error' },
  },
  {
    // What reads names out of files.
    files: ['engine/config/**/*.ts', 'scripts/config/**/*.ts'],
    ignores: ['**/*.test.ts', ...checkedNames],
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
    rules: { 'no-restricted-syntax': 'off' },
  },
);
