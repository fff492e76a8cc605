import type { ChunkMap } from './chunkMap';

/** The files a page needs, as addresses from the site's root. */
export interface PageFiles {
  /** The module script. */
  readonly entry: string;
  /** Every other script the page needs, without the entry. */
  readonly scripts: readonly string[];
  /** Every sheet, those of the engine first, then widgets, then the template. */
  readonly styles: readonly string[];
}

/**
 * Exactly the files of a page (NET-2): the entry, and the chunks of `modules` (paths below the repository's root) with
 * what they import.
 */
export function filesOf(map: ChunkMap, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const chunk = map.chunks[file];
    for (const imported of chunk?.imports ?? []) visit(imported);
    for (const sheet of chunk?.css ?? []) styles.add(sheet);
  };
  visit(map.entry);
  for (const module of modules) {
    const file = map.modules[module];
    if (file === undefined) throw new Error(`The build has no module ${module}. Run "npm run build" once more.`);
    visit(file);
  }
  scripts.delete(map.entry);
  return { entry: `/${map.entry}`, scripts: [...scripts].map((file) => `/${file}`), styles: [...styles].map((file) => `/${file}`) };
}
