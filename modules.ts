import type { ModuleTable } from './engine';

const found = import.meta.glob([
  './widgets/*/index.ts',
  './widgets/*/*/*.tsx',
  './templates/*/index.ts',
  './templates/*/widgets/*/*.tsx',
  './templates/*/widgets/*/*s/*.tsx',
  '!./**/*.test.tsx',
]);

/**
 * Every module that a page may name: declarations of widgets, their variants and parts, templates and the variants that
 * they own. Nothing is registered twice.
 */
export const modules: ModuleTable = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.slice('./'.length), load]),
);
