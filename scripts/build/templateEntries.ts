import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { kebabCase } from '../../engine/config/typeNames.ts';
import { namesGiven, namesToChoose, type ChunkUsage } from './homeGroups.ts';
import { copyId } from './templateCopies.ts';

const prefix = 'virtual:livery/';

/** The templates of a repository: every folder that has styles. */
export function templateNames(root: string): readonly string[] {
  const folder = join(root, 'templates');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));
}

/** The modules that the layout and home of a template may load by name, for any visitor; paths below the root. */
export function firstModules(root: string, chunkUsage: ChunkUsage, template: string): readonly string[] {
  const isOfTemplate = (place: string) => new RegExp(`^(?:layout|home) ${template}(?:-|$)`).test(place);
  // A component is loaded by its declaration.
  const isNamed = (module: string) => /^(?:templates\/|widgets\/[^/]+\/(?:index\.ts$|[^/]+\/[^/]+\.tsx$))/.test(module);
  const own = [...chunkUsage].flatMap(([module, of]) =>
    isNamed(module) && [...of].some(isOfTemplate) ? [module] : [],
  );
  const parts = own
    .filter((module) => module.endsWith('/index.ts'))
    .flatMap((module) => partsBeside(root, module, template));
  return [`templates/${template}/index.ts`, ...own, ...parts];
}

/**
 * Which parts a widget needs its declaration says, from the props: those that no prop names, and those that the
 * template does name.
 */
function partsBeside(root: string, declaration: string, template: string): readonly string[] {
  const type = basename(dirname(declaration));
  const folder = join(dirname(declaration), 'parts');
  const [given, toChoose] = [namesGiven(root, template, type), namesToChoose(root, type)];
  const isNeeded = (name: string) => !name.startsWith('lazy-') && (given.has(name) || !toChoose.has(name));
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return files
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file) && isNeeded(kebabCase(file.slice(0, -'.tsx'.length))))
    .map((file) => join(folder, file));
}

/** The chunk of a template's entry, which brings the template's styles along; undefined for other modules. */
export function entryName(root: string, id: string): string | undefined {
  const template = id.startsWith(`\0${prefix}`)
    ? id.slice(prefix.length + 1)
    : /^templates\/([^/]+)\/[^/]+\.ts(?:\.|$)/.exec(relative(root, id))?.[1];
  return template && `main-${template}`;
}

/**
 * Makes an entry for every template that starts the application with the few modules its home needs (NET-2). So a first
 * visit does not grow with the number of widgets, variants and templates: the table of all modules is a chunk that
 * loads with the first other page.
 */
export function templateEntriesPlugin(root: string, chunkUsage: ChunkUsage): Plugin {
  return {
    name: 'livery:template-entries',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          input: Object.fromEntries(templateNames(root).map((template) => [`main-${template}`, prefix + template])),
        },
      },
    }),
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const template = id.slice(prefix.length + 1);
      return entryOf(root, template, firstModules(root, chunkUsage, template));
    },
  };
}

function entryOf(root: string, template: string, modules: readonly string[]): string {
  const rows = modules.map((module) => {
    const id = join(root, module);
    return `${JSON.stringify(module)}: () => import(${JSON.stringify(/\bwidgets\//.test(module) ? copyId(id, template) : id)}),`;
  });
  return [`import { start } from ${JSON.stringify(join(root, 'main.tsx'))};`, 'void start({', ...rows, '});'].join(
    '\n',
  );
}
