import { definitionsOf } from './definitions';
import { banner, generatedRoot, type Outputs } from './outputs';
import { shapeOf, shapeRuntime } from './shapes';
import { baseName, type SchemaFile, type Sources } from './sources';

const folder = `${generatedRoot}/validators`;

/**
 * Validators of the calls' answers, a file a group, as shapes that a few lines of code read: the browser loads them before
 * the first interaction, and the same checks as standalone Ajv code weigh five times as much. Tests compare them with Ajv.
 */
export function apiValidators(sources: Sources): Outputs {
  const outputs: Outputs = new Map([
    [`${folder}/shapes.js`, `// ${banner}\n${shapeRuntime.trimStart()}`],
    [
      `${folder}/shapes.d.ts`,
      `// ${banner}\nimport type { Validator } from './runtime';\n\nexport declare function shapeValidator(shapes: Readonly<Record<string, unknown>>, name: string): Validator<unknown>;\n`,
    ],
  ]);
  for (const file of sources.api) {
    try {
      for (const [path, text] of groupFiles(file)) outputs.set(path, text);
    } catch (error) {
      sources.problems.push(`${file.path}: ${(error as Error).message}`);
    }
  }
  return outputs;
}

function groupFiles({ path, schema }: SchemaFile): Outputs {
  const definitions = definitionsOf(schema);
  const answers = Object.keys(definitions).filter((name) => name.endsWith('Answer'));
  const wanted = namedBy(definitions, answers);
  const shapes = Object.fromEntries(wanted.map((name) => [name, shapeOf(definitions[name] ?? {}, name)]));
  const code = answers.map((name) => `export const validate${name} = /* @__PURE__ */ shapeValidator(shapes, '${name}');`);
  const types = answers.map((name) => `export declare const validate${name}: Validator<api.${name}>;`);
  const name = `${folder}/api-${baseName(path)}`;
  return new Map([
    [`${name}.js`, `// ${banner}\nimport { shapeValidator } from './shapes.js';\n\nconst shapes = ${JSON.stringify(shapes)};\n\n${code.join('\n')}\n`],
    [`${name}.d.ts`, `// ${banner}\nimport type { Validator } from './runtime';\nimport type * as api from '../api';\n\n${types.join('\n')}\n`],
  ]);
}

/** The definitions that the given ones refer to, and themselves. */
function namedBy(definitions: ReturnType<typeof definitionsOf>, names: readonly string[]): readonly string[] {
  const found = new Set(names);
  for (const name of found) {
    for (const [, inner = ''] of JSON.stringify(definitions[name] ?? {}).matchAll(/"#\/\$defs\/(\w+)"/g)) found.add(inner);
  }
  return [...found];
}
