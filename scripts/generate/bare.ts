import { lightSchemaOf } from './lightCatalogue';
import type { Schema } from './schema';

const annotations = [
  ...['$schema', '$comment', 'title', 'description'],
  ...['x-slots', 'x-needs', 'x-needed', 'x-companion', 'x-leads'],
];
const literals = new Set(['const', 'enum', 'default', 'required', 'examples']);
const byName = new Set(['properties', '$defs', 'patternProperties', 'dependentSchemas']);

/**
 * A schema as validators need it: without what is only for people, and light where it points into the
 * catalogue. Messages of tools want the examples; the browser does not.
 */
export function bare(schema: Schema, keepExamples: boolean): Schema {
  const left = new Set(keepExamples ? annotations : [...annotations, 'examples', 'x-rule']);
  const kept = Object.entries(schema).filter(([keyword]) => !left.has(keyword));
  const light = typeof schema.$ref === 'string' ? lightSchemaOf(schema.$ref) : undefined;
  const own =
    light === undefined ? kept : [...kept.filter(([keyword]) => keyword !== '$ref'), ...Object.entries(light)];
  return Object.fromEntries(own.map(([keyword, value]) => [keyword, bareValue(keyword, value, keepExamples)]));
}

function bareValue(keyword: string, value: unknown, keepExamples: boolean): unknown {
  if (literals.has(keyword) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      typeof item === 'object' && item !== null ? bare(item as Schema, keepExamples) : item,
    );
  if (byName.has(keyword))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        typeof inner === 'object' ? bare(inner as Schema, keepExamples) : inner,
      ]),
    );
  return bare(value as Schema, keepExamples);
}
