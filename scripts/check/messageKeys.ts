import ts from 'typescript';
import { withoutPlural } from '../../engine/i18n/flattenMessages.ts';

/** How code and configuration name message keys: as they are, or by a pattern in which `*` stands for any words. */
export interface KeyUses {
  readonly keys: ReadonlySet<string>;
  readonly patterns: readonly KeyPattern[];
}

interface KeyPattern {
  readonly pattern: string;
  readonly file: string;
  /** Said by a comment, so it must fit something; what only looks like a key need not. */
  readonly isDeclared: boolean;
}

/** A pattern that a comment beside the code declares: `@messages errors:*`. */
const declared = /@messages[ \t]+([\w:.][\w:.*]*)/g;

/** The start of a key that is put together: a section and a dot. */
const keyStart = /^(?:[a-z]+:)?[a-z]\w*\.[\w.]*$/;

/**
 * What a source file names: every text it holds may be a key, and a template such as `winners.${view}` is a pattern.
 * Keys that come from elsewhere are declared by a comment.
 */
export function usesIn(file: string, source: string): KeyUses {
  const keys = new Set<string>();
  const patterns = [...source.matchAll(declared)].map(([, pattern = '']): KeyPattern => ({
    pattern,
    file,
    isDeclared: true,
  }));
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) keys.add(node.text);
    if (ts.isTemplateExpression(node) && keyStart.test(node.head.text)) {
      patterns.push({
        pattern: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*'),
        file,
        isDeclared: false,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return { keys, patterns };
}

/** The keys that a descriptor names, at any depth: `{ "key": "home.hotNow" }`. Of a schema only defaults count. */
export function keysInJson(value: unknown, isSchema = false): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (name === 'examples') return [];
    if (isSchema && name === 'default') return keysInJson(part);
    return !isSchema && name === 'key' && typeof part === 'string' ? [part] : keysInJson(part, isSchema);
  });
}

/** All uses as one. */
export function joinUses(all: readonly KeyUses[]): KeyUses {
  return { keys: new Set(all.flatMap(({ keys }) => [...keys])), patterns: all.flatMap(({ patterns }) => patterns) };
}

/**
 * Keys that nothing names, and patterns that fit no key. `known` are keys as `set:key`; a name without a set means any
 * of them but `errors`. Plural forms stand under their common key.
 */
export function keyProblems(known: readonly string[], { keys, patterns }: KeyUses): readonly string[] {
  const names = [...new Set(known.map((full) => withoutPlural(full)))];
  const bare = (full: string) => full.slice(full.indexOf(':') + 1);
  const fits = (pattern: string) => {
    const expression = new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\*/g, '[\\w.]+')}$`);
    return (full: string) => expression.test(pattern.includes(':') ? full : bare(full));
  };
  const tests = patterns.map(({ pattern }) => fits(pattern));
  const isUsed = (full: string) => keys.has(full) || keys.has(bare(full)) || tests.some((test) => test(full));
  return [
    ...names
      .filter((full) => !isUsed(full))
      .map((full) => `The message "${full}" is used nowhere. Take it out of every language, or use it.`),
    ...patterns
      .filter(({ pattern, isDeclared }) => isDeclared && !names.some(fits(pattern)))
      .map(({ pattern, file }) => `${file}: no message fits "${pattern}". Mend the words or take them out.`),
  ];
}
