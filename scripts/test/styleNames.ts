import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const calls = 'style|styleVariants|keyframes|createVar';
const declaration = new RegExp(
  String.raw`^([ \t]*(?:export )?const (\w+)(?:: [^=\n]+)? = )(${calls})(?=[(<])(<[^(=]*>)?\(`,
  'gm',
);
const stub = resolve(import.meta.dirname, 'stubbedStyles.ts');

/**
 * In unit tests a style is its name: `export const card = style(…)` gives the class `card`. The module itself runs, so
 * its numbers, lists and functions are the real ones and what it throws is thrown; only the CSS is not written. That is
 * the build's business, and takes it a minute.
 */
export function styleNamesPlugin(): Plugin {
  return {
    name: 'livery-style-names',
    enforce: 'pre',
    resolveId: (id) => (id === '@vanilla-extract/css' ? stub : undefined),
    load(id) {
      const file = id.split('?')[0] ?? id;
      return file.endsWith('.css.ts') ? nameStyles(readFileSync(file, 'utf8')) : undefined;
    },
  };
}

/**
 * Hands each call that makes a class, a variable or an animation the name of the constant that keeps it. Lines stay
 * where they are.
 */
export function nameStyles(code: string): string {
  return code.replace(
    declaration,
    (_, head: string, name: string, call: string, types = '') =>
      `${head}${call}.bind({ name: '${name}' })${String(types)}(`,
  );
}
