import { posix } from 'node:path';
import type { Schema, SchemaFile } from './schema';

/** A part of another schema: `site.schema.json#/properties/currency`. What is generated stays a reference. */
const part = /^(?!.*generated\/)([\w./-]+\.schema\.json)#\/(.+)$/;

/**
 * Schemas with the parts of others that they refer to written out, so that validators, types and pages need not follow
 * references. So a list or a field that two kinds of descriptor share is written once. A part that does not exist
 * throws.
 */
export function inlineParts(files: readonly SchemaFile[]): readonly SchemaFile[] {
  const schemas = new Map(files.map(({ path, schema }) => [path, schema]));
  return files.map(({ path, schema }) => ({ path, schema: inlined(schema, path, schemas) as Schema }));
}

function inlined(value: unknown, path: string, schemas: ReadonlyMap<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(item, path, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...own } = value as Readonly<Record<string, unknown>>;
  const [, file, pointer = ''] = typeof $ref === 'string' ? (part.exec($ref) ?? []) : [];
  const rest = Object.fromEntries(
    Object.entries(file === undefined ? value : own).map(([key, item]) => [key, inlined(item, path, schemas)]),
  );
  if (file === undefined) return rest;
  const target = posix.join(posix.dirname(path), file);
  const found = pointer.split('/').reduce<unknown>((at, key) => (at as Schema | undefined)?.[key], schemas.get(target));
  if (typeof found !== 'object' || found === null)
    throw new Error(`${path} refers to ${String($ref)}, which does not exist.`);
  if (posix.dirname(target) !== posix.dirname(path) && JSON.stringify(found).includes('"$ref"'))
    throw new Error(`${path} refers to ${String($ref)} in another folder, which refers to other schemas itself.`);
  // Words of its own come first; without them those of the part count.
  return { ...(inlined(found, target, schemas) as object), ...rest };
}
