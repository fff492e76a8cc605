import { definitionsOf } from './definitions';
import { banner, generatedRoot, type Outputs } from './outputs';
import type { Shape } from '../../schemas/generated/validators/runtime';
import { shapeOf, shapeRuntime } from './shapes';
import { baseName, type Sources } from './sources';
import type { Schema, SchemaFile } from './schema';

const folder = `${generatedRoot}/validators`;

/**
 * Shapes of the calls' answers and validators of their bodies, a file a group, as shapes that a few lines of code read:
 * the browser loads them before the first interaction, and the same checks as standalone Ajv code weigh five times as
 * much. Tests compare them with Ajv.
 */
export function apiValidators(sources: Sources): Outputs {
  const outputs: Outputs = new Map([
    [`${folder}/shapes.js`, `// ${banner}\n${shapeRuntime.trimStart()}`],
    [
      `${folder}/shapes.d.ts`,
      `// ${banner}\nimport type { Validator } from './runtime';\n\nexport declare function shapeValidator(shapes: Readonly<Record<string, unknown>>, name: string): Validator<unknown>;\n`,
    ],
  ]);
  for (const file of sources.api) collect(outputs, sources, file, groupFiles);
  return outputs;
}

/** Shapes of what the browser keeps between visits, of the same kind (STATE-1). */
export function stateValidators(sources: Sources): Outputs {
  const outputs: Outputs = new Map();
  for (const file of sources.state) collect(outputs, sources, file, stateFiles);
  return outputs;
}

function collect(outputs: Outputs, sources: Sources, file: SchemaFile, filesOf: (file: SchemaFile) => Outputs): void {
  try {
    for (const [path, text] of filesOf(file)) outputs.set(path, text);
  } catch (error) {
    sources.problems.push(`${file.path}: ${(error as Error).message}`);
  }
}

function stateFiles({ path, schema }: SchemaFile): Outputs {
  const definitions = definitionsOf(schema);
  const names = Object.keys(definitions);
  const constants = `const shapes = ${JSON.stringify(shapesOf(definitions, names))};`;
  return validatorFiles(`state-${baseName(path)}`, 'state', constants, names.map(shapeNamed), [], names);
}

function groupFiles({ path, schema }: SchemaFile): Outputs {
  const definitions = definitionsOf(schema);
  const [answers, requests] = ['Answer', 'Request'].map((ending) =>
    Object.keys(definitions).filter((name) => name.endsWith(ending)),
  ) as [string[], string[]];
  const shapes = shapesOf(definitions, answers);
  const requestShapes = shapesOf(mapValues(definitions, lenient), requests);
  const code = [...answers.map(shapeNamed), ...requests.map((name) => validatorOf(name, 'requestShapes'))];
  const constants = `const shapes = ${JSON.stringify(shapes)};\n\n// Apart, so that groups that check no bodies leave it out.\nconst requestShapes = ${JSON.stringify(requestShapes)};`;
  return validatorFiles(`api-${baseName(path)}`, 'api', constants, code, requests, answers);
}

function validatorFiles(
  file: string,
  types: string,
  constants: string,
  code: readonly string[],
  names: readonly string[],
  answers: readonly string[] = [],
): Outputs {
  const declarations = [
    ...answers.map((name) => `export declare const ${lowerFirst(name)}: AnswerShape<${types}.${name}>;`),
    ...names.map((name) => `export declare const validate${name}: Validator<${types}.${name}>;`),
  ];
  const used = [...(answers.length > 0 ? ['AnswerShape'] : []), ...(names.length > 0 ? ['Validator'] : [])].join(', ');
  return new Map([
    [
      `${folder}/${file}.js`,
      `// ${banner}\n${names.length > 0 ? "import { shapeValidator } from './shapes.js';\n\n" : ''}${constants}\n\n${code.join('\n')}\n`,
    ],
    [
      `${folder}/${file}.d.ts`,
      `// ${banner}\nimport type { ${used} } from './runtime';\nimport type * as ${types} from '../${types}';\n\n${declarations.join('\n')}\n`,
    ],
  ]);
}

function validatorOf(name: string, shapes: string): string {
  return `export const validate${name} = /* @__PURE__ */ shapeValidator(${shapes}, '${name}');`;
}

function shapeNamed(name: string): string {
  return `export const ${lowerFirst(name)} = { shapes, name: '${name}' };`;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

type Definitions = ReturnType<typeof definitionsOf>;

function shapesOf(definitions: Definitions, names: readonly string[]): Readonly<Record<string, Shape>> {
  return Object.fromEntries(namedBy(definitions, names).map((name) => [name, shapeOf(definitions[name] ?? {}, name)]));
}

const platformsOwn = new Set(['additionalProperties', 'minimum', 'maximum', 'maxLength']);

/** A body's schema as the browser checks it: types, words and patterns; limits are the platform's to judge. */
function lenient(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(
    ([keyword, value]) => !platformsOwn.has(keyword) || (keyword === 'additionalProperties' && value !== false),
  );
  return Object.fromEntries(
    kept.map(([keyword, value]) => [
      keyword,
      keyword === 'properties' ? mapValues(value as Readonly<Record<string, Schema>>, lenient) : value,
    ]),
  );
}

function mapValues(
  object: Readonly<Record<string, Schema>>,
  change: (value: Schema) => Schema,
): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

/** The definitions that the given ones refer to, and themselves. */
function namedBy(definitions: Definitions, names: readonly string[]): readonly string[] {
  const found = new Set(names);
  for (const name of found) {
    for (const [, inner = ''] of JSON.stringify(definitions[name] ?? {}).matchAll(/"#\/\$defs\/(\w+)"/g))
      found.add(inner);
  }
  return [...found];
}
