import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './sources';

const { descriptors, widgets } = readSources(resolve(import.meta.dirname, '../..'));

interface Part {
  readonly place: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Every schema inside a schema; values that are only shown are none. */
function partsOf(schema: unknown, place: string): Part[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.entries(schema).filter(
    ([key]) => !['examples', 'default', 'const', 'enum', 'required'].includes(key),
  );
  const own = Array.isArray(schema) ? [] : [{ place, schema: schema as Part['schema'] }];
  return [...own, ...inner.flatMap(([key, value]) => partsOf(value, `${place}/${key}`))];
}

const parts = [...descriptors, ...widgets].flatMap(({ path, schema }) => partsOf(schema, path));
const typesOf = ({ schema: { type } }: Part) => [type].flat();

it('[CARD-5] every text of a configuration has a greatest length', () => {
  const texts = parts.filter((part) => typesOf(part).includes('string'));
  expect(texts.length).toBeGreaterThan(200);
  expect(
    texts
      .filter(({ schema }) => !['maxLength', 'enum', 'const'].some((key) => key in schema))
      .map(({ place }) => place),
  ).toEqual([]);
});

it('[CARD-5] every number of a configuration has a least and a greatest value, save those that count backwards', () => {
  const numbers = parts.filter((part) => typesOf(part).some((type) => type === 'number' || type === 'integer'));
  const open = numbers.filter(
    ({ schema }) =>
      !('maximum' in schema || 'exclusiveMaximum' in schema) || !('minimum' in schema || 'exclusiveMinimum' in schema),
  );
  expect(open.map(({ place }) => place)).toEqual([
    'schemas/platform/failures.schema.json/$defs/failure/properties/statusCode',
  ]);
});

it('[CARD-5] every pattern has its rule as a sentence, with an example beside it or above it', () => {
  const formed = parts.filter(({ schema }) => typeof schema.pattern === 'string' || typeof schema.format === 'string');
  expect(formed.length).toBeGreaterThan(60);
  expect(
    formed.filter(({ schema }) => !/^[A-Z].*\.$/.test(String(schema['x-rule']))).map(({ place }) => place),
  ).toEqual([]);
});
