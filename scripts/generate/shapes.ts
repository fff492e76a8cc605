import type { Shape } from '../../schemas/generated/validators/runtime';
import type { Schema } from './schema';

const letters: Readonly<Record<string, string>> = { string: 's', number: 'n', integer: 'i', boolean: 'b', null: 'z' };

const notes = new Set(['description', 'examples', 'title', 'default', '$comment', 'x-absence-counts']);

/**
 * The shape that a schema asks for: what a value must look like, in few letters, so that the browser loads little.
 * Letters for types (`s` string, `n` number, `i` integer, `b` boolean, `z` null, `d` time as ISO 8601; `sz` either;
 * empty: anything), `#Name` for a named shape, `[item, least, read]` for a list (least -1: all), `{ r, o }` for an
 * object's required and optional fields with `a` for those whose absence counts, `{ m }` for an object of likes,
 * `{ e }` for one of these, `{ t, p }` for types whose text fits a pattern. Throws for a keyword it has no letters for;
 * `where` names the schema in the error.
 */
export function shapeOf(schema: Schema, where: string): Shape {
  const {
    $ref,
    type,
    enum: words,
    properties,
    required,
    additionalProperties,
    items,
    minItems = 0,
    'x-rows': rows,
    pattern,
    minLength,
    format,
    ...rest
  } = schema;
  const unknown = Object.keys(rest).filter((keyword) => !notes.has(keyword));
  if (unknown.length > 0)
    throw new Error(
      `${where}: answers can't be checked for "${unknown.join('", "')}"; teach scripts/generate/shapes.ts or leave it out.`,
    );
  if (typeof $ref === 'string') return `#${$ref.replace('#/$defs/', '')}`;
  if (Array.isArray(words)) return { e: words };
  if (type === 'array') return listShape(shapeOf((items ?? {}) as Schema, where), Number(minItems), rows, where);
  if (type === 'object')
    return objectShape(properties as Fields, required as readonly string[] | undefined, additionalProperties, where);
  const types = typeNames(type)
    .map((name) => (name === 'string' && format === 'date-time' ? 'd' : (letters[name] ?? '?')))
    // Text keeps an amount exact, so it comes before a number.
    .sort((a, b) => Number(b === 's') - Number(a === 's'))
    .join('');
  if (format !== undefined && format !== 'date-time')
    throw new Error(`${where}: of formats, only "date-time" is known.`);
  if (types.includes('?'))
    throw new Error(`${where}: "${typeNames(type).join(', ')}" mixes lists or objects with other types.`);
  if (minLength !== undefined && (minLength !== 1 || pattern !== undefined))
    throw new Error(`${where}: of lengths, only "minLength": 1 is known.`);
  return pattern === undefined && minLength === undefined
    ? types
    : { t: types, p: typeof pattern === 'string' ? pattern : '[^]' };
}

function typeNames(type: unknown): readonly string[] {
  return Array.isArray(type) ? (type as string[]) : typeof type === 'string' ? [type] : [];
}

/** With `"x-rows": "all"` one row that can't be read refuses the list; with "first", only the first row is read. */
function listShape(item: Shape, least: number, rows: unknown, where: string): Shape {
  if (rows === undefined) return least === 0 ? [item] : [item, least];
  if (rows !== 'all' && rows !== 'first') throw new Error(`${where}: "x-rows" is "all" or "first".`);
  return rows === 'all' ? [item, -1] : [item, least, 1];
}

type Fields = Readonly<Record<string, Schema>> | undefined;

function objectShape(
  properties: Fields = {},
  required: readonly string[] = [],
  additional: unknown,
  where: string,
): Shape {
  if (typeof additional === 'object') return { m: shapeOf(additional as Schema, where) };
  if (additional !== undefined)
    throw new Error(`${where}: answers may carry more than is read, so "additionalProperties" is not for them.`);
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, shapeOf(properties[name] ?? {}, `${where}.${name}`)]));
  const counting = optional.filter((name) => properties[name]?.['x-absence-counts'] === true);
  return {
    ...(required.length > 0 ? { r: pick(required) } : {}),
    ...(optional.length > 0 ? { o: pick(optional) } : {}),
    ...(counting.length > 0 ? { a: counting } : {}),
  };
}

/** The code that checks shapes in the browser: first error only, as Ajv's standalone validators tell it. */
export const shapeRuntime = `
const types = { s: (v) => typeof v === 'string', d: (v) => typeof v === 'string', n: (v) => typeof v === 'number', i: Number.isInteger, b: (v) => typeof v === 'boolean', z: (v) => v === null };

/** A validator of the named shape. */
export function shapeValidator(shapes, name) {
  const validate = (value) => (validate.errors = misfit(shapes, '#' + name, value, '')) === null;
  validate.errors = null;
  return validate;
}

function misfit(shapes, shape, value, path) {
  if (typeof shape === 'string') {
    if (shape[0] === '#') return misfit(shapes, shapes[shape.slice(1)], value, path);
    return shape === '' || [...shape].some((type) => types[type](value)) ? null : error(path, 'type');
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return error(path, 'type');
    return value.length < (shape[1] ?? 0) ? error(path, 'minItems') : first(value.map((_, i) => i), (i) => misfit(shapes, shape[0], value[i], path + '/' + i));
  }
  if (shape.e) return shape.e.includes(value) ? null : error(path, 'enum');
  if (shape.t) return misfit(shapes, shape.t, value, path) ?? (typeof value !== 'string' || new RegExp(shape.p, 'u').test(value) ? null : error(path, 'pattern'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return error(path, 'type');
  const field = (shapeOfField) => (key) => misfit(shapes, shapeOfField(key), value[key], path + '/' + key.replace(/~/g, '~0').replace(/\\//g, '~1'));
  if ('m' in shape) return first(Object.keys(value), field(() => shape.m));
  const { r = {}, o = {} } = shape;
  return (
    first(Object.keys(r), (key) => (value[key] === undefined ? error(path, 'required') : null)) ??
    first(Object.keys(r), field((key) => r[key])) ??
    first(Object.keys(o).filter((key) => value[key] !== undefined), field((key) => o[key]))
  );
}

function first(keys, check) {
  for (const key of keys) {
    const found = check(key);
    if (found) return found;
  }
  return null;
}

function error(instancePath, keyword) {
  return [{ instancePath, schemaPath: '', keyword, params: {} }];
}
`;
