import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A pattern and where it stands first. */
export interface FoundPattern {
  readonly place: string;
  readonly pattern: RegExp;
}

const folders = ['engine', 'widgets', 'templates', 'scripts'];
const isCode = (file: string) =>
  /\.(?:ts|tsx|js|mjs)$/.test(file) && !/\.(?:test|examples|bench)\.|\.d\.ts$/.test(file);

/** Every regular expression that the code writes out: literals, and constructions of a text that is written there. */
export function patternsOfCode(root: string): FoundPattern[] {
  return sourcesOf(root).flatMap((source) => literalsIn(source));
}

/** Constructions whose text is put together: they need samples. As `file: RegExp(…)`. */
export function builtPatterns(root: string): string[] {
  return sourcesOf(root).flatMap((source) => {
    const found: string[] = [];
    walk(source, (node) => {
      if (isConstruction(node) && writtenOut(node) === undefined)
        found.push(`${source.fileName}: ${node.arguments?.[0]?.getText(source) ?? ''}`);
    });
    return found;
  });
}

/** Every `pattern` of every schema, and every pattern that the platform's own data holds. */
export function patternsOfSchemas(root: string): FoundPattern[] {
  const schemas = ['schemas', 'widgets']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => file.endsWith('.schema.json') && !file.includes('/generated/'));
  const data = JSON.parse(readFileSync(join(root, 'site-configs/platform/forms.json'), 'utf8')) as {
    readonly patterns: Readonly<Record<string, { readonly pattern: string }>>;
  };
  return [
    ...schemas.flatMap((file) => schemaPatterns(JSON.parse(readFileSync(join(root, file), 'utf8')), file)),
    ...Object.entries(data.patterns).map(([name, { pattern }]) => ({
      place: `site-configs/platform/forms.json ${name}`,
      pattern: new RegExp(pattern, 'u'),
    })),
  ];
}

function schemaPatterns(schema: unknown, place: string): FoundPattern[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'pattern' && typeof value === 'string') return [{ place, pattern: new RegExp(value, 'u') }];
    return schemaPatterns(value, `${place}/${key}`);
  });
}

const read = new Map<string, readonly ts.SourceFile[]>();

/** The code below a root, parsed once for all who ask. */
function sourcesOf(root: string): readonly ts.SourceFile[] {
  const known = read.get(root) ?? parsedSources(root);
  read.set(root, known);
  return known;
}

function parsedSources(root: string): ts.SourceFile[] {
  const files = [...folders.flatMap((folder) => filesBelow(root, folder)), ...readdirSync(root)].filter(
    (file) => isCode(file) && !file.startsWith('schemas/'),
  );
  return files.map((file) =>
    ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
  );
}

function literalsIn(source: ts.SourceFile): FoundPattern[] {
  const found: FoundPattern[] = [];
  walk(source, (node) => {
    const written = ts.isRegularExpressionLiteral(node)
      ? node.text
      : isConstruction(node)
        ? writtenOut(node)
        : undefined;
    if (written === undefined) return;
    const end = written.lastIndexOf('/');
    const place = `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    found.push({ place, pattern: new RegExp(written.slice(1, end), written.slice(end + 1)) });
  });
  return found;
}

type Construction = ts.NewExpression | ts.CallExpression;

function isConstruction(node: ts.Node): node is Construction {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
}

/** The pattern of a construction as a literal; undefined where it is put together. */
function writtenOut({ arguments: given }: Construction): string | undefined {
  const [text, flags] = given ?? [];
  if (text === undefined || !ts.isStringLiteralLike(text)) return undefined;
  return `/${text.text}/${flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : ''}`;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
}
