import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * What a module asks for by its own words: modules of the project as files, packages by their names. Types are left
 * out: nothing loads them.
 */
interface Asked {
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

/**
 * The packages that run when one of `entries` (paths from `root`) runs, each with the first file that asks for it. It
 * follows every import with a plain text, dynamic ones and `new URL('./file', import.meta.url)` included, and leaves
 * types out.
 */
export function packagesOf(root: string, entries: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>(entries);
  for (const file of seen) {
    const asked = readModule(root, file);
    for (const name of asked.packages) if (!found.has(name)) found.set(name, file);
    for (const other of asked.files) seen.add(other);
  }
  return found;
}

function readModule(root: string, file: string): Asked {
  if (!/\.(?:[cm]?[jt]sx?)$/.test(file)) return { files: [], packages: [] };
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const files: string[] = [];
  const packages: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      const own = /^\.{0,2}\//.test(specifier) ? fileOf(root, join(dirname(file), specifier)) : undefined;
      if (own !== undefined) files.push(own);
      else if (/^[@a-z]/.test(specifier) && !isBuiltin(specifier)) packages.push(packageName(specifier));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { files, packages };
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
    return textOf(node.moduleSpecifier);
  if (ts.isExportDeclaration(node) && !node.isTypeOnly) return textOf(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0]);
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL')
    return textOf(node.arguments?.[0]);
  return undefined;
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function fileOf(root: string, path: string): string | undefined {
  const bare = path.replace(/\?.*$/, '');
  const candidates = [bare, ...['.ts', '.tsx', '.js', '/index.ts', '/index.tsx'].map((ending) => bare + ending)];
  const file = candidates.find((one) => existsSync(join(root, one)) && statSync(join(root, one)).isFile());
  return file === undefined ? undefined : relative('.', file);
}
