import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { banner, generatedRoot, type Outputs } from './outputs';

/**
 * The lists that code needs by their words: languages (I18N-1) and switches of a site in the order of their schemas,
 * and breakpoints (VIEW-1) of the platform's table.
 */
export function lists(root: string): Outputs {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  const { properties } = read('schemas/site.schema.json') as {
    readonly properties: { readonly features: { readonly properties: object } };
  };
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
${Object.keys(properties.features.properties)
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
  return new Map([[`${generatedRoot}/lists.ts`, text]]);
}

/** Codes of the languages in their order, as the schema of the platform's locales has them. */
export function codesIn(root: string): readonly string[] {
  const { $defs } = JSON.parse(readFileSync(join(root, 'schemas/platform/locales.schema.json'), 'utf8')) as {
    readonly $defs: { readonly code: { readonly enum: readonly string[] } };
  };
  return $defs.code.enum;
}
