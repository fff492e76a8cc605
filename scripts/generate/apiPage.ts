import { definitionsOf } from './definitions';
import { originsOf, type Origin } from './specFields';
import type { ListedEndpoint } from './listedEndpoint';
import type { Outputs } from './outputs';
import type { Sources } from './sources';
import type { Schema } from './schema';

/** Who shows a field, by its schema. */
type OriginOf = (field: Schema) => Origin;

/** What a call is called that brought no usable answer. */
export const failures: Readonly<Record<string, string>> = {
  auth: '-500 internalServerError',
  read: '0 disconnect',
  service: '-503 serviceUnavailable',
  startup: '-500 internalServerError, maintenance off',
  report: '0 disconnect, to the global error handler',
};

const errorPresentations: Readonly<Record<string, string>> = {
  silent: 'its own place',
  form: 'form, dialog',
  toast: 'toast',
  dialog: 'dialog',
};

/** docs/api.md from the call table and the schemas of schemas/api. */
export function apiPage(
  root: string,
  sources: Sources,
  rows: readonly (readonly [name: string, row: ListedEndpoint])[],
): Outputs {
  const definitions = new Map(sources.api.flatMap(({ schema }) => Object.entries(definitionsOf(schema))));
  const originOf = originsOf(root, rows, definitions);
  const groups = [...new Set(rows.map(([, { group }]) => group))];
  const spec = rows.filter(([, { origin }]) => origin === 'spec').length;
  const text = [
    '# Calls',
    '',
    'Every call of the platform, written by `npm run generate` from `engine/api/calls/` and `schemas/api/`; `npm run check` refuses',
    'it when it is out of date.',
    '',
    `${rows.length} calls: ${spec} of the specification, ${rows.length - spec} of ours (CALL-X, in \`schemas/api/extension/\`).`,
    '',
    '- **Envelope.** Success is statusCode 1, statusMessage or message `OK`, or no status (ERR-7). Answers may carry more than is read.',
    '- **Whose** a field is: *spec*, the specification names it for the call or for the record that it brings; *ours*, it shows no such',
    '  name. `schemas/api/spec-fields.json` lists the former. [openapi.json](openapi.json) holds the same as OpenAPI 3.1.',
    '- **Failure** is what a lost connection, a time-out of 8 s, or an answer that does not fit its schema is called (ERR-4…6).',
    '- **Told by** (ERR-1…3) says how a failure is shown: *its own place* is where the caller shows the data, with a way to try again, or',
    '  nowhere; a *form* shows a refusal beside its fields, and a dialog for a lost answer; a *toast* stays 3 s. What ends a session is always',
    "  told by a toast of 10 s, serviceUnavailable never. A caller that shows a failure itself asks with `{ errorPresentation: 'silent' }`.",
    '- **Retry.** A read is asked once more after 400 ms, and shared while it is under way. A write is sent once. A write of ours',
    '  carries a `request_id`: sent again under the same one it acts once and answers the same.',
    '- **Money** of the specification is JSON numbers in major units; ours is minor units of the currency, as text.',
    '',
    ...table(
      ['Call', 'Request', 'Requirement', 'Whose', 'Failure', 'Told by', 'Retry', 'Group'],
      rows.map(([name, row]) => [
        `[${name}](#${name.toLowerCase()})`,
        `${row.method} \`${row.path}\``,
        row.requirement,
        whose(row),
        failures[row.failure] ?? row.failure,
        errorPresentations[row.errorPresentation] ?? row.errorPresentation,
        row.repeatable ? 'once' : 'never',
        row.group,
      ]),
    ),
    ...groups.flatMap((group) => [
      '',
      `## Group \`${group}\``,
      ...rows
        .filter(([, row]) => row.group === group)
        .flatMap(([name, row]) => section(name, row, definitions, originOf)),
    ]),
    '',
  ];
  return new Map([['docs/api.md', text.join('\n')]]);
}

function section(
  name: string,
  row: ListedEndpoint,
  definitions: ReadonlyMap<string, Schema>,
  originOf: OriginOf,
): readonly string[] {
  const check = row.isBody === undefined ? '' : ' The body is checked before it is sent.';
  return [
    '',
    `### ${name}`,
    '',
    `${row.method} \`${row.path}\` · ${row.requirement} · ${whose(row)} · fails as ${failures[row.failure] ?? row.failure} · ${row.repeatable ? 'retried once' : 'never retried'}.${check}`,
    ...fields('Body', definitions.get(`${row.definition}Request`), definitions, originOf),
    ...fields('Answer', definitions.get(`${row.definition}Answer`), definitions, originOf),
  ];
}

function whose({ origin }: ListedEndpoint): string {
  return origin === 'spec' ? 'spec' : 'ours';
}

function fields(
  title: string,
  schema: Schema | undefined,
  definitions: ReadonlyMap<string, Schema>,
  originOf: OriginOf,
): readonly string[] {
  if (schema === undefined) return ['', `${title}: none.`];
  const rows = fieldsOf(schema, '', definitions, [], originOf);
  return rows.length === 0
    ? ['', `${title}: the envelope.`]
    : ['', ...table([title, 'Type', 'Whose', 'What it is'], rows)];
}

/** A line a field, those inside after it: `value[].id`. An optional one ends in `?`. */
function fieldsOf(
  schema: Schema,
  path: string,
  definitions: ReadonlyMap<string, Schema>,
  seen: readonly string[],
  originOf: OriginOf,
): readonly string[][] {
  const { target, names } = resolved(schema, definitions, seen);
  if (target === null) return [];
  if (target['type'] === 'array')
    return fieldsOf((target['items'] ?? {}) as Schema, `${path}[]`, definitions, names, originOf);
  const required = (target['required'] ?? []) as readonly string[];
  return Object.entries((target['properties'] ?? {}) as Readonly<Record<string, Schema>>).flatMap(([name, field]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const inner = resolved(field, definitions, names).target ?? field;
    const description = (field['description'] ?? inner['description'] ?? '') as string;
    return [
      [`\`${place}${required.includes(name) ? '' : '?'}\``, typeOf(inner), originOf(field), description],
      ...fieldsOf(field, place, definitions, names, originOf),
    ];
  });
}

/** The schema behind references; null where it stands inside itself. */
function resolved(
  schema: Schema,
  definitions: ReadonlyMap<string, Schema>,
  seen: readonly string[],
): { readonly target: Schema | null; readonly names: readonly string[] } {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return { target: schema, names: seen };
  const name = reference.replace('#/$defs/', '');
  const target = definitions.get(name);
  return seen.includes(name) || target === undefined
    ? { target: null, names: seen }
    : resolved(target, definitions, [...seen, name]);
}

function typeOf(schema: Schema): string {
  const { type, enum: words, pattern } = schema;
  if (Array.isArray(words)) return words.map((word) => `\`${String(word)}\``).join(', ');
  const names = (Array.isArray(type) ? (type as string[]) : [(type as string | undefined) ?? 'any']).join(' or ');
  return typeof pattern === 'string' ? `${names} \`${pattern.replaceAll('|', '\\|')}\`` : names;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
