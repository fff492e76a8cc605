import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { habits } from './scripts/lint/habits.js';
import { layers } from './scripts/lint/layers.js';
import { textAlone } from './scripts/lint/textAlone.js';

export default defineConfig(
  { ignores: ['dist/', '.cache/', 'coverage/', 'test-results/', 'playwright-report/', 'schemas/generated/'] },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'max-lines': ['error', { max: 300 }],
      'object-shorthand': 'error',
      'no-useless-concat': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // An empty string often means "nothing given", which `??` would keep.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // `process.env['PORT']` and other index signatures are written as what they are.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      // Spreading a string walks its code points, which is what is wanted here.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // `{ readonly [path: string]: … }` says what its keys are, `Record<string, …>` does not.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  {
    files: ['engine/**/*.{ts,tsx}', 'widgets/**/*.tsx', 'scripts/preview/**/*.tsx', 'main.tsx', 'prerender.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // `useVariant` gives components that are module constants; the rule takes every call for a new component.
      'react-hooks/static-components': 'off',
    },
  },
  {
    files: ['engine/**/*.tsx', 'widgets/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { livery: { rules: { 'text-alone': textAlone } } },
    rules: { 'livery/text-alone': 'error' },
  },
  { plugins: { boundaries } },
  ...layers,
  ...habits,
  {
    // Tools ask for a default export.
    files: ['*.config.{ts,js}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
