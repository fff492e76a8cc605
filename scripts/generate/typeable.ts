import { pascalCase } from '../../engine/config/typeNames';
import { baseName } from './sources';
import type { Schema } from './schema';

const compiledTypes: Readonly<Record<string, string>> = { text: 'Text', condition: 'Condition', action: 'Action' };

/**
 * A schema as json-schema-to-typescript needs it: references become the names of types that stand elsewhere, properties
 * with a default, and those that a site or its family must say, count as given (the compiler sees to it), and inner
 * titles make no types of their own. `prefix` stands before the names of definitions in the same file.
 */
export function typeable(schema: Schema, name: string, prefix: string, root = name): Schema {
  const { $schema: _, $id: __, $defs: ___, ...rest } = schema;
  return { ...(converted(rest, { root, prefix }) as Schema), title: name };
}

interface Naming {
  /** What `#` means. */
  readonly root: string;
  readonly prefix: string;
}

function converted(value: unknown, self: Naming): unknown {
  if (Array.isArray(value)) return value.map((item) => converted(item, self));
  if (typeof value !== 'object' || value === null) return value;
  const {
    $ref,
    title,
    discriminator: _,
    if: __,
    then: ___,
    else: ____,
    propertyNames: _____,
    examples: ______,
    ...rest
  } = value as Schema;
  if (typeof $ref === 'string') {
    const description = rest.description === undefined ? {} : { description: rest.description };
    return { ...description, tsType: typeNamed($ref, self) };
  }
  if (
    rest.type === 'object' &&
    rest.properties === undefined &&
    rest.additionalProperties === undefined &&
    rest.oneOf === undefined
  ) {
    return {
      ...(rest.description === undefined ? {} : { description: rest.description }),
      ...('default' in rest ? { default: rest.default } : {}),
      tsType: 'Record<string, unknown>',
    };
  }
  const inner = mapValues(rest, (item, key) =>
    key === 'properties'
      ? mapValues(item as Schema, (property) => converted(property, self))
      : literalKeywords.has(key)
        ? item
        : converted(item, self),
  );
  const keptTitle = title !== undefined && typeof title !== 'string' ? { title: converted(title, self) } : {};
  return { ...inner, ...keptTitle, ...requiredWithDefaults(rest) };
}

const literalKeywords = new Set(['const', 'enum', 'default', 'required', 'x-needed', 'description']);

function requiredWithDefaults(schema: Schema): Schema {
  if (typeof schema.properties !== 'object' || schema.properties === null) return {};
  const withDefault = Object.entries(schema.properties as Readonly<Record<string, Schema>>)
    .filter(([, property]) => typeof property === 'object' && 'default' in property)
    .map(([name]) => name);
  const given = [schema.required, schema['x-needed']].flatMap((keys) =>
    Array.isArray(keys) ? (keys as string[]) : [],
  );
  return { required: [...new Set([...given, ...withDefault])] };
}

/** The TypeScript name behind a reference. */
function typeNamed(reference: string, { root, prefix }: Naming): string {
  const [path = '', pointer = ''] = reference.split('#');
  const definition = pointer.replace(/^\/\$defs\//, '');
  if (path === '') return pointer === '' ? root : definedName(prefix, definition);
  if (path.endsWith('catalogue.schema.json')) return definition === 'node' ? 'NodeDescriptor' : 'string';
  const file = baseName(path);
  return compiledTypes[file] ?? (definition === '' ? `${pascalCase(file)}Descriptor` : definition);
}

/** Name of the type of a definition. */
export function definedName(prefix: string, definition: string): string {
  return prefix === '' ? definition : `${prefix}${pascalCase(definition)}`;
}

function mapValues(object: Schema, change: (value: unknown, key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
