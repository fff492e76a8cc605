import { elements, files } from './elements.js';
import { policies } from './policies.js';

/**
 * The rule with the policies of imports that start in an element of this type, or in a file of this category: the
 * others never match there.
 */
function rulesFrom(...kinds) {
  const own = policies.filter((policy) => kinds.includes(policy.from.element?.type ?? policy.from.file.categories));
  return {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', message: 'No layer rule allows this import. See ARCHITECTURE.md.', policies: own },
    ],
  };
}

/**
 * Imports go one way: schemas ← engine ← widgets | templates ← main/prerender; scripts use schemas and engine; tests
 * anything. Each folder has the policies that can match in it; a special folder comes after the one around it, because
 * here the last match counts.
 */
export const layers = [
  {
    files: ['**/*.{ts,tsx}'],
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'boundaries/legacy-templates': false,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json'] } },
    },
    rules: { ...rulesFrom('composition', 'table', 'tool'), 'boundaries/no-unknown-files': 'error' },
  },
  ...elements
    .toReversed()
    .map(({ type, pattern }) => ({ files: [`${pattern}/**/*.{ts,tsx}`], rules: rulesFrom(type) })),
  { files: ['**/*.test.{ts,tsx}'], rules: rulesFrom('test') },
];
