import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outputs } from './outputs';

interface FieldSchema {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties?: FieldSchema | boolean;
}

const page = 'docs/operators.md';
const begin = '<!-- fields: generated from schemas/site.schema.json -->';
const end = '<!-- /fields -->';

/** docs/operators.md with the table of every field of site.json, from its schema, between its two marks; the rest is as written. */
export function operatorsPage(root: string): Outputs {
  const text = readFileSync(join(root, page), 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} needs the marks ${begin} and ${end}, each once.`);
  const schema = JSON.parse(readFileSync(join(root, 'schemas/site.schema.json'), 'utf8')) as FieldSchema;
  const table = ['| Field | Meaning | Needed, or default | Example |', '| --- | --- | --- | --- |', ...rowsOf(schema, '', true)].join('\n');
  return new Map([[page, `${before}${begin}\n\n${table}\n\n${end}${after}`]]);
}

function rowsOf({ properties = {}, required = [], additionalProperties }: FieldSchema, prefix: string, isNeeded: boolean): string[] {
  const named = Object.entries(properties).filter(([name]) => name !== '$schema');
  const each: readonly (readonly [string, FieldSchema])[] = typeof additionalProperties === 'object' ? [['<name>', additionalProperties]] : [];
  return [...named, ...each].flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const isWanted = isNeeded && required.includes(name);
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
