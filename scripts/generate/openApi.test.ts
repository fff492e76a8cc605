import { readFileSync } from 'node:fs';
import { validate } from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { definitionsOf } from './definitions';
import { listedEndpoints } from './listedEndpoints';
import { readSources } from './sources';
import type { Schema } from './schema';

const root = process.cwd();
const endpoints = await listedEndpoints();
const definitions = new Map(readSources(root).api.flatMap(({ schema }) => Object.entries(definitionsOf(schema))));
const read = () => JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Written;

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-origin': string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Written {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags: readonly { readonly name: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The fields of a schema, `value[].id`, each with its mark; behind references where `among` says what they lead to. */
function fieldsOf(
  schema: Schema,
  among: (reference: string) => Schema | undefined,
  path = '',
  seen: readonly string[] = [],
): readonly (readonly [string, unknown])[] {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const target = among(reference);
    if (target === undefined) throw new Error(`${reference} leads nowhere.`);
    return seen.includes(reference) ? [] : fieldsOf(target, among, path, [...seen, reference]);
  }
  const items = schema['items'] === undefined ? [] : fieldsOf(schema['items'] as Schema, among, `${path}[]`, seen);
  return [
    ...items,
    ...Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>).flatMap(([name, field]) => [
      [`${path}.${name}`, field['x-origin']] as const,
      ...fieldsOf(field, among, `${path}.${name}`, seen),
    ]),
  ];
}

const inSchemas = (reference: string) => definitions.get(reference.replace('#/$defs/', ''));
const inDocument = (reference: string) => read().components.schemas[reference.replace('#/components/schemas/', '')];
const names = (fields: readonly (readonly [string, unknown])[]) => fields.map(([name]) => name);

function operationOf(path: string, method: string): Operation {
  const operation = read().paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`The document has no ${method} ${path}.`);
  return operation;
}

function answerOf(operation: Operation): Schema {
  const { anyOf } = operation.responses['200']?.content['application/json']?.schema as {
    readonly anyOf: readonly { readonly allOf: readonly Schema[] }[];
  };
  return anyOf[0]?.allOf[1] ?? {};
}

describe('docs/openapi.json', () => {
  it('is a valid OpenAPI document', async () => {
    await expect(validate('docs/openapi.json')).resolves.toMatchObject({ openapi: '3.1.0' });
  });

  it('has a path for each call and no other', () => {
    const { paths, tags } = read();
    expect(Object.keys(paths).sort()).toEqual(endpoints.map(([, { path }]) => path).sort());
    for (const [name, endpoint] of endpoints) {
      const operation = operationOf(endpoint.path, endpoint.method);
      expect(operation).toMatchObject({
        operationId: name,
        tags: [endpoint.tag],
        'x-origin': endpoint.origin === 'spec' ? 'spec' : 'ours',
      });
      expect(tags.map((tag) => tag.name)).toContain(endpoint.tag);
    }
  });

  it.each(endpoints)('has every field of %s, each with its origin', (_, endpoint) => {
    const operation = operationOf(endpoint.path, endpoint.method);
    const request = operation.requestBody?.content['application/json']?.schema;
    const sent = request === undefined ? [] : fieldsOf(request, inDocument);
    const answered = fieldsOf(answerOf(operation), inDocument);
    expect(names(sent)).toEqual(names(fieldsOf(definitions.get(`${endpoint.definition}Request`) ?? {}, inSchemas)));
    expect(names(answered)).toEqual(names(fieldsOf(definitions.get(`${endpoint.definition}Answer`) ?? {}, inSchemas)));
    for (const [, origin] of [...sent, ...answered]) expect(['spec', 'ours']).toContain(origin);
    if (endpoint.origin === 'spec') expect(sent.every(([, origin]) => origin === 'spec')).toBe(true);
  });

  it('marks what the specification does not show of its own calls as ours', () => {
    const marks = (path: string) => Object.fromEntries(fieldsOf(answerOf(operationOf(path, 'POST')), inDocument));
    expect(marks('/api/home/marquee')).toEqual({
      '.statusCode': 'spec',
      '.value': 'spec',
      '.value[].id': 'ours',
      '.value[].text': 'ours',
      '.value[].lead': 'ours',
      '.value[].route': 'ours',
    });
    expect(marks('/api/auth/tac/request_login')).toEqual({
      '.statusCode': 'spec',
      '.resend_seconds': 'ours',
      '.expire_seconds': 'ours',
    });
    expect(marks('/api/home/referral')).toMatchObject({ '.value[].setting_value': 'spec' });
  });
});
