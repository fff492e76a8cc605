import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pascalCase } from '../../engine/config/typeNames.ts';

type Json = Readonly<Record<string, unknown>>;
type Defaults = Readonly<Record<string, Json>>;

/**
 * Which frames and home pages show a module: `frame template4`, `home template7`; with what it waits for, when it only shows to
 * some: `frame template4-below-desktop`, `home template7-player`. By source module.
 */
export type Places = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads from the templates' descriptors which widget modules first visits need. */
export function readPlaces(root: string): Places {
  const places = new Map<string, Set<string>>();
  for (const template of folders(join(root, 'templates'))) {
    const descriptor = readJson(join(root, 'templates', template, 'template.json'));
    const home = readJson(join(root, 'templates', template, 'pages', 'home.json'));
    if (!descriptor || !home) continue;
    const defaults = (descriptor['widgetDefaults'] ?? {}) as Defaults;
    const add = (tree: unknown, part: 'frame' | 'home') => {
      for (const node of nodesIn(tree)) {
        for (const module of modulesOfNode(root, node, defaults))
          places.set(module, (places.get(module) ?? new Set()).add(`${part} ${template}${node.audience}`));
      }
    };
    add(descriptor['regions'], 'frame');
    add(home['regions'], 'home');
  }
  return places;
}

/** The modules that import a module, statically; ids are paths. */
export type ImportersOf = (id: string) => readonly string[];

/**
 * Names the chunk of a widget module (NET-2): modules that the very same frames and homes need, with what only they import,
 * share one. So a first visit takes a handful of chunks, and none brings a widget that another place shows. A widget that no home shows
 * has one chunk for its declaration and component, named after its type. Null for a module that only some of its variants need: it keeps a
 * chunk of its own.
 */
export function createGroupName(root: string, places: Places): (id: string, importersOf: ImportersOf) => string | null {
  const known = new Map<string, ReadonlySet<string> | null>();
  const templateCount = new Set([...places.values()].flatMap((of) => [...of].map((place) => place.replace(/^\w+ (\w+).*$/, '$1')))).size;
  const componentOf = (id: string) => {
    const type = relative(root, id).split('/')[1] ?? '';
    return { type, own: places.get(`widgets/${type}/${pascalCase(type)}.tsx`) };
  };
  const placesOf = (id: string, importersOf: ImportersOf): ReadonlySet<string> | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // A ring of imports adds nothing to itself.
    known.set(id, new Set());
    const all = new Set(places.get(relative(root, id)));
    let isShared = true;
    for (const importer of importersOf(id)) {
      const theirs = importer.startsWith(`${root}/widgets/`) ? placesOf(importer, importersOf) : null;
      // Looks are needed with the markup, whatever loads the code later.
      if (theirs === null) isShared &&= id.endsWith('.css.ts');
      else theirs.forEach((place) => all.add(place));
    }
    const result = isShared && all.size > 0 ? all : null;
    known.set(id, result);
    return result;
  };
  const always = new Map<string, boolean>();
  /** Whether a widget cannot do without a module, whatever its variant. */
  const isAlwaysNeeded = (id: string, importersOf: ImportersOf): boolean => {
    const before = always.get(id);
    if (before !== undefined) return before;
    always.set(id, false);
    const { type } = componentOf(id);
    const isItself = [`widgets/${type}/index.ts`, `widgets/${type}/${pascalCase(type)}.tsx`].includes(relative(root, id));
    const result = isItself || importersOf(id).some((importer) => componentOf(importer).type === type && isAlwaysNeeded(importer, importersOf));
    always.set(id, result);
    return result;
  };
  return (id, importersOf) => {
    const { type, own } = componentOf(id);
    if (isAlwaysNeeded(id, importersOf)) return own ? nameOf(own, templateCount) : type;
    const found = placesOf(id, importersOf);
    return found && nameOf(found, templateCount);
  };
}

/** A module that at least this share of the templates shows at once is of the core: one large chunk costs less than many small ones. */
const coreShare = 3 / 4;

/**
 * `home-template4`, `main-template4` for the frame, which its entry brings along, and for what only shows to some
 * `frame-template4-below-desktop`; for what several templates need `shared-template4-template5`, or a digest of many.
 */
function nameOf(places: ReadonlySet<string>, templateCount: number): string {
  const rows = [...places].map((place) => {
    const [part = '', template = '', ...audience] = place.split(/ |(?=-(?:from|below|player))/);
    return { part, template, audience: audience.join('') };
  });
  const templates = [...new Set(rows.map(({ template }) => template))].sort();
  const [template = '', ...others] = templates;
  if (others.length > 0) {
    if (templates.length >= templateCount * coreShare) return 'core';
    return `shared-${templates.length > 4 ? createHash('sha256').update(templates.join('-')).digest('hex').slice(0, 8) : templates.join('-')}`;
  }
  // Whoever shows a module to several audiences shows it to nearly everybody.
  const audiences = [...new Set(rows.map(({ audience }) => audience))];
  const audience = audiences.length === 1 ? (audiences[0] ?? '') : '';
  const part = rows.some((row) => row.part === 'frame') ? 'frame' : 'home';
  return part === 'frame' && audience === '' ? `main-${template}` : `${part}-${template}${audience}`;
}

function modulesOfNode(root: string, { type, props }: { readonly type: string; readonly props: Json }, defaults: Defaults): readonly string[] {
  const folder = `widgets/${type}`;
  const all: Json = { ...schemaDefaults(root, type), ...defaults[type], ...props };
  const variants = Object.entries(all).flatMap(([prop, value]) =>
    typeof value === 'string' ? [`${folder}/${prop === 'variant' ? 'forms' : `${prop}s`}/${pascalCase(value)}.tsx`] : [],
  );
  return [`${folder}/index.ts`, `${folder}/${pascalCase(type)}.tsx`, ...variants].filter((module) => existsSync(join(root, module)));
}

function schemaDefaults(root: string, type: string): Json {
  const schema = readJson(join(root, 'widgets', type, `${type}.schema.json`));
  const properties = Object.entries((schema?.['properties'] ?? {}) as Readonly<Record<string, Json>>);
  return Object.fromEntries(properties.map(([name, property]) => [name, property['default']]));
}

/** Every object with a widget's type, at any depth, with whom it shows to: '' for everybody. */
function nodesIn(tree: unknown, around = ''): readonly { readonly type: string; readonly props: Json; readonly audience: string }[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => nodesIn(part, around));
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, props, when } = tree as Json;
  const audience = audienceOf(when) || around;
  const own = typeof type === 'string' ? [{ type, props: (props ?? {}) as Json, audience }] : [];
  return [...own, ...Object.values(tree).flatMap((part) => nodesIn(part, audience))];
}

/** Widths and players come with a chunk of their own, loaded where they show. */
function audienceOf(when: unknown): string {
  const { viewport, auth } = (when ?? {}) as { readonly viewport?: { readonly from?: string; readonly below?: string }; readonly auth?: string };
  if (viewport) return `${viewport.from ? `-from-${viewport.from}` : ''}${viewport.below ? `-below-${viewport.below}` : ''}`;
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
