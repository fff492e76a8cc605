/** An entry of Vite's manifest, as far as delivery reads it. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files a page needs, as addresses from the site's root. */
export interface PageFiles {
  /** The module script. */
  readonly entry: string;
  /** Every other script the page needs, without the entry. */
  readonly scripts: readonly string[];
  /** Every sheet, those of the engine first, then widgets, then the template. */
  readonly styles: readonly string[];
}

const entryModule = 'main.tsx';

/**
 * Exactly the files of a page (NET-2): the entry, and the chunks of `modules` (paths below the repository's root) with
 * what they import. A module without a chunk of its own stands in a chunk that imports it, and adds nothing.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
    if (chunk.file.endsWith('.js')) scripts.add(`/${chunk.file}`);
  };
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`The manifest has no ${entryModule}. Run "npm run build" once more.`);
  for (const key of [entryModule, ...modules]) visit(key);
  scripts.delete(`/${entry.file}`);
  return { entry: `/${entry.file}`, scripts: [...scripts], styles: [...styles] };
}
