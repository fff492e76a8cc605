import standaloneModule from 'ajv/dist/standalone/index.js';
import { pascalCase } from '../../engine/config/typeNames';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { makeAjv, schemaId } from './ajv';
import { banner, generatedRoot, type Outputs } from './outputs';
import { withLocalRuntime } from './runtime';
import { baseName, type Sources } from './sources';
import type { SchemaFile } from './schema';

// The module is CommonJS: what is typed as its default export holds the function under `default` once more.
const { default: standaloneCode } = standaloneModule as unknown as {
  readonly default: (ajv: Ajv2020, ids: Readonly<Record<string, string>>) => string;
};

const folder = `${generatedRoot}/validators`;

/** One validator a descriptor, all errors at once, for tools that run in Node: `validateSite`, `validateThemes`… */
export function descriptorValidators(sources: Sources): Outputs {
  const ajv = makeAjv(sources.descriptors, { allErrors: true, verbose: true });
  const exports = compilable(sources, sources.descriptors, (file) => ajv.getSchema(schemaId(file.path))).map(
    (file) => ({
      name: `validate${pascalCase(baseName(file.path))}`,
      id: schemaId(file.path),
      type: 'unknown',
    }),
  );
  return validatorFiles('descriptors', ajv, exports);
}

/** One validator a widget's props, which also fills in the defaults, and all of them by type. */
export function widgetValidators(sources: Sources): Outputs {
  const ajv = makeAjv([...sources.descriptors, ...sources.widgets], {
    allErrors: true,
    verbose: true,
    useDefaults: true,
  });
  const exports = compilable(sources, sources.widgets, (file) => ajv.getSchema(schemaId(file.path))).map((file) => ({
    name: `validate${pascalCase(baseName(file.path))}`,
    id: schemaId(file.path),
    type: 'unknown',
    key: baseName(file.path),
  }));
  const outputs = validatorFiles('widgets', ajv, exports);
  const table = exports.map(({ key, name }) => `  "${key}": ${name},`).join('\n');
  append(
    outputs,
    `${folder}/widgets.js`,
    `/** Validators of props by widget type. */\nexport const validators = {\n${table}\n};\n`,
  );
  append(
    outputs,
    `${folder}/widgets.d.ts`,
    `/** Validators of props by widget type; each fills in the defaults. */\nexport declare const validators: { readonly [type: string]: Validator<unknown> };\n`,
  );
  return outputs;
}

interface ValidatorExport {
  readonly name: string;
  readonly id: string;
  readonly type: string;
}

function validatorFiles(name: string, ajv: ReturnType<typeof makeAjv>, exports: readonly ValidatorExport[]): Outputs {
  const ids = Object.fromEntries(exports.map((entry) => [entry.name, entry.id]));
  const code = exports.length === 0 ? '' : standaloneCode(ajv, ids);
  const imports = [`import type { Validator } from './runtime';`];
  const types = exports.map((entry) => `export declare const ${entry.name}: Validator<${entry.type}>;`);
  return new Map([
    [`${folder}/${name}.js`, withLocalRuntime(code)],
    [`${folder}/${name}.d.ts`, `// ${banner}\n${[...imports, '', ...types].join('\n')}\n`],
  ]);
}

function compilable(
  sources: Sources,
  files: readonly SchemaFile[],
  compile: (file: SchemaFile) => unknown,
): readonly SchemaFile[] {
  return files.filter((file) => {
    try {
      compile(file);
      return true;
    } catch (error) {
      sources.problems.push(`${file.path}: ${(error as Error).message}`);
      return false;
    }
  });
}

function append(outputs: Outputs, path: string, text: string): void {
  outputs.set(path, `${outputs.get(path) ?? ''}\n${text}`);
}
