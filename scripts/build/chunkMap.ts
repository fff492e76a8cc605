import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What a built script brings along: other scripts it imports, and sheets. File names below `dist/`. */
export interface BuiltChunk {
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/** Where every source module of the project went. */
export interface ChunkMap {
  readonly entry: string;
  /** Built file by source module, both below their roots. */
  readonly modules: Readonly<Record<string, string>>;
  readonly chunks: Readonly<Record<string, BuiltChunk>>;
}

/** Where the map is written, below `dist/`. */
export const chunkMapFile = '.vite/chunks.json';

/**
 * Takes the place of Vite's loader of imported chunks: the payload of a page names its sheets, so no chunk has to know them, and the
 * long list of files stays out of the first script.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'livery:plain-imports',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/** Writes the map of modules to chunks, which Vite's own manifest lacks for modules that share a chunk. */
export function chunkMapPlugin(root: string): Plugin {
  return {
    name: 'livery:chunk-map',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // After Vite has told each chunk its sheets.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const map: ChunkMap = {
          entry: entry?.fileName ?? '',
          modules: Object.fromEntries(
            chunks.flatMap(({ fileName, moduleIds }) => moduleIds.filter((id) => isSource(root, id)).map((id) => [relative(root, id), fileName])),
          ),
          chunks: Object.fromEntries(
            chunks.map((chunk) => [chunk.fileName, { imports: chunk.imports, css: [...(chunk.viteMetadata?.importedCss ?? [])] }] as const),
          ),
        };
        this.emitFile({ type: 'asset', fileName: chunkMapFile, source: JSON.stringify(map) });
      },
    },
  };
}

function isSource(root: string, id: string): boolean {
  return id.startsWith(`${root}/`) && !id.includes('/node_modules/') && /\.tsx?$/.test(id);
}
