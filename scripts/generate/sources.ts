import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineParts } from './inlineParts';
import type { Schema, SchemaFile } from './schema';

/** Every schema of the project, sorted by path, and what is wrong with those left out. */
export interface Sources {
  readonly descriptors: readonly SchemaFile[];
  readonly api: readonly SchemaFile[];
  /** What the browser keeps between visits. */
  readonly state: readonly SchemaFile[];
  readonly widgets: readonly (SchemaFile & { readonly type: string })[];
  readonly problems: string[];
}

/** Reads schemas/*.schema.json, schemas/platform, schemas/api, schemas/state and widgets/<type>/<type>.schema.json. */
export function readSources(root: string): Sources {
  const problems: string[] = [];
  const read = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      try {
        return [{ path, schema: JSON.parse(readFileSync(join(root, path), 'utf8')) as Schema }];
      } catch (error) {
        problems.push(`${path}: ${(error as Error).message}`);
        return [];
      }
    });
  const folders = list(root, 'widgets').filter((type) => existsSync(join(root, schemaPathOf(type))));
  return {
    descriptors: inlineParts(read([...schemasIn(root, 'schemas'), ...schemasIn(root, 'schemas/platform')])),
    api: read(schemasBelow(root, 'schemas/api')),
    state: read(schemasIn(root, 'schemas/state')),
    widgets: read(folders.map(schemaPathOf)).map((file) => ({ ...file, type: file.path.split('/')[1] ?? '' })),
    problems,
  };
}

/** The name of a schema file without folder and ending: `schemas/platform/themes.schema.json` → `themes`. */
export function baseName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.schema\.json$/, '');
}

function schemaPathOf(type: string): string {
  return `widgets/${type}/${type}.schema.json`;
}

function schemasIn(root: string, folder: string): string[] {
  return list(root, folder)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => `${folder}/${name}`);
}

function schemasBelow(root: string, folder: string): string[] {
  const nested = list(root, folder).filter((name) => !name.includes('.'));
  return [...schemasIn(root, folder), ...nested.flatMap((name) => schemasIn(root, `${folder}/${name}`))];
}

function list(root: string, folder: string): string[] {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}
