import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedEndpoint } from './listedEndpoint';
import type { Schema } from './schema';

/** Who shows a field: the specification, or only we. */
export type Origin = 'spec' | 'ours';

/**
 * The fields that the specification shows, as `schemas/api/spec-fields.json` lists them: `value[].id` is a field of a
 * list's entries.
 */
interface SpecFields {
  readonly envelope: readonly string[];
  readonly calls: Readonly<Record<string, { readonly request: readonly string[]; readonly answer: readonly string[] }>>;
}

/**
 * Who shows each field of the calls.
 *
 * @param root The project's folder.
 * @param rows Endpoints.
 * @param definitions Definitions of schemas/api by name.
 * @returns What tells the origin of a field by its schema, that very object.
 * @throws Error when the list names a call or a field that is not there, or leaves out a call of the specification.
 */
export function originsOf(
  root: string,
  rows: readonly (readonly [name: string, row: ListedEndpoint])[],
  definitions: ReadonlyMap<string, Schema>,
): (field: Schema) => Origin {
  const { envelope, calls } = JSON.parse(
    readFileSync(join(root, 'schemas/api/spec-fields.json'), 'utf8'),
  ) as SpecFields;
  const shown = new Set<Schema>();
  for (const [name, row] of rows) {
    const answer = definitions.get(`${row.definition}Answer`);
    for (const field of envelope) shown.add(fieldAt(answer, field, definitions) ?? {});
    const listed = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if ((listed !== undefined) !== (row.origin === 'spec'))
      throw new Error(`spec-fields.json ${listed ? 'has' : 'has not'} the call "${name}".`);
    const sides = [
      [definitions.get(`${row.definition}Request`), listed?.request ?? []] as const,
      [answer, listed?.answer ?? []] as const,
    ];
    for (const [schema, paths] of sides)
      for (const path of paths) {
        const field = fieldAt(schema, path, definitions);
        if (field === undefined)
          throw new Error(`spec-fields.json names "${path}" of "${name}", and its schema has no such field.`);
        shown.add(field);
      }
  }
  const strange = Object.keys(calls).find((name) => !rows.some(([known]) => known === name));
  if (strange !== undefined) throw new Error(`spec-fields.json names the call "${strange}", which there is not.`);
  return (field) => (shown.has(field) ? 'spec' : 'ours');
}

/** The schema of a field by its place below another; undefined where there is none. */
function fieldAt(
  schema: Schema | undefined,
  path: string,
  definitions: ReadonlyMap<string, Schema>,
): Schema | undefined {
  return path.split('.').reduce<Schema | undefined>((at, part) => {
    const name = part.replace('[]', '');
    const properties = (inside(at, definitions)?.['properties'] ?? {}) as Readonly<Record<string, Schema>>;
    return Object.hasOwn(properties, name) ? properties[name] : undefined;
  }, schema);
}

/** What holds the fields of a schema: what it refers to, and the entries of a list. */
function inside(schema: Schema | undefined, definitions: ReadonlyMap<string, Schema>): Schema | undefined {
  const reference = schema?.['$ref'];
  if (typeof reference === 'string') return inside(definitions.get(reference.replace('#/$defs/', '')), definitions);
  return schema?.['type'] === 'array' ? inside(schema['items'] as Schema, definitions) : schema;
}
