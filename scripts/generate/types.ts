import { compile } from 'json-schema-to-typescript';
import { pascalCase } from '../../engine/config/typeNames';
import { definitionsOf } from './definitions';
import { banner, generatedRoot, type Outputs } from './outputs';
import { definedName, typeable } from './typeable';
import { baseName, type Sources } from './sources';
import type { Schema, SchemaFile } from './schema';

/** Types of every widget's props: `GameGridProps` from widgets/game-grid/game-grid.schema.json. */
export async function widgetTypes(sources: Sources): Promise<Outputs> {
  const parts = sources.widgets.flatMap((file) => typesOf(sources, file, pascalCase(file.type), 'Props'));
  return new Map([[`${generatedRoot}/widgets.d.ts`, await fileOf(parts, compiledImport)]]);
}

/** Types of the descriptors: `SiteDescriptor`, `ThemesDescriptor`… */
export async function descriptorTypes(sources: Sources): Promise<Outputs> {
  const own = sources.descriptors.filter(({ path }) => !['text', 'condition', 'action'].includes(baseName(path)));
  const parts = own.flatMap((file) => typesOf(sources, file, pascalCase(baseName(file.path)), 'Descriptor'));
  return new Map([[`${generatedRoot}/descriptors.d.ts`, await fileOf(parts, compiledImport)]]);
}

/** Types of the calls: an interface a definition, in one file, so each name stands once. */
export function apiTypes(sources: Sources): Promise<Outputs> {
  return definedTypes(sources, sources.api, 'api');
}

/** Types of what the browser keeps, likewise. */
export function stateTypes(sources: Sources): Promise<Outputs> {
  return definedTypes(sources, sources.state, 'state');
}

async function definedTypes(sources: Sources, files: readonly SchemaFile[], name: string): Promise<Outputs> {
  const seen = new Map<string, string>();
  const parts = files.flatMap(({ path, schema }) =>
    Object.entries(definitionsOf(schema)).flatMap(([definition, content]) => {
      const first = seen.get(definition);
      if (first !== undefined) {
        sources.problems.push(`${path}: "${definition}" is already defined in ${first}.`);
        return [];
      }
      seen.set(definition, path);
      return [typeOf(sources, path, typeable(content, definition, ''))];
    }),
  );
  return new Map([[`${generatedRoot}/${name}.d.ts`, await fileOf(parts, '')]]);
}

const compiledImport = `import type { Condition, Text } from '../../engine/config/compiled';
import type { Action } from '../../engine/config/compiledActions';\n\n`;

function typesOf(sources: Sources, { path, schema }: SchemaFile, prefix: string, suffix: string): Promise<string>[] {
  const root = `${prefix}${suffix}`;
  const definitions = Object.entries(definitionsOf(schema)).map(([name, definition]) =>
    typeable(definition, definedName(prefix, name), prefix, root),
  );
  return [typeable(schema, root, prefix), ...definitions].map((part) => typeOf(sources, path, part));
}

async function typeOf(sources: Sources, path: string, schema: Schema): Promise<string> {
  try {
    return await compile(schema, String(schema.title), {
      additionalProperties: false,
      bannerComment: '',
      declareExternallyReferenced: true,
      format: false,
      ignoreMinAndMaxItems: true,
      unknownAny: true,
    });
  } catch (error) {
    sources.problems.push(`${path}: ${(error as Error).message}`);
    return '';
  }
}

async function fileOf(parts: readonly Promise<string>[], imports: string): Promise<string> {
  const { format } = await import('prettier');
  const text = (await Promise.all(parts)).map((part) => part.trim()).filter((part) => part !== '');
  const used = imports !== '' && text.some((part) => /\b(?:Action|Condition|Text)\b/.test(part)) ? imports : '';
  return format(`// ${banner}\n${used}${text.length === 0 ? 'export {};' : text.join('\n\n')}\n`, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 120,
  });
}
