import { relative } from 'node:path';
import type { Plugin } from 'vite';

const query = '?template=';
const copied = /^(.*)\?template=([\w-]+)$/;

/** A widget module as one template has it for itself. */
export interface TemplateCopy {
  readonly source: string;
  readonly template: string;
}

/** The id of a template's own copy of a module. */
export function copyId(source: string, template: string): string {
  return `${source}${query}${template}`;
}

/** What an id is a copy of; null for any other module. */
export function copyOf(id: string): TemplateCopy | null {
  const [, source, template] = copied.exec(id) ?? [];
  return source !== undefined && template !== undefined ? { source, template } : null;
}

/**
 * Gives each template its own copy of the widget modules that its layout and home show (NET-2). A visitor sees one
 * template; shared between templates, its code would come in as many small chunks as there are sets of templates that
 * show the same parts, and small chunks pack badly. Sheets are not copied, nor is the engine, which keeps state.
 */
export function templateCopiesPlugin(root: string): Plugin {
  const isOfWidget = (id: string) => /^(?:templates\/[^/]+\/)?widgets\//.test(relative(root, id));
  return {
    name: 'livery:template-copies',
    enforce: 'pre',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    async resolveId(source, importer) {
      if (copyOf(source)) return source;
      const by = importer === undefined ? null : copyOf(importer);
      if (!by) return null;
      const found = await this.resolve(source, by.source, { skipSelf: true });
      return found && !found.external && isOfWidget(found.id) && !found.id.endsWith('.css')
        ? copyId(found.id, by.template)
        : found;
    },
    async load(id) {
      const copy = copyOf(id);
      if (!copy || /(?<!\.css)\.tsx?$/.test(copy.source)) return null;
      // Class names and addresses are made once: a copy is the very text that a sheet or a picture became.
      const { code } = await this.load({ id: copy.source });
      if (code === null) throw new Error(`${copy.source} was not compiled.`);
      return { code, moduleSideEffects: true };
    },
  };
}
