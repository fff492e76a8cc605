import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { variantPath } from '../engine/config/typeNames';
import { everyRow } from './fixtures/everyRow';

const root = resolve(import.meta.dirname, '..');

/** What every page loads, whatever it shows: its styles need not be named again. */
const always = 'engine/composition/createApplication.tsx';
const engineDoor = join(root, 'engine/index.ts');

const sources = ['engine', 'widgets', 'templates'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.examples\./.test(file))
    .map((file) => join(root, folder, file)),
);

function resolved(from: string, specifier: string): string | undefined {
  const base = resolve(dirname(from), specifier);
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => base + end)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Module of each name that the engine's public entry point hands out. */
const behindDoor = new Map(
  [...readFileSync(engineDoor, 'utf8').matchAll(/^export \{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(
    ([, names = '', specifier = '']) => namesIn(names).map((name) => [name, resolved(engineDoor, specifier)] as const),
  ),
);

/** The names of `{ a, b as c, type D }` that exist when the code runs, as they are called outside of the module. */
function namesIn(list: string): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);
}

/** A module and all it imports, by way of files; of the engine's public entry point only what it names. */
function closureOf(module: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(module)) return found;
  found.add(module);
  if (module.endsWith('.css.ts')) return found;
  for (const next of importsOf(module)) closureOf(next, found);
  return found;
}

const importsBy = new Map<string, readonly string[]>();

/** What a module imports; each module is read once. */
function importsOf(module: string): readonly string[] {
  const known = importsBy.get(module) ?? readImports(module);
  importsBy.set(module, known);
  return known;
}

function readImports(module: string): readonly string[] {
  const statements = [
    ...readFileSync(module, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)(?:([^'"]*?)from\s+)?'(\.[^']+)'/gm),
  ];
  return statements.flatMap(([, names = '', specifier = '']) => {
    const file = resolved(module, specifier);
    if (file !== engineDoor) return file ?? [];
    return namesIn(names.replace(/[{}]/g, '')).flatMap((name) => behindDoor.get(name) ?? []);
  });
}

const stylesOf = (module: string) => [...closureOf(module)].filter((file) => file.endsWith('.css.ts'));

/** What a module loads only once it is needed: imports in its code, and variants that it names itself. */
function lateModulesOf(module: string): readonly string[] {
  const text = readFileSync(module, 'utf8');
  // A widget's own code is loaded with its page, which names its styles.
  const imported = [...text.matchAll(/(?<!load: \(\) => )\bimport\('(\.[^']+)'\)/g)].map(([, specifier = '']) =>
    resolved(module, specifier),
  );
  const named = [...text.matchAll(/useVariant\((\w+), '([\w-]+)'\)/g)].map(([, set = '', name = '']) => {
    const folder = new RegExp(`\\b${set} = defineVariants<[^(]+>\\('([^']+)'\\)`).exec(
      readFileSync(variantsBeside(module), 'utf8'),
    )?.[1];
    return join(root, variantPath(folder ?? `unknown set ${set}`, name));
  });
  return [...imported, ...named].filter((file) => file !== undefined);
}

function variantsBeside(module: string): string {
  const widget = /widgets\/([^/]+)\//.exec(relative(root, module))?.[1] ?? '';
  return join(root, 'widgets', widget, 'variants.ts');
}

const late = sources.flatMap((module) =>
  lateModulesOf(module).map((target) => [relative(root, module), relative(root, target)] as const),
);
/** Styles of the engine's public entry point that stand in the core, which every page loads. */
const core = [
  'ui/Button',
  'ui/GamePicture',
  'ui/Icon',
  'ui/Skeleton',
  'render/placeholders',
  'render/Conditional',
  'theme/visuallyHidden',
].map((name) => join(root, `engine/${name}.css.ts`));

it('what is loaded late is found', () => {
  expect(late).toContainEqual([
    'widgets/game-grid/parts/browser/LazySheet.tsx',
    'widgets/game-grid/parts/FilterSheet.tsx',
  ]);
  expect(late).toContainEqual(['engine/shell/ModalFrame.tsx', 'engine/shell/ModalContent.tsx']);
  expect(late.length).toBeGreaterThan(20);
});

/** Modules that bring a module along in their own code; itself where none does. */
function hostsOf(module: string): readonly string[] {
  const hosts = sources.filter((file) => file !== engineDoor && importsOf(file).includes(module));
  return hosts.length > 0 ? hosts : [module];
}

it('a page brings the styles of all that its modules load late', () =>
  everyRow(
    late.flatMap(([module, target]) =>
      hostsOf(join(root, module)).map((host) => [relative(root, host), target] as const),
    ),
    ([host, target]) => `a page with ${host} and the styles of ${target}`,
    ([host, target]) => {
      const there = new Set([...stylesOf(join(root, host)), ...stylesOf(join(root, always)), ...core]);
      const missing = stylesOf(join(root, target)).filter((file) => !there.has(file));
      expect(
        missing.map((file) => relative(root, file)),
        'A page names its styles when it is built, and late code brings none: what loads it must import them itself.',
      ).toEqual([]);
    },
  ));
