import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['engine', 'widgets', 'templates', 'scripts', 'schemas'];
const endings = ['', '.ts', '.tsx', '/index.ts'];

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));

/** What a module imports of the project when it loads, types included; `import()` loads later and makes no circle. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*'(\.[^'?]+)/gm)].flatMap(([, specifier = '']) => {
    const path = posix.join(dirname(file), specifier);
    return endings
      .map((ending) => path + ending)
      .filter((candidate) => /\.tsx?$/.test(candidate) && existsSync(join(root, candidate)));
  });
}

/** The first circle found from each module that is on one, as a chain of paths. */
function circles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, chain: readonly string[]): void => {
    const at = chain.indexOf(file);
    if (at >= 0) found.push([...chain.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...chain, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

it('finds a circle, through types too', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circles(graph)).toEqual(['b → c → b']);
  expect(importsOf('tests/architecture/circles.test.ts')).toEqual([]);
  expect(importsOf('engine/theme/media.ts')).toEqual(['engine/config/compiled.ts']);
});

it('no module imports itself by way of others, types included', () => {
  const graph = new Map(sources.map((file) => [file, importsOf(file)] as const));
  expect(graph.size).toBeGreaterThan(1000);
  expect(circles(graph)).toEqual([]);
});
