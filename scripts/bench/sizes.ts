import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CodeBuild } from '../build/buildCode';
import type { ChunkMap } from '../build/builtChunks';

/** What a widget or a template's style weighs in a build, in bytes of brotli. */
export interface Weight {
  readonly name: string;
  /** Its part of the scripts it stands in, by the length of its modules. */
  readonly own: number;
  /** The scripts it stands in, whole; several widgets may share one. */
  readonly scripts: number;
  /** The sheets of those scripts, whole. */
  readonly styles: number;
  readonly files: readonly string[];
}

/** The weights of every widget in a build, by the modules that went into it. */
export async function widgetWeights({ assets }: Pick<CodeBuild, 'assets'>, map: ChunkMap): Promise<readonly Weight[]> {
  const sizeOf = createSizes(assets);
  const types = [
    ...new Set(Object.keys(map.modules).flatMap((module) => /^widgets\/([^/]+)\//.exec(module)?.[1] ?? [])),
  ].sort();
  return Promise.all(
    types.map(async (name) => {
      const modules = Object.entries(map.modules).filter(([module]) =>
        new RegExp(`^(?:templates/[^/]+/)?widgets/${name}/`).test(module),
      );
      const files = [...new Set(modules.map(([, file]) => file))];
      const parts = await Promise.all(
        files.map(async (file) => {
          const length = modules
            .filter(([, other]) => other === file)
            .reduce((sum, [module]) => sum + (map.lengths[module] ?? 0), 0);
          const size = await sizeOf(file);
          return { size, own: (size * length) / Math.max(1, lengthOf(map, file)) };
        }),
      );
      const sheets = [...new Set(files.flatMap((file) => map.chunks[file]?.css ?? []))];
      return {
        name,
        own: sum(parts.map(({ own }) => own)),
        scripts: sum(parts.map(({ size }) => size)),
        styles: sum(await Promise.all(sheets.map(sizeOf))),
        files: files.map((file) => file.replace('assets/', '')),
      };
    }),
  );
}

/** The weight of each template's style with its layout, and of its first script. */
export async function templateWeights(
  { assets }: Pick<CodeBuild, 'assets'>,
  { entries, chunks }: ChunkMap,
): Promise<readonly Weight[]> {
  const sizeOf = createSizes(assets);
  return Promise.all(
    Object.entries(entries).map(async ([name, entry]) => {
      const scripts = await sizeOf(entry);
      return {
        name,
        own: scripts,
        scripts,
        styles: sum(await Promise.all((chunks[entry]?.css ?? []).map(sizeOf))),
        files: [entry.replace('assets/', '')],
      };
    }),
  );
}

/** Length of all that stands in a script, before it is minified. */
function lengthOf({ modules, lengths }: ChunkMap, file: string): number {
  return sum(Object.entries(modules).map(([module, other]) => (other === file ? (lengths[module] ?? 0) : 0)));
}

/** Bytes of a built file in brotli, each read once. */
function createSizes(assets: string): (file: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return (file) => {
    const path = join(assets, file.replace('assets/', ''));
    const size =
      known.get(path) ??
      readFile(`${path}.br`)
        .catch(() => readFile(path))
        .then(({ length }) => length);
    known.set(path, size);
    return size;
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
