import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontLicences } from '../../scripts/build/fontLicences';
import { packagesOf } from './packagesOf';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const all = { ...dependencies, ...devDependencies };
const code = Object.keys(
  import.meta.glob([
    '../../{engine,widgets,templates}/**/*.{ts,tsx}',
    '!../../**/*.test.{ts,tsx}',
    '!../../**/*.examples.{ts,tsx}',
  ]),
).map((path) => path.replace('../../', ''));

/** The commands of an operator, and what the bundler makes of the code. */
const entries = [
  ...['start', 'build', 'validate', 'preview', 'dev', 'explain', 'diff', 'newSite', 'publish', 'serve'].map(
    (name) => `scripts/${name}.ts`,
  ),
  ...['vite.config.ts', 'main.tsx', 'prerender.tsx', 'modules.ts', 'scripts/build/codeProcess.ts'],
  ...code,
];

/** Named by texts that are no imports: a setting of Vite, and the table of files of a font. */
const named = ['terser', '@fontsource-variable/inter'];

describe('packages', () => {
  it('what the commands of an operator load stands in dependencies', () => {
    const loaded = packagesOf(root, entries);
    expect(loaded.has('react')).toBe(true);
    expect(
      [...loaded]
        .filter(([name]) => !Object.hasOwn(dependencies, name))
        .map(([name, file]) => `${name}, which ${file} loads`),
    ).toEqual([]);
    expect(Object.keys(dependencies).filter((name) => !loaded.has(name) && !named.includes(name))).toEqual([]);
  });

  it('every version is exact', () => {
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('docs/dependencies.md gives each package a line with its reason, and names no other', () => {
    const rows = [
      ...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| (\S.*?) *\|$/gm),
    ].map(([, name = '']) => name);
    expect(rows.toSorted()).toEqual(Object.keys(all).toSorted());
  });

  it('the licence of every font that is served goes with it', async () => {
    const licences = await fontLicences(root);
    const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
    expect(fonts.filter((name) => !licences.includes(`${name} ${dependencies[name] ?? ''}\n`))).toEqual([]);
    expect(licences.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(fonts.length);
  });
});
