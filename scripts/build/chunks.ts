import type { ChunkMap } from './builtChunks';

/** The files a page needs, as addresses from the site's root. */
export interface PageFiles {
  /** The module script. */
  readonly entry: string;
  /** Every other script the page needs, without the entry. */
  readonly scripts: readonly string[];
  /** Every sheet, those of the engine first, then widgets, then the template. */
  readonly styles: readonly string[];
}

const tableOfAll = 'modules.ts';

/**
 * Exactly the files of a page of a template (NET-2): the entry, and the chunks of `modules` (paths below the
 * repository's root) with what they import; the table of all modules where the entry's own does not do.
 */
export function filesOf(
  map: Pick<ChunkMap, 'entries' | 'first' | 'modules' | 'copies' | 'chunks'>,
  template: string,
  modules: readonly string[],
): PageFiles {
  const entry = map.entries[template];
  if (entry === undefined)
    throw new Error(`The build has no template ${template}. One of: ${Object.keys(map.entries).join(', ')}.`);
  const known = new Set(map.first[template]);
  // A component is loaded by its declaration, any other module by its own name.
  const nameOf = (module: string) => module.replace(/^(widgets\/[^/]+)\/[^/]+\.tsx$/, '$1/index.ts');
  const isFirst = (module: string) => known.has(nameOf(module));
  const needsAll = !modules.every(isFirst);

  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const chunk = map.chunks[file];
    for (const imported of chunk?.imports ?? []) visit(imported);
    for (const sheet of chunk?.css ?? []) styles.add(sheet);
  };
  visit(entry);
  for (const module of needsAll ? [tableOfAll, ...modules] : modules) {
    const file = (isFirst(module) ? map.copies[template]?.[module] : undefined) ?? map.modules[module];
    if (file === undefined) throw new Error(`The build has no module ${module}. Run "npm run build" once more.`);
    visit(file);
  }
  scripts.delete(entry);
  return {
    entry: `/${entry}`,
    scripts: [...scripts].map((file) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
  };
}
