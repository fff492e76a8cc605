import { lightSchemaOf } from './lightCatalogue';
import type { Schema } from './sources';

const annotations = new Set(['$schema', '$comment', 'title', 'description', 'examples']);
const literals = new Set(['const', 'enum', 'default', 'required']);
const byName = new Set(['properties', '$defs', 'patternProperties', 'dependentSchemas']);

/** A schema as validators need it: without what is only for people, and light where it points into the catalogue. */
export function bare(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword));
  const light = typeof schema.$ref === 'string' ? lightSchemaOf(schema.$ref) : undefined;
  const own = light === undefined ? kept : [...kept.filter(([keyword]) => keyword !== '$ref'), ...Object.entries(light)];
  return Object.fromEntries(own.map(([keyword, value]) => [keyword, bareValue(keyword, value)]));
}

function bareValue(keyword: string, value: unknown): unknown {
  if (literals.has(keyword) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' && item !== null ? bare(item as Schema) : item));
  if (byName.has(keyword)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typeof inner === 'object' ? bare(inner as Schema) : inner]));
  return bare(value as Schema);
}
