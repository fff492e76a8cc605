import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pascalCase, variantPath } from '../../engine/config/typeNames.ts';
import { copyOf } from './templateCopies.ts';

type Json = Readonly<Record<string, unknown>>;
type Defaults = Readonly<Record<string, Json>>;

/**
 * Which layouts and home pages show a module: `layout template4`, `home template7`; with what it waits for, when it
 * only shows to some: `layout template4-below-desktop`, `home template7-player`. By source module.
 */
export type ChunkUsage = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads from the templates' descriptors which widget modules first visits need. */
export function readChunkUsage(root: string): ChunkUsage {
  const chunkUsage = new Map<string, Set<string>>();
  for (const template of folders(join(root, 'templates'))) {
    for (const node of firstNodes(root, template)) {
      for (const module of modulesOfNode(root, template, node))
        chunkUsage.set(module, (chunkUsage.get(module) ?? new Set()).add(`${node.part} ${template}${node.audience}`));
    }
  }
  return chunkUsage;
}

/** The widget modules of what the platform shows around every page, and of its notice of maintenance. */
export function shellModules(root: string): readonly string[] {
  const files = ['site-configs/platform/shell.json', 'templates/maintenance/template.json'];
  return files.flatMap((file) =>
    nodesIn(readJson(join(root, file))).flatMap(({ type, props }) => modulesOfNode(root, '', { type, all: props })),
  );
}

/** The names that a template's layout and home give to a widget by its props, its defaults among them. */
export function namesGiven(root: string, template: string, type: string): ReadonlySet<string> {
  const nodes = firstNodes(root, template).filter((node) => node.type === type);
  return new Set(nodes.flatMap(({ all }) => Object.values(all).filter((value) => typeof value === 'string')));
}

/** The names among which some prop of a widget chooses. */
export function namesToChoose(root: string, type: string): ReadonlySet<string> {
  return new Set(
    propertiesOf(root, type).flatMap(([, property]) =>
      Array.isArray(property['enum']) ? (property['enum'] as string[]) : [],
    ),
  );
}

/** The nodes of a template's layout and home, with their props: the schema's defaults, the template's, their own. */
function firstNodes(root: string, template: string) {
  const descriptor = readJson(join(root, 'templates', template, 'template.json'));
  const home = readJson(join(root, 'templates', template, 'pages', 'home.json'));
  if (!descriptor || !home) return [];
  const defaults = (descriptor['widgetDefaults'] ?? {}) as Defaults;
  const nodes = [
    ...nodesIn(descriptor['regions']).map((node) => ({ ...node, part: 'layout' as const })),
    ...nodesIn(home['regions']).map((node) => ({ ...node, part: 'home' as const })),
  ];
  return nodes.map(({ type, props, ...node }) => ({
    ...node,
    type,
    all: { ...schemaDefaults(root, type), ...defaults[type], ...props },
  }));
}

/** The modules that import a module, statically; ids are paths. */
export type ImportersOf = (id: string) => readonly string[];

/**
 * Names the chunk of a widget module (NET-2). A template's own copies stand together, apart by who sees them, with what
 * only they import: so a first visit takes a handful of chunks, and none brings a widget that another place shows.
 * Every other widget has one chunk for its declaration and component, named after its type. Null for a module that only
 * some of its variants need: it keeps a chunk of its own.
 */
export function createGroupName(
  root: string,
  chunkUsage: ChunkUsage,
): (id: string, importersOf: ImportersOf) => string | null {
  const isAlwaysNeeded = createNeedTest(root);
  const chunksUsing = createUsageSearch(root, chunkUsage);
  return (id, importersOf) => {
    const copy = copyOf(id);
    if (copy) return nameIn(copy.template, chunksUsing(id, importersOf));
    // The copies share a sheet with the widget they are of, and should not load its script for that.
    if (id.endsWith('.css')) return null;
    return isAlwaysNeeded(id, importersOf) ? typeOf(root, id) : null;
  };
}

/** Where a template shows a module or what imports it, in that template's copies. */
function createUsageSearch(
  root: string,
  chunkUsage: ChunkUsage,
): (id: string, importersOf: ImportersOf) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return function chunksUsing(id, importersOf): ReadonlySet<string> {
    const before = known.get(id);
    if (before) return before;
    // A ring of imports adds nothing to itself.
    known.set(id, new Set());
    const { source, template } = copyOf(id) ?? { source: id, template: '' };
    const isOfTemplate = new RegExp(`^(?:layout|home) ${template}(?:-|$)`);
    const own = [...(chunkUsage.get(relative(root, source)) ?? [])].filter((place) => isOfTemplate.test(place));
    const theirs = importersOf(id)
      .filter(copyOf)
      .flatMap((importer) => [...chunksUsing(importer, importersOf)]);
    const result = new Set([...own, ...theirs]);
    known.set(id, result);
    return result;
  };
}

/** Tells whether a widget cannot do without a module, whatever its variant. */
function createNeedTest(root: string): (id: string, importersOf: ImportersOf) => boolean {
  const known = new Map<string, boolean>();
  return function isAlwaysNeeded(id, importersOf): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const type = typeOf(root, id);
    // What a template owns is needed by that variant alone.
    if (type === '') return false;
    const isItself = [`widgets/${type}/index.ts`, `widgets/${type}/${pascalCase(type)}.tsx`].includes(
      relative(root, id),
    );
    const result =
      isItself ||
      importersOf(id).some((importer) => typeOf(root, importer) === type && isAlwaysNeeded(importer, importersOf));
    known.set(id, result);
    return result;
  };
}

/** The folder a module stands in below `widgets/`: the type of a widget. */
function typeOf(root: string, id: string): string {
  return /^widgets\/([^/]+)\//.exec(relative(root, id))?.[1] ?? '';
}

/**
 * `home-template4`, `main-template4` for the layout, which its entry brings along, and `layout-template4-below-desktop`
 * for what only shows to some.
 */
function nameIn(template: string, chunkUsage: ReadonlySet<string>): string | null {
  if (chunkUsage.size === 0) return null;
  const rows = [...chunkUsage].map((place) => {
    const [, part = '', audience = ''] = /^(\w+) [\w]+?(-(?:from|below|player).*)?$/.exec(place) ?? [];
    return { part, audience };
  });
  // A module that several audiences see is seen by nearly everybody.
  const audiences = [...new Set(rows.map(({ audience }) => audience))];
  const audience = audiences.length === 1 ? (audiences[0] ?? '') : '';
  const part = rows.some((row) => row.part === 'layout') ? 'layout' : 'home';
  return part === 'layout' && audience === '' ? `main-${template}` : `${part}-${template}${audience}`;
}

function modulesOfNode(
  root: string,
  template: string,
  { type, all }: { readonly type: string; readonly all: Json },
): readonly string[] {
  const folder = `widgets/${type}`;
  const variants = Object.entries(all).flatMap(([prop, value]) =>
    typeof value === 'string'
      ? [variantModuleOf(root, template, `${type}/${prop === 'variant' ? 'forms' : `${prop}s`}`, value)]
      : [],
  );
  const late = all['late'] === true ? [`${folder}/parts/Lazy${pascalCase(type)}.tsx`] : [];
  return [`${folder}/index.ts`, `${folder}/${pascalCase(type)}.tsx`, ...variants, ...late].filter((module) =>
    existsSync(join(root, module)),
  );
}

/** A template's own variant of that name, or the widget's. */
function variantModuleOf(root: string, template: string, folder: string, name: string): string {
  const own = variantPath(folder, `${template}/${name}`);
  return !name.includes('/') && existsSync(join(root, own)) ? own : variantPath(folder, name);
}

function schemaDefaults(root: string, type: string): Json {
  return Object.fromEntries(propertiesOf(root, type).map(([name, property]) => [name, property['default']]));
}

function propertiesOf(root: string, type: string): readonly (readonly [name: string, schema: Json])[] {
  const schema = readJson(join(root, 'widgets', type, `${type}.schema.json`));
  return Object.entries((schema?.['properties'] ?? {}) as Readonly<Record<string, Json>>);
}

/** Every object with a widget's type, at any depth, with whom it shows to: '' for everybody. */
function nodesIn(
  tree: unknown,
  around = '',
): readonly { readonly type: string; readonly props: Json; readonly audience: string }[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => nodesIn(part, around));
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, props, when } = tree as Json;
  const narrowed = audienceOf(when);
  // Players in a part for some widths are among those who see that part.
  const audience = narrowed === '' || (narrowed === '-player' && around !== '') ? around : narrowed;
  const own = typeof type === 'string' ? [{ type, props: (props ?? {}) as Json, audience }] : [];
  return [...own, ...Object.values(tree).flatMap((part) => nodesIn(part, audience))];
}

/** Widths and players come with a chunk of their own, loaded where they show. */
function audienceOf(when: unknown): string {
  const { viewport, auth } = (when ?? {}) as {
    readonly viewport?: { readonly from?: string; readonly below?: string };
    readonly auth?: string;
  };
  if (viewport)
    return `${viewport.from ? `-from-${viewport.from}` : ''}${viewport.below ? `-below-${viewport.below}` : ''}`;
  return auth === 'player' ? '-player' : '';
}

function folders(path: string): readonly string[] {
  return existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
}

function readJson(file: string): Json | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : undefined;
}
