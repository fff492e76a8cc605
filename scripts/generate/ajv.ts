import { Ajv2020 } from 'ajv/dist/2020.js';
import { _, str, type KeywordCxt } from 'ajv';
import { Name } from 'ajv/dist/compile/codegen/index.js';
import { referenceKeywords } from './references';
import { bare } from './bare';
import type { SchemaFile } from './sources';

const base = 'https://livery.example/';

/** A day that the calendar has, the 29th of February only in leap years. */
const day =
  '(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';

/** Formats as expressions, so that standalone code needs no package. */
export const formats: Readonly<Record<string, RegExp>> = {
  'date-time': new RegExp(`^${day}T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)$`),
  date: new RegExp(`^${day}$`),
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
};

/** The address under which Ajv knows a schema file. */
export function schemaId(path: string): string {
  return base + path;
}

/**
 * An Ajv with every given schema added under its path. The keywords `x-route`, `x-category`… report words to the `this` of
 * a validator (`validate.call(listener, data)`), also in standalone code.
 */
export function makeAjv(
  files: readonly SchemaFile[],
  options: { readonly useDefaults?: boolean; readonly allErrors?: boolean; readonly verbose?: boolean; readonly messages?: boolean },
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
  for (const keyword of referenceKeywords) ajv.addKeyword({ keyword, schemaType: ['boolean', 'string'], code: reportReference });
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
