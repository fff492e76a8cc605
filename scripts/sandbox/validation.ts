import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { formats } from '../generate/formats';

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

let shared: ApiSchemas | undefined;

/** Reads the schemas once a process, and compiles each once, however many sandboxes check with them. */
export function createApiSchemas(): ApiSchemas {
  shared ??= readApiSchemas();
  return shared;
}

function readApiSchemas(): ApiSchemas {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, formats });
  // How the browser reads what does not fit, which is nothing to check.
  ajv.addVocabulary(['x-absence-counts', 'x-rows']);
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
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: object) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    return validate;
  };
  return {
    refTo,
    has: (definition) => places.has(definition),
    compile,
    validatorOf: (definition) => compile(refTo(definition)),
  };
}
