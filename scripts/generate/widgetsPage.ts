import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slotWords, type WrittenSlots } from '../config/slots';
import { variantsOf } from '../config/variants';
import type { Outputs } from './outputs';

interface PropSchema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: PropSchema;
  readonly oneOf?: readonly PropSchema[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, PropSchema>>;
  readonly 'x-slots'?: WrittenSlots;
  readonly [keyword: `x-${string}`]: unknown;
}

/** What a text names, by the keyword that marks it in a schema. */
const named: Readonly<Record<string, string>> = {
  'x-route': 'name of a page',
  'x-modal': 'name of a modal',
  'x-category': 'name of a category',
  'x-provider': 'code of a provider',
  'x-form': 'name of a form',
  'x-variants': 'name of a variant',
  'x-breakpoint': 'name of a breakpoint',
  'x-icon': 'name of an icon',
};

/** Where the pictures of widgets are, one a type. */
export const picturesFolder = 'docs/pictures';

/**
 * docs/widgets.md: every widget with what it is, its picture, props, variants, slots and an example, from its schema
 * (CARD-2).
 */
export function widgetsPage(root: string): Outputs {
  const types = readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const head = `# Widgets

Every widget that pages, layouts, modals and the shell may name, made by \`npm run generate\` from the schemas in \`widgets/\`. Do not edit. A node is
\`{ "id": …, "type": …, "props": { … } }\`, with \`when\` and \`slots\` if wanted. How to write one: [widget-authors.md](widget-authors.md). The pictures show a form
of each in one skin, 720 px wide; \`npm run pictures\` draws them.

${types.map((type) => `[${type}](#${type})`).join(' · ')}
`;
  return new Map([['docs/widgets.md', [head, ...types.map((type) => section(root, type))].join('\n')]]);
}

function section(root: string, type: string): string {
  const schema = JSON.parse(readFileSync(join(root, 'widgets', type, `${type}.schema.json`), 'utf8')) as PropSchema;
  const { description = '', properties = {}, required = [] } = schema;
  const variants = variantsOf(root, type);
  const rows = Object.entries(properties).map(([name, prop]) =>
    row(name, prop, required.includes(name), variants[name]),
  );
  const table =
    rows.length === 0
      ? 'It has no props.'
      : ['| Prop | What it says | Type | Default |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const slots = Object.entries(schema['x-slots'] ?? {}).map(([name, slot]) => `- slot \`${name}\`: ${slotWords(slot)}`);
  const picture = existsSync(join(root, picturesFolder, `${type}.webp`))
    ? [`![${type} in one of its forms](pictures/${type}.webp)`]
    : [];
  const parts = [
    `## ${type}`,
    description,
    ...picture,
    table,
    ...(slots.length === 0 ? [] : [slots.join('\n')]),
    exampleOf(type, properties, required),
  ];
  return `${parts.join('\n\n')}\n`;
}

function row(name: string, prop: PropSchema, isNeeded: boolean, variants: readonly string[] | undefined): string {
  const choice = variants === undefined ? '' : choiceOf(variants);
  const usual = prop.default === undefined ? (isNeeded ? 'needed' : '') : code(prop.default);
  return `| \`${name}\` | ${(prop.description ?? '').replaceAll('|', '\\|')}${choice} | ${typeOf(prop)} | ${usual} |`;
}

/** The variants that every template has, then those that single templates own. */
function choiceOf(variants: readonly string[]): string {
  const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const owned = variants.filter((name) => name.includes('/'));
  return ` One of ${listed(variants.filter((name) => !name.includes('/')))}.${owned.length === 0 ? '' : ` Owned by a template: ${listed(owned)}.`}`;
}

/** A type in words: what stands there, not how the schema writes it. */
function typeOf(prop: PropSchema): string {
  if (prop.enum !== undefined) return prop.enum.map(code).join(', ');
  if (prop.const !== undefined) return code(prop.const);
  if (prop.$ref !== undefined)
    return prop.$ref.endsWith('text.schema.json')
      ? 'words'
      : (prop.$ref.split('/').at(-1) ?? 'object').replace(/\.schema\.json$/, '');
  if (prop.type === 'array') return `list of ${prop.items === undefined ? 'anything' : typeOf(prop.items)}`;
  const word = Object.keys(named).find((keyword) => keyword in prop);
  if (word !== undefined) return named[word] ?? '';
  const kinds: Readonly<Record<string, string>> = {
    string: 'text',
    boolean: 'true or false',
    integer: 'whole number',
    number: 'number',
    object: 'object',
  };
  const types = typeof prop.type === 'string' ? [prop.type] : (prop.type ?? ['object']);
  return types.map((type) => kinds[type] ?? type).join(' or ');
}

/** A node with what it needs, and what its schema shows of the rest. */
function exampleOf(
  type: string,
  properties: Readonly<Record<string, PropSchema>>,
  required: readonly string[],
): string {
  const shown = Object.entries(properties).filter(([name], index) => required.includes(name) || index < 3);
  const props = Object.fromEntries(
    shown.flatMap(([name, prop]) => (prop.examples?.[0] === undefined ? [] : [[name, prop.examples[0]]])),
  );
  return `\`\`\`json\n${JSON.stringify({ id: type, type, props }, null, 2)}\n\`\`\``;
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value).replace(/\|/g, '\\|')}\``;
}
