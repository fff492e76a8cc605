import { definitionsOf } from './definitions';
import { failures } from './apiPage';
import type { ListedEndpoint } from './listedEndpoint';
import { originsOf, type Origin } from './specFields';
import type { Outputs } from './outputs';
import type { Sources } from './sources';
import type { Schema } from './schema';

const components = '#/components/schemas/';

/** What stands around every answer (ERR-7). */
const envelope: Schema = {
  type: 'object',
  description:
    'Success is statusCode 1, statusMessage or message `OK`, or no status (ERR-7). Answers may carry more than is listed.',
  properties: {
    statusCode: { type: 'number', description: '1 is success.', examples: [1], 'x-origin': 'spec' },
    statusMessage: {
      type: 'string',
      description: 'Why the platform refuses; a message key or a text.',
      examples: ['OK'],
      'x-origin': 'spec',
    },
    message: {
      type: 'string',
      description: 'The same, where no statusMessage is sent.',
      examples: ['OK'],
      'x-origin': 'spec',
    },
  },
};

const refusal: Schema = {
  description: 'What the platform refuses: a statusCode other than 1, with the words for it.',
  allOf: [{ $ref: `${components}Envelope` }],
  required: ['statusCode'],
  properties: { statusCode: { not: { const: 1 } } },
};

/**
 * docs/openapi.json: the calls as an OpenAPI 3.1 document.
 *
 * @param root The project's folder.
 * @param sources Every schema of the project.
 * @param rows Endpoints, a path each.
 * @returns The text of the document by its path.
 * @throws Error when the list of the specification's fields does not fit the schemas.
 */
export function openApi(
  root: string,
  sources: Sources,
  rows: readonly (readonly [name: string, row: ListedEndpoint])[],
): Outputs {
  const definitions = new Map(sources.api.flatMap(({ schema }) => Object.entries(definitionsOf(schema))));
  const originOf = originsOf(root, rows, definitions);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Livery: calls of the platform',
      version: '1',
      description:
        'Written by `npm run generate` from `engine/api/calls` and `schemas/api`. `x-origin` says who shows a call or a field: `spec`, the specification, or `ours`. A player is named in the body: `account_id`, and the session token as `auth`.',
    },
    servers: [
      {
        url: 'https://{platform}',
        description: 'The platform of a site.',
        variables: { platform: { default: 'platform.example' } },
      },
    ],
    tags: tagsOf(rows),
    paths: Object.fromEntries(
      rows.map(([name, row]) => [row.path, { [row.method.toLowerCase()]: operation(name, row, definitions) }]),
    ),
    components: {
      schemas: {
        Envelope: envelope,
        Refusal: refusal,
        ...Object.fromEntries([...definitions].map(([name, schema]) => [name, published(schema, originOf)])),
      },
    },
  };
  return new Map([['docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`]]);
}

/** The groups in the order of the calls. */
function tagsOf(rows: readonly (readonly [string, ListedEndpoint])[]): readonly Schema[] {
  return [...new Map(rows.map(([, row]) => [row.tag, row] as const))].map(([name, { origin }]) => ({
    name,
    description:
      origin === 'spec'
        ? `Calls of the specification: ${name}.`
        : `The group \`${name}\` of our extension, which a platform may leave out.`,
  }));
}

function operation(name: string, row: ListedEndpoint, definitions: ReadonlyMap<string, Schema>): Schema {
  const answer = `${row.definition}Answer`;
  const request = `${row.definition}Request`;
  const success = [
    { $ref: `${components}Envelope` },
    ...(definitions.has(answer) ? [{ $ref: components + answer }] : []),
  ];
  return {
    operationId: name,
    tags: [row.tag],
    summary: `${row.requirement}: ${name}`,
    description: `Fails as ${failures[row.failure] ?? row.failure}; ${row.repeatable ? 'asked once more' : 'sent once'}.`,
    'x-origin': row.origin === 'spec' ? 'spec' : 'ours',
    ...(row.method === 'POST' && definitions.has(request)
      ? { requestBody: { required: true, ...json({ $ref: components + request }) } }
      : {}),
    responses: {
      200: {
        description: 'The answer, or what the platform refuses.',
        ...json({ anyOf: [{ allOf: success }, { $ref: `${components}Refusal` }] }),
      },
      default: {
        description: 'An error of HTTP, with the words of its body where it has some.',
        ...json({ $ref: `${components}Envelope` }),
      },
    },
  };
}

function json(schema: Schema): Schema {
  return { content: { 'application/json': { schema } } };
}

/** A schema as the document holds it: its references lead to the components, and each field says its origin. */
function published(schema: Schema, originOf: (field: Schema) => Origin): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === '$ref') return [keyword, (value as string).replace('#/$defs/', components)];
      if (keyword === 'properties')
        return [
          keyword,
          Object.fromEntries(
            Object.entries(value as Readonly<Record<string, Schema>>).map(([name, field]) => [
              name,
              { ...published(field, originOf), 'x-origin': originOf(field) },
            ]),
          ),
        ];
      const isSchema = (keyword === 'items' || keyword === 'additionalProperties') && typeof value === 'object';
      return [keyword, isSchema ? published(value as Schema, originOf) : value];
    }),
  );
}
