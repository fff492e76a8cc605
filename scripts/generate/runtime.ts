import { banner, generatedRoot, type Outputs } from './outputs';

const code = `// ${banner}
/** Length in characters, not in UTF-16 units. */
export function ucs2length(text) {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Whether two JSON values are the same. */
export function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}
`;

const types = `// ${banner}
/** What a validator finds wrong. */
export interface ValidatorError {
  /** JSON Pointer of the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** Where the error is about a key: the key. */
  readonly propertyName?: string;
  readonly data?: unknown;
  readonly parentSchema?: { readonly [keyword: string]: unknown };
}

/** A standalone validator; \`errors\` holds what its last call found. */
export interface Validator<Value> {
  (this: unknown, data: unknown): data is Value;
  errors?: readonly ValidatorError[] | null;
}

/** What a value must look like, in few letters: see scripts/generate/shapes.ts. */
export type Shape =
  | string
  | readonly [item: Shape, least?: number, read?: number]
  | {
      readonly r?: { readonly [field: string]: Shape };
      readonly o?: { readonly [field: string]: Shape };
      readonly a?: readonly string[];
    }
  | { readonly m: Shape }
  | { readonly e: readonly unknown[] }
  | { readonly t: string; readonly p: string };

/** The shape of an answer, among those that it names. */
export interface AnswerShape<Answer> {
  readonly shapes: { readonly [name: string]: Shape };
  readonly name: string;
  /** Never there: it tells the compiler what reading returns. */
  readonly answer?: Answer;
}
`;

/** The few functions that standalone validators call, as ESM without any package. */
export function runtimeFiles(): Outputs {
  return new Map([
    [`${generatedRoot}/validators/runtime.js`, code],
    [`${generatedRoot}/validators/runtime.d.ts`, types],
  ]);
}

const runtimeCalls: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'ucs2length',
  'require("ajv/dist/runtime/equal").default': 'equal',
};

/**
 * Replaces calls of Ajv's own runtime in standalone code by imports of `./runtime.js`; throws for one it does not know.
 */
export function withLocalRuntime(standalone: string): string {
  const used = new Set<string>();
  const rewritten = standalone.replace(/require\("[^"]+"\)(?:\.\w+)?/g, (call) => {
    const name = runtimeCalls[call];
    if (name === undefined)
      throw new Error(`Standalone validators would need ${call}; scripts/generate/runtime.ts does not know it.`);
    used.add(name);
    return name;
  });
  const unshadowed = rewritten.replace(/^const (\w+) = (ucs2length|equal);$/gm, 'const $1 = $2;');
  const imports = used.size > 0 ? `import { ${[...used].sort().join(', ')} } from './runtime.js';\n` : '';
  return `// ${banner}\n${imports}${unshadowed.replace(/^"use strict";\s*/, '')}\n`;
}
