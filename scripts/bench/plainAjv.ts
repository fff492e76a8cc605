import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { schemaId } from '../generate/ajv';
import { formats } from '../generate/formats';
import { referenceKeywords } from '../generate/references';
import { readSources } from '../generate/sources';
import type { Schema } from '../generate/schema';

const catalogue = 'schemas/generated/catalogue.schema.json';

/**
 * Ajv as anybody would use it on schemas/site.schema.json: the published schemas with the catalogue that editors
 * follow, so that props of widgets are validated too, all errors at once.
 */
export function plainAjv(root: string): (value: unknown) => boolean {
  const ajv = new Ajv2020({ allErrors: true, discriminator: true, strict: false, formats });
  for (const keyword of referenceKeywords) ajv.addKeyword(keyword);
  const { descriptors } = readSources(root);
  const schema = JSON.parse(readFileSync(join(root, catalogue), 'utf8')) as Schema;
  for (const file of [...descriptors, { path: catalogue, schema }]) ajv.addSchema(file.schema, schemaId(file.path));
  const validate = ajv.getSchema(schemaId('schemas/site.schema.json'));
  if (validate === undefined) throw new Error('schemas/site.schema.json is missing.');
  return (value) => validate(value) === true;
}
