import type { Schema } from './sources';

const annotations = new Set(['$schema', '$comment', 'title', 'description', 'examples']);
const literals = new Set(['const', 'enum', 'default', 'required']);
const byName = new Set(['properties', '$defs', 'patternProperties', 'dependentSchemas']);

/** A schema without what is only for people, so that validators carry none of it. */
export function bare(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, bareValue(keyword, value)]));
}

function bareValue(keyword: string, value: unknown): unknown {
  if (literals.has(keyword) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' && item !== null ? bare(item as Schema) : item));
  if (byName.has(keyword)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typeof inner === 'object' ? bare(inner as Schema) : inner]));
  return bare(value as Schema);
}
