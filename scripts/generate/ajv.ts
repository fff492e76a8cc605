import { Ajv2020 } from 'ajv/dist/2020.js';
import { _, str, type KeywordCxt } from 'ajv';
import { Name } from 'ajv/dist/compile/codegen/index.js';
import { referenceKeywords } from './references';
import { bare } from './bare';
import { formats } from './formats';
import type { SchemaFile } from './schema';

const base = 'https://livery.example/';

/** The address under which Ajv knows a schema file. */
export function schemaId(path: string): string {
  return base + path;
}

/**
 * An Ajv with every given schema added under its path. The keywords `x-route`, `x-category`… report words to the `this`
 * of a validator (`validate.call(listener, data)`), also in standalone code.
 */
export function makeAjv(
  files: readonly SchemaFile[],
  options: {
    readonly useDefaults?: boolean;
    readonly allErrors?: boolean;
    readonly verbose?: boolean;
    readonly messages?: boolean;
  },
): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    strict: true,
    strictRequired: false,
    discriminator: true,
    passContext: true,
    allowUnionTypes: true,
    inlineRefs: false,
    formats,
    code: { esm: true, source: true, optimize: true },
  });
  // Nothing uses `unevaluatedProperties` or `$dynamicRef`, whose bookkeeping makes the code half as large again.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  // A sentence for people, which messages say first.
  ajv.addKeyword({ keyword: 'x-rule', schemaType: 'string' });
  for (const keyword of referenceKeywords)
    ajv.addKeyword({ keyword, schemaType: ['boolean', 'string'], code: reportReference });
  for (const file of files) ajv.addSchema(bare(file.schema, options.verbose === true), schemaId(file.path));
  return ajv;
}

function reportReference(context: KeywordCxt): void {
  const { gen, data, keyword, it } = context;
  const schema: unknown = context.schema;
  // Of what kind an address must be is said by the schema alone.
  const said = keyword === 'x-address' ? `x-address:${String(schema)}` : keyword;
  gen.code(_`if (this && this.refer) this.refer(${said}, ${data}, ${str`${new Name('instancePath')}${it.errorPath}`})`);
}
