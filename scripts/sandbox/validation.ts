import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const root = join(import.meta.dirname, '../..');

const files = (readdirSync(join(root, 'schemas/api'), { recursive: true }) as string[])
  .filter((name) => name.endsWith('.schema.json'))
  .map((name) => `schemas/api/${name}`);

/** The schemas of schemas/api, as the sandbox checks with them. */
export interface ApiSchemas {
  /** The validator of a definition, for example `LoginRequest`. */
  validatorOf(definition: string): ValidateFunction;
  /** Whether the definition exists. */
  has(definition: string): boolean;
  /** A validator of any schema; what Fastify asks for a route. */
  compile(schema: object): ValidateFunction;
  /** A schema that points at the definition. */
  refTo(definition: string): { readonly $ref: string };
}

/** Reads the schemas once. */
export function createApiSchemas(): ApiSchemas {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
  const places = new Map<string, string>();
  for (const file of files) {
    const schema = JSON.parse(readFileSync(join(root, file), 'utf8')) as { readonly $defs: object };
    ajv.addSchema(schema, file);
    for (const name of Object.keys(schema.$defs)) places.set(name, `${file}#/$defs/${name}`);
  }
  const refTo = (definition: string) => {
    const place = places.get(definition);
    if (place === undefined) throw new Error(`schemas/api defines no "${definition}".`);
    return { $ref: place };
  };
  return {
    refTo,
    has: (definition) => places.has(definition),
    compile: (schema) => ajv.compile(schema),
    validatorOf: (definition) => ajv.compile(refTo(definition)),
  };
}
