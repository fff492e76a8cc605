import type { Schema } from './schema';

/** The `$defs` of a schema by name, sorted as written. */
export function definitionsOf(schema: Schema): Readonly<Record<string, Schema>> {
  return (schema.$defs ?? {}) as Readonly<Record<string, Schema>>;
}
