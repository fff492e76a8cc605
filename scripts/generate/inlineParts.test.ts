import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../engine/config/compiled';
import { locales } from '../../site-configs/platform/locales.json';
import { inlineParts } from './inlineParts';
import type { Schema } from './schema';

const root = resolve(import.meta.dirname, '../..');
const site: Schema = {
  properties: {
    name: { description: 'Its name.', type: 'string' },
    code: { $ref: 'platform/locales.schema.json#/$defs/code' },
  },
};
const list: Schema = { $defs: { code: { enum: ['EN', 'BN'] } } };
const files = (family: Schema) => [
  { path: 'schemas/site.schema.json', schema: site },
  { path: 'schemas/platform/locales.schema.json', schema: list },
  { path: 'schemas/family.schema.json', schema: family },
];
const familyOf = (properties: object) => inlineParts(files({ properties }))[2]?.schema['properties'];

describe('parts of other schemas', () => {
  it('are written out, with words of its own before those of the part', () => {
    const name = { $ref: 'site.schema.json#/properties/name' };
    expect(familyOf({ name, other: { ...name, description: 'Another.' } })).toEqual({
      name: { description: 'Its name.', type: 'string' },
      other: { description: 'Another.', type: 'string' },
    });
  });

  it('may lead on to others; whole schemas and generated lists stay references', () => {
    const kept = {
      text: { $ref: 'text.schema.json' },
      route: { $ref: 'generated/catalogue.schema.json#/$defs/routeName' },
    };
    expect(familyOf({ code: { $ref: 'site.schema.json#/properties/code' }, ...kept })).toEqual({
      code: { enum: ['EN', 'BN'] },
      ...kept,
    });
  });

  it('that do not exist are named', () => {
    expect(() => familyOf({ name: { $ref: 'site.schema.json#/properties/nmae' } })).toThrow(
      'schemas/family.schema.json refers to site.schema.json#/properties/nmae, which does not exist.',
    );
  });
});

it('[I18N-1] the languages stand in one list, and each has its row', () => {
  expect(Object.keys(locales)).toEqual([...localeCodes]);
  const schemas = ['site', 'family', 'condition', 'text', 'platform/locales'].map((name) =>
    readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8'),
  );
  expect(schemas.join('').match(/"enum": \["EN", "PHP"/g)).toHaveLength(1);
});

it('a family repeats no field of a site', () => {
  const read = (name: string) =>
    (
      JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8')) as {
        readonly properties: Readonly<Record<string, object>>;
      }
    ).properties;
  const [family, whole] = [read('family'), read('site')];
  const repeated = Object.entries(family).filter(
    ([name, own]) => !('$ref' in own) && JSON.stringify(own) === JSON.stringify(whole[name]),
  );
  // Each kind counts its own versions.
  expect(repeated.map(([name]) => name)).toEqual(['version']);
});
