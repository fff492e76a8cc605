import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outputs } from './outputs';
import type { Sources } from './sources';

interface FieldSchema {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  /** Keys that the site or its family must say. */
  readonly 'x-needed'?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly oneOf?: readonly FieldSchema[];
  readonly additionalProperties?: FieldSchema | boolean;
}

const page = 'docs/operators.md';

/** The tables of the page: their name in the marks, the schema they come from, and what makes them. */
const tables: readonly (readonly [name: string, file: string, table: (schema: FieldSchema) => readonly string[]])[] = [
  [
    'fields',
    'schemas/site.schema.json',
    (schema) => [
      '| Field | Meaning | Needed, or default | Example |',
      '| --- | --- | --- | --- |',
      ...rowsOf(schema, '', true),
    ],
  ],
  [
    'changes',
    'schemas/change.schema.json',
    (schema) => [
      '| `change` | What it does | It takes |',
      '| --- | --- | --- |',
      ...(schema.oneOf ?? []).map(changeRow),
    ],
  ],
  [
    'conditions',
    'schemas/condition.schema.json',
    (schema) => ['| `when` | Shows for | Example |', '| --- | --- | --- |', ...(schema.oneOf ?? []).map(conditionRow)],
  ],
];

/** docs/operators.md with its tables from the schemas, each between its two marks; the rest is as written. */
export function operatorsPage(root: string, { descriptors }: Sources): Outputs {
  const text = tables.reduce(
    (before, [name, file, table]) => {
      const [begin, end] = [`<!-- ${name}: generated from ${file} -->`, `<!-- /${name} -->`];
      const [start, rest] = before.split(begin);
      const after = rest?.split(end)[1];
      if (start === undefined || after === undefined)
        throw new Error(`${page} needs the marks ${begin} and ${end}, each once.`);
      const schema = descriptors.find(({ path }) => path === file)?.schema as FieldSchema;
      return `${start}${begin}\n\n${table(schema).join('\n')}\n\n${end}${after}`;
    },
    readFileSync(join(root, page), 'utf8'),
  );
  return new Map([[page, text]]);
}

function changeRow({ properties = {}, required = [] }: FieldSchema): string {
  const { change, ...others } = properties;
  const taken = Object.entries(others).map(
    ([name, { description }]) =>
      `\`${name}\`${required.includes(name) ? '' : ' if wanted'}: ${lowerFirst(description)}`,
  );
  return `| ${code(change?.const)} | ${change?.description ?? ''} | ${taken.join(' ')} |`;
}

function conditionRow({ properties = {} }: FieldSchema): string {
  return Object.entries(properties)
    .map(([name, field]) => `| \`${name}\` | ${field.description ?? ''} | ${exampleOf(name, field)} |`)
    .join('\n');
}

function exampleOf(name: string, field: FieldSchema): string {
  const inner = Object.entries(field.properties ?? {}).flatMap(([key, { examples }]): [string, unknown][] =>
    examples?.[0] === undefined ? [] : [[key, examples[0]]],
  );
  const value: unknown =
    field.examples?.[0] ??
    (inner.length > 0
      ? Object.fromEntries(inner)
      : name === 'not'
        ? { auth: 'guest' }
        : [{ auth: 'guest' }, { locale: ['EN'] }]);
  return code({ [name]: value });
}

function lowerFirst(text = ''): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function rowsOf(
  { properties = {}, required = [], 'x-needed': needed = [], additionalProperties }: FieldSchema,
  prefix: string,
  isNeeded: boolean,
): string[] {
  const named = Object.entries(properties).filter(([name]) => name !== '$schema');
  const each: readonly (readonly [string, FieldSchema])[] =
    typeof additionalProperties === 'object' ? [['<name>', additionalProperties]] : [];
  return [...named, ...each].flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const isWanted = isNeeded && [...required, ...needed].includes(name);
    return [row(path, field, isWanted), ...rowsOf(field, `${path}.`, true)];
  });
}

function row(path: string, field: FieldSchema, isWanted: boolean): string {
  const values = field.enum === undefined ? '' : ` One of ${field.enum.map((value) => code(value)).join(', ')}.`;
  const usual = field.default === undefined || isEmpty(field.default) ? '' : code(field.default);
  const example = field.const ?? field.examples?.[0];
  return `| \`${path}\` | ${field.description ?? ''}${values} | ${isWanted ? 'needed' : usual} | ${example === undefined ? '' : code(example)} |`;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value).replace(/\|/g, '\\|')}\``;
}
