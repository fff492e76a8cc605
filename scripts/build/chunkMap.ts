import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ChunkMap, WholeSheet } from './builtChunks.ts';
import { filesOf } from './chunks.ts';
import { contentHash } from './contentHash.ts';
import { shellModules, type ChunkUsage } from './homeGroups.ts';
import { copyOf } from './templateCopies.ts';
import { firstModules, templateNames } from './templateEntries.ts';
import { textPlaces } from './textPlaces.ts';

/** Where the map is written, below `dist/`. */
export const chunkMapFile = '.vite/chunks.json';

/**
 * Takes the place of Vite's loader of imported chunks: the payload of a page names its sheets, so no chunk has to know
 * them, and the long list of files stays out of the first script. What takes its place counts each chunk that is on its
 * way (`engine/idle.ts`).
 */
export function plainImportsPlugin(root: string): Plugin {
  return {
    name: 'livery:plain-imports',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? `import { busy } from ${JSON.stringify(join(root, 'engine/idle.ts'))}; export const __vitePreload = (load) => busy(load());`
        : null,
    renderChunk: (code) => ({ code: withPlainImports(code), map: null }),
  };
}

/**
 * A chunk's text without the lists of files that Vite gives its helper; what the helper takes, it counts. What stands
 * in the chunk already is not on its way, and goes without the helper, whatever the bundler calls that.
 */
export function withPlainImports(code: string): string {
  const here = String.raw`Promise\.resolve\(\)\.then\(\(\) => [\w$]+\)`;
  const loaded = String.raw`import\("[^"]*"\)(?:\.then\(\(\w+\) => [\w$.]+\))?|${here}`;
  // What takes some names only gets the whole module, which holds them under the same names.
  const named = String.raw`async \(\) => \{\s*const \{ ([\w$:, ]+) \} = await \(?(${loaded})\)?;\s*return \{ \1 \};\s*\}`;
  return code
    .replace(new RegExp(String.raw`${named}, __VITE_PRELOAD__\)`, 'g'), '() => $2, __VITE_PRELOAD__)')
    .replace(new RegExp(String.raw`(?<![\w$])[\w$]+\(\(\) => (${here}), __VITE_PRELOAD__\)`, 'g'), '$1')
    .replaceAll(', __VITE_PRELOAD__)', ')');
}

/** Writes the map of modules to chunks, which Vite's own manifest lacks for modules that share a chunk. */
export function chunkMapPlugin(root: string, chunkUsage: ChunkUsage): Plugin {
  return {
    name: 'livery:chunk-map',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // After Vite has told each chunk its sheets.
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        // Vite's marks of the sheets it took out.
        for (const chunk of chunks) chunk.code = chunk.code.replace(/\/\* empty css\s*\*\//g, '');
        for (const { fileName, code, moduleIds } of chunks)
          refuseMissingExports(
            fileName,
            code,
            moduleIds.map((id) => relative(root, id)),
          );
        const entryOf = (template: string) =>
          chunks.find(({ isEntry, name }) => isEntry && name === `main-${template}`)?.fileName ?? '';
        const templates = templateNames(root);
        const map: Omit<ChunkMap, 'wholeSheets' | 'texts'> = {
          entries: Object.fromEntries(templates.map((template) => [template, entryOf(template)])),
          first: Object.fromEntries(templates.map((template) => [template, firstModules(root, chunkUsage, template)])),
          modules: Object.fromEntries(
            chunks.flatMap(({ fileName, moduleIds }) =>
              moduleIds.filter((id) => isSource(root, id)).map((id) => [relative(root, id), fileName]),
            ),
          ),
          copies: Object.fromEntries(templates.map((template) => [template, copiesIn(root, chunks, template)])),
          lengths: Object.fromEntries(
            chunks.flatMap(({ modules }) =>
              Object.entries(modules)
                .filter(([id]) => isSource(root, id))
                .map(([id, { renderedLength }]) => [relative(root, id), renderedLength]),
            ),
          ),
          chunks: Object.fromEntries(
            chunks.map(
              (chunk) =>
                [
                  chunk.fileName,
                  { imports: chunk.imports, css: [...(chunk.viteMetadata?.importedCss ?? [])] },
                ] as const,
            ),
          ),
        };
        const textOf = (file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') return '';
          return typeof sheet.source === 'string' ? sheet.source : Buffer.from(sheet.source).toString();
        };
        const shell = shellModules(root);
        const wholes = templates.map((template) => [template, wholeSheetOf(map, template, shell, textOf)] as const);
        for (const [, { file, text }] of wholes) this.emitFile({ type: 'asset', fileName: file, source: text });
        const wholeSheets = Object.fromEntries(
          wholes.map(([template, { file, sheets }]) => [template, { file, sheets }]),
        );
        this.emitFile({
          type: 'asset',
          fileName: chunkMapFile,
          source: JSON.stringify({ ...map, wholeSheets, texts: await textPlaces(root) } satisfies ChunkMap),
        });
      },
    },
  };
}

/** The sheets of a template's home and of the platform's shell, one behind the other. */
export function wholeSheetOf(
  map: Pick<ChunkMap, 'entries' | 'first' | 'modules' | 'copies' | 'chunks'>,
  template: string,
  shell: readonly string[],
  textOf: (file: string) => string,
): WholeSheet & { readonly text: string } {
  const modules = [...(map.first[template] ?? []), ...shell].filter(
    (module) => (map.copies[template]?.[module] ?? map.modules[module]) !== undefined,
  );
  const sheets = filesOf(map, template, modules).styles.map((address) => address.slice(1));
  const text = sheets.map((file) => textOf(file).trim()).join('\n');
  return { file: `assets/whole-${template}-${contentHash(text).slice(0, 7)}.css`, sheets, text };
}

/** Throws for a chunk that exports a module's names without having them: it would not load in any browser. */
export function refuseMissingExports(fileName: string, code: string, modules: readonly string[]): void {
  for (const [, name = ''] of code.matchAll(/[{,]\s*(\w+_exports) as \w+/g)) {
    if (code.split(new RegExp(`\\b${name}\\b`)).length > 2) continue;
    throw new Error(
      `The chunk ${fileName} exports ${name}, which it lacks: what other chunks take from it needs a group of its own in vite.config.ts. It holds ${modules.join(', ')}.`,
    );
  }
}

/** Where a template's copies of modules went. */
function copiesIn(
  root: string,
  chunks: readonly { readonly fileName: string; readonly moduleIds: readonly string[] }[],
  template: string,
): Record<string, string> {
  const rows = chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [copyOf(id), fileName] as const));
  return Object.fromEntries(
    rows.flatMap(([copy, fileName]) => (copy?.template === template ? [[relative(root, copy.source), fileName]] : [])),
  );
}

function isSource(root: string, id: string): boolean {
  return id.startsWith(`${root}/`) && !id.includes('/node_modules/') && /\.tsx?$/.test(id);
}
