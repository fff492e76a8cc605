import { join } from 'node:path';

/** What the bundler knows of modules; ids are absolute paths. */
export interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null;
}

const composition = 'main.tsx';

/**
 * What nothing of the composition imports by itself, but every home page runs, or so many that a chunk of its own
 * weighs more: the first call, and the parts that homes are made of.
 */
const shownByHomes: ReadonlySet<string> = new Set([
  'engine/api/calls/start.ts',
  'schemas/generated/validators/api-start.js',
  'engine/context/useFormat.ts',
  'engine/context/useMedia.ts',
  'engine/application/useMenus.ts',
  'engine/i18n/format.ts',
  'engine/context/useContent.ts',
  'engine/games/PlayLink.tsx',
  'engine/routing/RouteLink.tsx',
  'engine/routing/useQuery.ts',
  ...[
    'Button',
    'FavouriteButton',
    'GamePicture',
    'Icon',
    'Logo',
    'Mark',
    'Picture',
    'SectionHeading',
    'Skeleton',
    'StopButton',
  ].map((part) => `engine/ui/${part}.tsx`),
]);

/**
 * What modules of the core import and use nothing of: validators of what a player sends, which load with the calls that
 * send it.
 */
const unusedByHomes: ReadonlySet<string> = new Set(['schemas/generated/validators/shapes.js']);

/**
 * Tells whether a module is of the core, the one chunk that every page of every site runs (NET-2): what the composition
 * imports, at whatever depth, and what every home page shows. Any other part of the engine loads with those who need
 * it.
 */
export function createCoreTest(root: string): (id: string, graph: ModuleGraph) => boolean {
  let core: ReadonlySet<string> | undefined;
  return (id, graph) => {
    core ??= closureOf(
      [composition, ...shownByHomes].map((module) => join(root, module)),
      graph,
      new Set([...unusedByHomes].map((module) => join(root, module))),
    );
    return core.has(id);
  };
}

/** Modules with all that they import, as far as it is our own; packages have chunks of their own. */
function closureOf(roots: readonly string[], graph: ModuleGraph, without: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || without.has(id) || id.includes('/node_modules/')) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return found;
}
