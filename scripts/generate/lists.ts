import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { banner, generatedRoot, type Outputs } from './outputs';

/**
 * The lists that code needs by their words: languages (I18N-1), switches of a site and keys that it needs in the order
 * of their schemas, and breakpoints (VIEW-1) of the platform's table.
 */
export function lists(root: string): Outputs {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  const site = read('schemas/site.schema.json') as Needing;
  const { breakpoints } = read('site-configs/platform/breakpoints.json') as {
    readonly breakpoints: Readonly<Record<string, number>>;
  };
  const text = `// ${banner}
/** Codes of the languages, of schemas/platform/locales.schema.json. */
export const localeCodes = [${codesIn(root)
    .map((code) => `'${code}'`)
    .join(', ')}] as const;

/** Names of the switches of a site, of schemas/site.schema.json. */
export const featureNames = [
${Object.keys(site.properties?.features?.properties ?? {})
  .map((name) => `  '${name}',`)
  .join('\n')}
] as const;

/** Min-width in px by name, of site-configs/platform/breakpoints.json. */
export const breakpoints = {
${Object.entries(breakpoints)
  .map(([name, width]) => `  ${name}: ${width},`)
  .join('\n')}
} as const;
`;
  const needed = `// ${banner}
/** Keys that a site or its family must say, inside an object where there is one, of schemas/site.schema.json. */
export const neededKeys: readonly { readonly inside: string; readonly key: string; readonly example?: string }[] = [
${neededIn(site)
  .map((row) => `  ${JSON.stringify(row)},`)
  .join('\n')}
];
`;
  return new Map([
    [`${generatedRoot}/lists.ts`, text],
    // The browser never needs these.
    [`${generatedRoot}/needed.ts`, needed],
  ]);
}

interface Needing {
  readonly 'x-needed'?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Needing>>;
}

/** Keys that are needed in a schema, and in the objects of its properties. */
function neededIn({ 'x-needed': needed = [], properties = {} }: Needing, inside = ''): readonly object[] {
  const own = needed.map((key) => {
    const [example] = properties[key]?.examples ?? [];
    return { inside, key, ...(example === undefined ? {} : { example: JSON.stringify(example) }) };
  });
  return [...own, ...(inside === '' ? Object.entries(properties).flatMap(([key, inner]) => neededIn(inner, key)) : [])];
}

/** Codes of the languages in their order, as the schema of the platform's locales has them. */
export function codesIn(root: string): readonly string[] {
  const { $defs } = JSON.parse(readFileSync(join(root, 'schemas/platform/locales.schema.json'), 'utf8')) as {
    readonly $defs: { readonly code: { readonly enum: readonly string[] } };
  };
  return $defs.code.enum;
}
